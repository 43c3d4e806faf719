"""The table for many: matches over HTTP and sockets, kept in a database."""
