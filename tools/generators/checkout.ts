import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { GeneratorError } from './generator.error.js';
import type { Names } from './names.js';

/** The checkout to extend. */
export const root = resolve(import.meta.dirname, '..', '..');

/** The list of all capabilities. */
export const catalogIndex = join('libs', 'catalog', 'src', 'index.ts');

/** Folder of a capability, relative to the checkout. */
export const capabilityFolder = (capability: string): string => join('libs', 'catalog', 'src', capability);

/** @throws GeneratorError if the path exists. */
export function assertFree(path: string): void {
  if (existsSync(join(root, path))) {
    throw new GeneratorError(`${path} already exists; nothing is overwritten. Choose another name.`);
  }
}

/** @throws GeneratorError if a file of the checkout is missing. */
export function readSource(path: string): string {
  const full = join(root, path);
  if (!existsSync(full)) throw new GeneratorError(`${path} is missing.`);
  return readFileSync(full, 'utf8');
}

/**
 * OpenAPI names schemas by class, so `<Name>Params` and `<Name>Result` must be unique.
 * @throws GeneratorError with the file that has one.
 */
export function assertClassesFree({ pascal, snake }: Names): void {
  const declared = new RegExp(`\\bclass ${pascal}(Params|Result)\\b`);
  for (const file of sourcesBelow(join(root, 'libs'))) {
    const [text] = declared.exec(readFileSync(file, 'utf8')) ?? [];
    if (text) {
      throw new GeneratorError(
        `"${snake}" is taken: ${relative(root, file)} has ${text}. Choose another name.`,
      );
    }
  }
}

const sourcesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => join(folder, file));
