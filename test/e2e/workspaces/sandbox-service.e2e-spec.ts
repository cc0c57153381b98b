import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type SandboxResult } from '@capstan/sandbox';
import {
  SANDBOX_CONFIG,
  SECRET,
  expectNoneLeft,
  marked,
  newMark,
  sandboxOf,
  settingsHere,
  useSandbox,
} from '../../harness/sandbox-bench.js';

const ROOT = resolve(import.meta.dirname, '..', '..', '..');
const settings = await settingsHere();
const bench = useSandbox();

/** Prints the status, then the result of the command, from a separate service process. */
const SERVICE = `
  import { RunnerSandbox } from '@capstan/sandbox';
  const [folder, command] = process.argv.slice(2);
  const sandbox = new RunnerSandbox(${JSON.stringify(SANDBOX_CONFIG)});
  console.log(JSON.stringify(await sandbox.status()));
  const onOutput = ({ text }) => console.log(JSON.stringify({ text }));
  const result = await sandbox.run({ folder, command, signal: new AbortController().signal, onOutput });
  console.log(JSON.stringify(result));`;

describe.runIf(settings.length > 0)('a folder that only the service may enter', () => {
  it('can still be used as the working folder', async () => {
    chmodSync(bench.dataDir, 0o700);
    const result = await bench.run(sandboxOf(), 'cat page.html > copy.html; cat copy.html; touch ../x');
    expect(result.output).toContain('<h1>Page</h1>');
    expect(readdirSync(bench.folder).toSorted()).toEqual(['copy.html', 'page.html']);
    expect(readdirSync(join(bench.dataDir, 'trees'))).toEqual(['one']);
  });

  it('is not accessible to commands', async () => {
    chmodSync(bench.dataDir, 0o755);
    const result = await bench.run(sandboxOf(), 'cat page.html > copy.html; cat copy.html ../../secret.txt');
    expect(result.output).toContain('<h1>Page</h1>');
    expect(result.output).not.toContain(SECRET);
  });
});

describe.runIf(settings.length > 0)('a service with a sandbox', () => {
  const serviceArguments = (command: string): string[] => {
    writeFileSync(join(bench.dataDir, 'service.mts'), SERVICE);
    return [
      '--import',
      join(ROOT, 'tools/register-ts.mjs'),
      join(bench.dataDir, 'service.mts'),
      bench.folder,
      command,
    ];
  };

  it('ends its commands when it is killed', async () => {
    const mark = newMark();
    const child = spawn(
      process.execPath,
      serviceArguments(`echo started; (setsid sleep ${mark} &); sleep ${mark}`),
      {
        cwd: ROOT,
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    await new Promise<void>((settle) => {
      child.stdout.on('data', (chunk: Buffer) => chunk.toString().includes('started') && settle());
    });
    expect(marked(`sleep ${mark}`)).not.toEqual([]);
    child.kill('SIGKILL');
    await expectNoneLeft(mark);
  });

  it.runIf(process.getuid?.() === 0)('confines commands equally when it does not run as root', () => {
    chmodSync(bench.dataDir, 0o755);
    for (const path of [bench.folder, join(bench.folder, 'page.html')]) chownSync(path, 65_534, 65_534);
    const command = `touch made /usr/x; cat page.html; cat ../../secret.txt; grep CapEff /proc/self/status; for i in $(seq 100); do sleep 3 & done`;
    const { stdout } = spawnSync(
      'setpriv',
      [
        '--reuid',
        '65534',
        '--regid',
        '65534',
        '--clear-groups',
        process.execPath,
        ...serviceArguments(command),
      ],
      { cwd: ROOT, encoding: 'utf8', env: { PATH: process.env['PATH'], HOME: '/tmp' } },
    );
    const lines = stdout.trim().split('\n');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'bwrap' });
    const result = JSON.parse(lines.at(-1) ?? '') as SandboxResult;
    expect(result.output).toMatch(/^<h1>Page<\/h1>|touch: .*Read-only/m);
    expect(result.output).toContain('CapEff:\t0000000000000000');
    expect(result.output).toMatch(/fork/i);
    expect(result.output).not.toContain(SECRET);
    expect(statSync(join(bench.folder, 'made')).uid).toBe(65_534);
  });
});
