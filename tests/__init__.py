"""The tests. (This file makes them a package: pgx, which `bench` installs, brings one of the same name.)"""
