/**
 * Lets Node run TypeScript sources directly: `node --import ./tools/register-ts.mjs <file.ts>`. It resolves `.js`
 * specifiers to `.ts` or `.tsx` and the aliases of tsconfig.json, and transpiles with decorator metadata, which Node's own type
 * stripping lacks. For the TypeORM CLI and for worker threads started from source.
 */
import { existsSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { dirname, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { compilerOptions, root, transpile } from './typescript/transpile.mjs';

function sourceOf(specifier, parentURL) {
  if (specifier.startsWith('@capstan/')) {
    const [target] = compilerOptions.paths[specifier] ?? [];
    return target && pathToFileURL(resolve(root, target)).href;
  }
  if (!/^\.{1,2}\//.test(specifier) || !parentURL?.startsWith('file:')) return undefined;
  const base = resolve(dirname(fileURLToPath(parentURL)), specifier.replace(/\.js$/, ''));
  const path = [`${base}.ts`, `${base}.tsx`, base].find((each) => /\.tsx?$/.test(each) && existsSync(each));
  return path && pathToFileURL(path).href;
}

registerHooks({
  resolve(specifier, context, nextResolve) {
    const url = sourceOf(specifier, context.parentURL);
    return url ? { url, format: 'module', shortCircuit: true } : nextResolve(specifier, context);
  },
  load(url, context, nextLoad) {
    if (!url.startsWith('file:') || !/\.tsx?($|\?)/.test(url)) return nextLoad(url, context);
    const fileName = fileURLToPath(url);
    const source = readFileSync(fileName, 'utf8');
    return { format: 'module', source: transpile(fileName, source), shortCircuit: true };
  },
});
