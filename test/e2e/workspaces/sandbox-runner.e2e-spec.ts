import { chmodSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  type Sandbox,
  type SandboxCommand,
  type SandboxResult,
  SandboxUnavailableError,
} from '@capstan/sandbox';
import { expectNoneLeft, newMark, sandboxOf, useSandbox } from '../../harness/sandbox-bench.js';

const bench = useSandbox();

describe('where commands cannot be confined', () => {
  it('they are rejected: disabled by the operator', async () => {
    const sandbox = sandboxOf({ isOff: true });
    expect(await sandbox.status()).toEqual({ level: 'none', reason: 'SANDBOX is off' });
    await expect(bench.run(sandbox, 'touch ran')).rejects.toThrow(SandboxUnavailableError);
    expect(existsSync(join(bench.folder, 'ran'))).toBe(false);
  });

  it('they are rejected: the runner does not work', async () => {
    for (const runner of [join(bench.dataDir, 'missing'), '/bin/false']) {
      const sandbox = sandboxOf({ runner });
      expect(await sandbox.status()).toMatchObject({
        level: 'none',
        reason: expect.stringContaining('SANDBOX_RUNNER'),
      });
      await expect(bench.run(sandbox, 'touch ran')).rejects.toThrow(SandboxUnavailableError);
    }
    expect(existsSync(join(bench.folder, 'ran'))).toBe(false);
  });
});

/** A runner as in docs/adr/0019-sandbox.md, except that a container would run the command. */
const RUNNER = `#!${process.execPath}
  const { spawn } = require('node:child_process');
  const { createInterface } = require('node:readline');
  const [verb, folder] = process.argv.slice(2);
  const say = (message) => process.stdout.write(JSON.stringify(message) + '\\n');
  if (verb === 'run') {
    const lines = createInterface({ input: process.stdin });
    lines.once('line', (line) => {
      const { command, timeout_ms } = JSON.parse(line);
      const child = spawn('sh', ['-c', command], { cwd: folder, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
      let killedBy = null;
      const end = (reason) => { killedBy = reason; process.kill(-child.pid, 'SIGKILL'); };
      for (const stream of ['stdout', 'stderr']) {
        child[stream].setEncoding('utf8').on('data', (text) => say({ stream, text }));
      }
      setTimeout(() => end('timeout'), timeout_ms).unref();
      process.on('SIGTERM', () => end('signal'));
      lines.once('close', () => end('signal'));
      child.once('close', (code) => { say({ exit_code: code, killed_by: killedBy }); process.exit(); });
    });
  }`;

describe('a configured runner', () => {
  let sandbox: Sandbox;
  const run = (command: string, options?: Partial<SandboxCommand>): Promise<SandboxResult> =>
    bench.run(sandbox, command, options);

  beforeEach(() => {
    const runner = join(bench.dataDir, 'runner.cjs');
    writeFileSync(runner, RUNNER);
    chmodSync(runner, 0o755);
    sandbox = sandboxOf({ runner });
  });

  it('is probed, and runs the given command', async () => {
    expect(await sandbox.status()).toEqual({ level: 'container', reason: null });
    const chunks: string[] = [];
    const result = await run('cat page.html; echo "é" >&2; exit 4', {
      onOutput: ({ text }) => chunks.push(text),
    });
    expect(result).toMatchObject({ exitCode: 4, killedBy: null, isOutputCut: false });
    expect(result.output).toContain('<h1>Page</h1>');
    expect(chunks.join('')).toContain('é\n');
  });

  it('reports why it killed the command', async () => {
    const mark = newMark();
    const result = await run(`sleep ${mark}`, { timeoutMs: 300 });
    expect(result).toMatchObject({ exitCode: null, killedBy: 'timeout' });
    await expectNoneLeft(mark);
  });

  it('ends the command on request', async () => {
    const mark = newMark();
    const controller = new AbortController();
    const result = run(`echo started; sleep ${mark}`, {
      signal: controller.signal,
      onOutput: () => controller.abort(),
    });
    expect(await result).toMatchObject({ exitCode: null, killedBy: 'caller' });
    await expectNoneLeft(mark);
  });

  it('that exits without a result counts as failed', async () => {
    writeFileSync(
      join(bench.dataDir, 'runner.cjs'),
      '#!/bin/sh\n[ "$1" = probe ] || { echo broken >&2; exit 0; }\n',
    );
    expect(await run('true')).toMatchObject({ exitCode: null, killedBy: 'signal', output: 'broken\n' });
  });
});
