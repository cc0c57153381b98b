import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './paths.mjs';
import { runOnNode24 } from './run.mjs';

const loader = pathToFileURL(join(root, 'tools', 'register-ts.mjs')).href;

/** Runs a TypeScript file of the checkout on Node 24 without a build. @returns the exit code. */
export const runFromSource = (file, args) => runOnNode24(['--import', loader, join(root, file), ...args]);
