import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { root } from '../bootstrap/paths.mjs';

const RELATIVE_IMPORT = /from '(\.{1,2}\/[^']+)'/g;
/** How the harness and tests name compiled files of the service and of the console. */
const COMPILED_FILE = /'dist', '(?:apps|console)'/;

/**
 * Whether a test file names compiled files, or imports a file of its folder that does. Sources of the service are not read: a test
 * that imports them runs them without a build.
 * @param {string} file absolute.
 * @param {string} folder of tests and harness, absolute.
 */
export function usesBuild(file, folder = join(root, 'test'), seen = new Set()) {
  if (seen.has(file) || !file.startsWith(folder + sep) || !existsSync(file)) return false;
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  if (COMPILED_FILE.test(text)) return true;
  return [...text.matchAll(RELATIVE_IMPORT)].some(([, path]) =>
    usesBuild(resolve(dirname(file), path.replace(/\.js$/, '.ts')), folder, seen),
  );
}
