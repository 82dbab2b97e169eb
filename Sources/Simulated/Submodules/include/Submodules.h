// The parts of modules, as files import them: there is nothing in them.
