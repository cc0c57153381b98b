#!/usr/bin/env node
/**
 * Generates src/generated from docs/openapi.json. `--check` writes nothing and fails if the generated files are outdated.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { generatedFiles } from './generator/generated-files.mjs';

const folder = resolve(import.meta.dirname, '../src/generated');
const document = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../../../docs/openapi.json'), 'utf8'),
);
const files = await generatedFiles(document);

const { check } = parseArgs({ options: { check: { type: 'boolean' } } }).values;

if (check) {
  const stale = Object.keys(files).filter((name) => current(name) !== files[name]);
  if (stale.length > 0) {
    process.stderr.write(`Out of date: ${stale.join(', ')}. Run \`npm run clients:generate\`.\n`);
    process.exitCode = 1;
  }
} else {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
}

function current(name) {
  try {
    return readFileSync(join(folder, name), 'utf8');
  } catch {
    return undefined;
  }
}
