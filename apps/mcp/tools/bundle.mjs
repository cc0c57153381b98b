/** `npm pack` runs this first: everything in one file, so that `npx` downloads one package and resolves nothing. */
import { chmodSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { rolldown } from 'rolldown';

const app = resolve(import.meta.dirname, '..');
const root = resolve(app, '..', '..');
const main = join(app, 'dist', 'main.js');

const bundle = await rolldown({
  input: join(app, 'src', 'main.ts'),
  platform: 'node',
  tsconfig: join(root, 'tsconfig.json'),
});
mkdirSync(join(app, 'dist'), { recursive: true });
const { output } = await bundle.write({ file: main, format: 'esm', codeSplitting: false, minify: true });
await bundle.close();
chmodSync(main, 0o755);
writeFileSync(join(app, 'dist', 'THIRD_PARTY_LICENSES.txt'), licensesOf(output[0].moduleIds));

/** Licenses require to be distributed with the code. */
function licensesOf(moduleIds) {
  const folders = moduleIds.map((id) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id)?.[0]);
  return [...new Set(folders.filter(Boolean))]
    .toSorted((a, b) => (a < b ? -1 : 1))
    .map((folder) => {
      const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
      const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
      const text = file && existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : '';
      return `${name} ${version} (${license})\n\n${text.trim()}\n`;
    })
    .join('\n---\n\n');
}
