#!/usr/bin/env node
/**
 * Makes src/theme/fonts: the typefaces of the console with the characters of every page, in the weights that it uses.
 * `--check` writes nothing and fails if a file is outdated.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import subsetFont from 'subset-font';

const ROOT = resolve(import.meta.dirname, '../../..');
const FOLDER = resolve(import.meta.dirname, '../src/theme/fonts');
/** ASCII, and the punctuation and arrows of the pages. The `unicode-range` of fonts.css names the same. */
const CHARACTERS = `${String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 0x20 + index))}\u00A0·×–—‘’“”…←↑→↓−`;
const FONTS = [
  { name: 'geist', wght: { min: 400, max: 600 } },
  // Code is never bold.
  { name: 'geist-mono', wght: 400 },
];

const { check } = parseArgs({ options: { check: { type: 'boolean' } } }).values;

for (const { name, wght } of FONTS) {
  const source = resolve(
    ROOT,
    `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`,
  );
  const bytes = await subsetFont(readFileSync(source), CHARACTERS, {
    targetFormat: 'woff2',
    // Alternates that no style sheet turns on would double the file.
    keepFeatures: ['kern', 'tnum'],
    variationAxes: { wght },
  });
  const file = resolve(FOLDER, `${name}-basic.woff2`);
  if (!check) {
    writeFileSync(file, bytes);
  } else if (!existsSync(file) || !readFileSync(file).equals(bytes)) {
    process.stderr.write(`Out of date: ${name}-basic.woff2. Run \`npm run console:fonts\`.\n`);
    process.exitCode = 1;
  }
}
