/**
 * Lets Node run TypeScript sources as they are: `node --import ./tools/register-ts.mjs <file.ts>`. It finds the
 * `.ts` behind a `.js` specifier, resolves the aliases of tsconfig.json and transpiles with decorator metadata,
 * which Node's own type stripping leaves out. For the TypeORM CLI and for worker threads started from source.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { threadId } from 'node:worker_threads';

const root = resolve(import.meta.dirname, '..');
const require = createRequire(import.meta.url);

/** A process with a thousand sources would spend ten seconds on them at every start. */
const cache = join(root, 'node_modules', '.cache', 'capstan-ts');
const settings = readFileSync(join(root, 'tsconfig.json'), 'utf8');
const { compilerOptions } = JSON.parse(settings);
const { version } = require('typescript/package.json');

/** Loaded on first use: a thread whose files are all compiled never pays for the compiler. */
let compiler;
function load() {
  if (!compiler) {
    const ts = require('typescript');
    const { options } = ts.convertCompilerOptionsFromJson(compilerOptions, root);
    // transpileModule never reads package.json, so under nodenext it would take every file for CommonJS.
    const esm = { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler };
    compiler = { ts, options: { ...options, ...esm, sourceMap: false, inlineSourceMap: true } };
  }
  return compiler;
}

function sourceOf(specifier, parentURL) {
  if (specifier.startsWith('@capstan/')) {
    const [target] = compilerOptions.paths[specifier] ?? [];
    return target && pathToFileURL(resolve(root, target)).href;
  }
  if (!/^\.{1,2}\//.test(specifier) || !parentURL?.startsWith('file:')) return undefined;
  const path = resolve(dirname(fileURLToPath(parentURL)), specifier.replace(/\.js$/, '.ts'));
  return path.endsWith('.ts') && existsSync(path) ? pathToFileURL(path).href : undefined;
}

function transpiled(fileName, source) {
  const key = createHash('sha256').update(`${version}\0${settings}\0${fileName}\0${source}`).digest('hex');
  const path = join(cache, `${key}.js`);
  try {
    return readFileSync(path, 'utf8');
  } catch {
    const { ts, options } = load();
    const { outputText } = ts.transpileModule(source, { fileName, compilerOptions: options });
    keep(path, outputText);
    return outputText;
  }
}

/** Under a name of its own first: processes that start at once write the same file. */
function keep(path, text) {
  const draft = `${path}.${process.pid}.${threadId}`;
  try {
    mkdirSync(cache, { recursive: true });
    writeFileSync(draft, text);
    renameSync(draft, path);
  } catch {
    // A folder that cannot be written only costs time.
  }
}

registerHooks({
  resolve(specifier, context, nextResolve) {
    const url = sourceOf(specifier, context.parentURL);
    return url ? { url, format: 'module', shortCircuit: true } : nextResolve(specifier, context);
  },
  load(url, context, nextLoad) {
    if (!url.startsWith('file:') || !/\.ts($|\?)/.test(url)) return nextLoad(url, context);
    const fileName = fileURLToPath(url);
    const source = readFileSync(fileName, 'utf8');
    return { format: 'module', source: transpiled(fileName, source), shortCircuit: true };
  },
});
