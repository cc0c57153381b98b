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

/** The reading of prompts and the rendering of sites, without a service. */
export async function compiledSiteBuilder(): Promise<
  Pick<typeof import('@capstan/prompt-reader'), 'readPrompt'> &
    Pick<typeof import('@capstan/site-renderer'), 'renderSite'>
> {
  const [{ readPrompt }, { renderSite }] = await Promise.all([
    compiled<typeof import('@capstan/prompt-reader')>('libs/engines/prompt-reader/src/index.js'),
    compiled<typeof import('@capstan/site-renderer')>('libs/engines/site-renderer/src/index.js'),
  ]);
  return { readPrompt, renderSite };
}
