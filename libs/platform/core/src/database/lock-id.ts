import { crc32 } from 'node:zlib';

/** The key of a PostgreSQL advisory lock, from a dotted name: two purposes never share a number by mistake. */
export const lockIdOf = (name: string): number => crc32(`capstan:${name}`);
