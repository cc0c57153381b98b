import { z } from 'zod';

const MAX_OPERATIONS = 500;
const MAX_PATH_CHARACTERS = 400;

/** Members that would reach the prototype of an object. */
const HOSTILE = ['__proto__', 'constructor', 'prototype'];

export const MAX_PATH_DEPTH = 12;

const Path = z
  .string()
  .max(MAX_PATH_CHARACTERS)
  .regex(/^(\/([^~/]|~0|~1)*)*$/, 'must be a JSON Pointer, such as /pages/0/title')
  .refine((path) => keysOf(path).length <= MAX_PATH_DEPTH, `must have at most ${MAX_PATH_DEPTH} parts`)
  .refine((path) => !keysOf(path).some((key) => HOSTILE.includes(key)), 'must not name a prototype');

const operation = <T extends string, S extends z.ZodRawShape>(op: T, shape: S) =>
  z.strictObject({ op: z.literal(op), path: Path, ...shape });

/** An operation of JSON Patch (RFC 6902). */
export const PatchOperation = z
  .discriminatedUnion('op', [
    operation('add', { value: z.json() }),
    operation('remove', {}),
    operation('replace', { value: z.json() }),
    operation('move', { from: Path }),
    operation('copy', { from: Path }),
    operation('test', { value: z.json() }),
  ])
  .meta({ id: 'PatchOperation' });
export type PatchOperation = z.infer<typeof PatchOperation>;

export const DocumentPatch = z.array(PatchOperation).max(MAX_OPERATIONS).meta({ id: 'DocumentPatch' });
export type DocumentPatch = z.infer<typeof DocumentPatch>;

/** The keys of a JSON Pointer. */
export const keysOf = (path: string): string[] =>
  path
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
