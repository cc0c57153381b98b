import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const FOLDER = join('libs', 'engines', 'claim-verification', 'data');

/** Reads a data file of this engine from the checkout, for the sources and for what is built from them. */
export function readData(name: string, from: string = import.meta.dirname): string {
  for (let folder = from; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json')) || folder === dirname(folder))
      return readFileSync(join(folder, FOLDER, name), 'utf8');
  }
}
