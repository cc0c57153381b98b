import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The checkout. */
export const root = resolve(import.meta.dirname, '..', '..');

/**
 * Loads a module of the production build, which is what the benchmarks measure:
 * `compiled('libs/features/credits/src/index.js')`. Its type is that of the source. Sources must not be loaded as well: a
 * class would then exist twice.
 */
export const compiled = <Module>(path: string): Promise<Module> =>
  import(pathToFileURL(join(root, 'dist', path)).href) as Promise<Module>;
