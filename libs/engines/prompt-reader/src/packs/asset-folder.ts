import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ENGINE = join('libs', 'engines', 'prompt-reader');

/** Where languages and kinds are: in the checkout, for the sources and for what is built of them. */
export function assetFolder(from: string = import.meta.dirname): string {
  for (let folder = from; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json')) || folder === dirname(folder)) return join(folder, ENGINE);
  }
}

export const readAsset = (path: string): string => readFileSync(join(assetFolder(), path), 'utf8');

/** The names in a folder of the engine, without extensions, in the order of the alphabet. */
export const assetNames = (folder: string): string[] =>
  readdirSync(join(assetFolder(), folder))
    .map((name) => name.replace(/\.yaml$/, ''))
    .toSorted();
