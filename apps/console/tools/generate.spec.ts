import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it(
  'the types of the routes of operators and of the console are those of docs/openapi-admin.json',
  { timeout: 120_000 },
  () => {
    const script = join(import.meta.dirname, 'generate.mjs');
    const { status, stderr } = spawnSync(process.execPath, [script, '--check'], { encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(status).toBe(0);
  },
);
