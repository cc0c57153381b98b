import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ENGINE = join('libs', 'engines', 'site-renderer');

/** Where style sheets, labels and the browser's script are: in the checkout, for the sources and for what is built of them. */
export function assetFolder(from: string = import.meta.dirname): string {
  for (let folder = from; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json')) || folder === dirname(folder)) return join(folder, ENGINE);
  }
}

const read = new Map<string, string>();

/** A text file of the engine; read once. */
export function readAsset(path: string): string {
  const known = read.get(path);
  if (known !== undefined) return known;
  const text = readFileSync(join(assetFolder(), path), 'utf8');
  read.set(path, text);
  return text;
}
