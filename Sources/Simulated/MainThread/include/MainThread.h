// Nothing to import: the file beside this folder acts when the program starts.
