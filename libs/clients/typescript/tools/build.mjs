#!/usr/bin/env node
/** Compiles src twice, to dist/esm and dist/cjs, each with its own declarations. Needs TypeScript only. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const dist = join(root, 'dist');
const tsc = join(createRequire(import.meta.url).resolve('typescript/package.json'), '..', 'bin', 'tsc');

mkdirSync(dist, { recursive: true });
// Renames the old output first, so that a concurrent pack finds complete files.
const draft = mkdtempSync(join(dist, '.draft-'));
try {
  compile('tsconfig.json', 'esm');
  compile('tsconfig.cjs.json', 'cjs');
  // The module format of what is below is defined here, not by the package.
  writeFileSync(join(draft, 'cjs', 'package.json'), '{\n  "type": "commonjs",\n  "sideEffects": false\n}\n');
  for (const form of ['esm', 'cjs']) {
    rmSync(join(dist, form), { recursive: true, force: true });
    renameSync(join(draft, form), join(dist, form));
  }
} finally {
  rmSync(draft, { recursive: true, force: true });
}

function compile(project, form) {
  const args = [tsc, '-p', join(root, project), '--outDir', join(draft, form)];
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (status !== 0) throw new Error(`${project} does not compile.`);
}
