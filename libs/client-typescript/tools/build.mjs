#!/usr/bin/env node
/** Compiles src twice, to dist/esm and dist/cjs, each with its own declarations. Needs TypeScript and nothing else. */
import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const tsc = join(createRequire(import.meta.url).resolve('typescript/package.json'), '..', 'bin', 'tsc');

rmSync(join(root, 'dist'), { recursive: true, force: true });
compile('tsconfig.json');
compile('tsconfig.cjs.json');
// What stands below takes its form from here, not from the package.
writeFileSync(join(root, 'dist', 'cjs', 'package.json'), '{ "type": "commonjs", "sideEffects": false }\n');

function compile(project) {
  const { status } = spawnSync(process.execPath, [tsc, '-p', join(root, project)], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
