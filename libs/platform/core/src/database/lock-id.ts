import { crc32 } from 'node:zlib';

/** Derives the key of a PostgreSQL advisory lock from a dotted name, so that two purposes never share a number. */
export const lockIdOf = (name: string): number => crc32(`capstan:${name}`);
