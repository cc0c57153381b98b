import { basename, dirname, join, resolve } from 'node:path';

/** Where the modules of this process are: the checkout when it runs from its sources, else `dist`. */
const codeRoot = resolve(import.meta.dirname, '..', '..');
const isCompiled = basename(codeRoot) === 'dist';

/** Folders of this installation. */
export const installation = {
  checkout: isCompiled ? dirname(codeRoot) : codeRoot,
  /** The module of this process behind a path of tsconfig.json, e.g. `./libs/kit/src/index.ts`. */
  moduleOf: (source: string): string => join(codeRoot, isCompiled ? source.replace(/\.ts$/, '.js') : source),
};
