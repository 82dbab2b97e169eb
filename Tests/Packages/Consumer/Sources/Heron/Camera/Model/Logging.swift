import os

let logger = Logger(subsystem: "com.example.heron", category: "camera")
