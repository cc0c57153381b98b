import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Reads files of the folder `fixtures` next to a test. @param folder `import.meta.dirname` of the test. */
export const fixturesIn =
  (folder: string) =>
  (name: string): string =>
    readFileSync(join(folder, 'fixtures', name), 'utf8');
