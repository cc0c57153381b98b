/** Transpiles single files with the options of tsconfig.json and decorator metadata, and caches the output. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { threadId } from 'node:worker_threads';

export const root = resolve(import.meta.dirname, '..', '..');
const require = createRequire(import.meta.url);

/** Otherwise a process with a thousand sources would spend ten seconds on them at every start. */
const cache = join(root, 'node_modules', '.cache', 'capstan-ts');
const settings = readFileSync(join(root, 'tsconfig.json'), 'utf8');
export const { compilerOptions } = JSON.parse(settings);
const { version } = require('typescript/package.json');

/** Loaded on first use: a thread whose files are all cached never loads the compiler. */
let compiler;
function load() {
  if (!compiler) {
    const ts = require('typescript');
    const { options } = ts.convertCompilerOptionsFromJson(compilerOptions, root);
    // transpileModule never reads package.json, so under nodenext it would treat every file as CommonJS.
    const esm = { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler };
    compiler = { ts, options: { ...options, ...esm, sourceMap: false, inlineSourceMap: true } };
  }
  return compiler;
}

/**
 * @param {string} fileName its path.
 * @param {string} source its text.
 * @returns {string} an ES module.
 */
export function transpile(fileName, source) {
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

/** Written under a temporary name first: concurrent processes write the same file. */
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
