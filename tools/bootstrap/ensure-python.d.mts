/** @returns the Python of the test environment of the Python client, made when needed; undefined without one. */
export function ensurePython(): string | undefined;
/** @returns the same, but never makes it. */
export function readyPython(): string | undefined;
