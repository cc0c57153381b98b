import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, startApp } from '../harness/app.js';
import { findPython } from '../harness/python.js';

const project = resolve(import.meta.dirname, '..', '..', 'libs', 'client-python');
const python = findPython('the examples in the README of the Python client');

/** Examples that run as they stand, with the heading above each. */
function examples(): { heading: string; code: string }[] {
  const text = readFileSync(join(project, 'README.md'), 'utf8');
  return [...text.matchAll(/^```python run\n(.*?)^```$/gms)].map((match) => ({
    heading:
      text
        .slice(0, match.index)
        .match(/^## .*$/gm)
        ?.at(-1) ?? '',
    code: match[1]!,
  }));
}

describe.skipIf(python === undefined)('the README of the Python client', () => {
  const folder = mkdtempSync(join(tmpdir(), 'capstan-python-readme-'));
  let app: TestApp;

  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('has examples', () => {
    expect(examples().length).toBeGreaterThan(8);
  });

  it.each(examples())('$heading', async ({ code }) => {
    const script = join(folder, 'example.py');
    writeFileSync(script, code);
    const child = spawn(python!, ['-W', 'error', script], {
      env: {
        PATH: process.env['PATH'],
        PYTHONPATH: join(project, 'src'),
        PYTHONDONTWRITEBYTECODE: '1',
        CAPSTAN_API_KEY: app.apiKey,
        CAPSTAN_BASE_URL: app.url,
      },
    });
    let printed = '';
    for (const output of [child.stdout, child.stderr]) {
      output.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    }
    const [status] = (await once(child, 'close')) as [number];
    expect(status, printed).toBe(0);
    expect(printed).not.toBe('');
    expect(printed).not.toContain(app.apiKey);
  });
});
