"""Generates the page's TypeScript from the package: types of the wire protocol, rules of the pad.

Only a checkout needs it; nothing that runs imports it.
"""
