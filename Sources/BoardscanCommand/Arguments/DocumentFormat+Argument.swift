import ArgumentParser
import DocumentFormats

extension DocumentFormat: ExpressibleByArgument {}
