import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const run = promisify(execFile);
const SERVER = join('dist', 'apps', 'mcp', 'src', 'main.js');

let checkout: string;

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(checkout, path)), { recursive: true });
  writeFileSync(join(checkout, path), text);
};

beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'capstan-checkout-'));
  write('package.json', '{"type":"module"}');
  cpSync(join(import.meta.dirname, 'mcp.mjs'), join(checkout, 'tools', 'mcp.mjs'));
  cpSync(join(import.meta.dirname, 'bootstrap'), join(checkout, 'tools', 'bootstrap'), { recursive: true });
  mkdirSync(join(checkout, 'node_modules', 'node', 'bin'), { recursive: true });
  symlinkSync(process.execPath, join(checkout, 'node_modules', 'node', 'bin', 'node'));
});

afterEach(() => rmSync(checkout, { recursive: true, force: true }));

const start = () =>
  run(process.execPath, [join(checkout, 'tools', 'mcp.mjs'), '--an-option'], { cwd: tmpdir() });

describe('the MCP server of a checkout', () => {
  it('keeps standard output free of the output of installing and building', async () => {
    write(
      'tools/bootstrap/prepare.mjs',
      `import { spawnSync } from 'node:child_process';
       console.log('installing');
       spawnSync(process.execPath, ['-e', 'console.log("building")'], { stdio: 'inherit' });`,
    );
    write(SERVER, `console.log(JSON.stringify(process.argv.slice(2)));`);
    const { stdout, stderr } = await start();
    expect(stdout).toBe('["--an-option"]\n');
    expect(stderr).toBe('installing\nbuilding\n');
  });

  it('does not start if the preparation fails, and exits with its code', async () => {
    write('tools/bootstrap/prepare.mjs', 'process.exitCode = 3;');
    write(SERVER, 'process.exitCode = 5;');
    await expect(start()).rejects.toMatchObject({ code: 3 });
    write('tools/bootstrap/prepare.mjs', '');
    await expect(start()).rejects.toMatchObject({ code: 5 });
  });
});
