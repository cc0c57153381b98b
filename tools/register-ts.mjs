/**
 * Lets Node run TypeScript sources as they are: `node --import ./tools/register-ts.mjs <file.ts>`. It finds the
 * `.ts` behind a `.js` specifier, resolves the aliases of tsconfig.json and transpiles with decorator metadata,
 * which Node's own type stripping leaves out. For the TypeORM CLI and for worker threads started from source.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = resolve(import.meta.dirname, '..');
const require = createRequire(import.meta.url);

/** Loaded on first use: a thread whose files are all compiled never pays for the compiler. */
let compiler;
function load() {
  if (!compiler) {
    const ts = require('typescript');
    const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), (path) => readFileSync(path, 'utf8'));
    const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
    // transpileModule never reads package.json, so under nodenext it would take every file for CommonJS.
    const esm = { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler };
    compiler = { ts, options: { ...options, ...esm, sourceMap: false, inlineSourceMap: true } };
  }
  return compiler;
}

function sourceOf(specifier, parentURL) {
  if (specifier.startsWith('@capstan/')) {
    const [target] = load().options.paths?.[specifier] ?? [];
    return target && pathToFileURL(resolve(root, target)).href;
  }
  if (!/^\.{1,2}\//.test(specifier) || !parentURL?.startsWith('file:')) return undefined;
  const path = resolve(dirname(fileURLToPath(parentURL)), specifier.replace(/\.js$/, '.ts'));
  return path.endsWith('.ts') && existsSync(path) ? pathToFileURL(path).href : undefined;
}

registerHooks({
  resolve(specifier, context, nextResolve) {
    const url = sourceOf(specifier, context.parentURL);
    return url ? { url, format: 'module', shortCircuit: true } : nextResolve(specifier, context);
  },
  load(url, context, nextLoad) {
    if (!url.startsWith('file:') || !/\.ts($|\?)/.test(url)) return nextLoad(url, context);
    const { ts, options } = load();
    const fileName = fileURLToPath(url);
    const source = readFileSync(fileName, 'utf8');
    const { outputText } = ts.transpileModule(source, { fileName, compilerOptions: options });
    return { format: 'module', source: outputText, shortCircuit: true };
  },
});
