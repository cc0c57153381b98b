import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('the typefaces of the console are made from the installed ones', { timeout: 120_000 }, () => {
  const script = join(import.meta.dirname, 'subset-fonts.mjs');
  const { status, stderr } = spawnSync(process.execPath, [script, '--check'], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});
