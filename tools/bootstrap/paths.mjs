import { join, resolve } from 'node:path';

/** The checkout. Every path below is absolute, so that the scripts work from any folder. */
export const root = resolve(import.meta.dirname, '..', '..');

/** Node 24 from the package `node`; the scripts themselves run on the installed version. */
export const node24 = join(
  root,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

/** The compiled entry of launcher and commands. */
export const launcherMain = join(root, 'dist', 'apps', 'launcher', 'src', 'main.js');

/** A file inside an installed package. */
export const installed = (...path) => join(root, 'node_modules', ...path);
