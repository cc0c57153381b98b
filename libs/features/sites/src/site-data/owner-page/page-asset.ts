import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const FOLDER = join('libs', 'features', 'sites', 'src', 'site-data', 'owner-page');

/** The style sheet of the owner's pages, from the checkout: for the sources and for what is built of them. */
export function readStyleSheet(from: string = import.meta.dirname): string {
  for (let folder = from; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json')) || folder === dirname(folder))
      return readFileSync(join(folder, FOLDER, 'owner-page.css'), 'utf8');
  }
}
