import { basename, dirname, join, resolve } from 'node:path';

/** Root of this process's modules: the checkout when it runs from source, otherwise `dist`. */
const codeRoot = resolve(import.meta.dirname, '..', '..');
const isCompiled = basename(codeRoot) === 'dist';

/** Folders of this installation. */
export const installation = {
  checkout: isCompiled ? dirname(codeRoot) : codeRoot,
  /** Resolves a path of tsconfig.json, e.g. `./libs/kit/src/index.ts`, to the module of this process. */
  moduleOf: (source: string): string => join(codeRoot, isCompiled ? source.replace(/\.ts$/, '.js') : source),
};
