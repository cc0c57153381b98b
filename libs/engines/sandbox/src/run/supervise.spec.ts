import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { supervise } from './supervise.js';

const MB = 1024 * 1024;

/** Ignores SIGTERM, as its children do. */
const DEAF = `trap '' TERM; echo running; while :; do sleep 0.1; done`;

describe.concurrent('a confining program that ignores SIGTERM', () => {
  it.for(['timeout', 'caller'] as const)('is killed all the same: %s', async (reason, { expect }) => {
    const caller = new AbortController();
    const result = await supervise(
      { argv: ['/bin/sh', '-c', DEAF], endsOnSigterm: true },
      {
        command: '',
        folder: tmpdir(),
        limits: {
          timeoutMs: reason === 'timeout' ? 1000 : 100_000,
          memoryBytes: 100 * MB,
          maxProcesses: 10,
          diskBytes: Number.MAX_SAFE_INTEGER,
          outputBytes: MB,
        },
        signal: caller.signal,
        onOutput: () => reason === 'caller' && caller.abort(),
      },
    );
    expect(result).toMatchObject({ exitCode: null, killedBy: reason });
  });
});

it('a program that cannot be started rejects', async () => {
  const limits = {
    timeoutMs: 1000,
    memoryBytes: MB,
    maxProcesses: 1,
    diskBytes: Number.MAX_SAFE_INTEGER,
    outputBytes: MB,
  };
  const signal = new AbortController().signal;
  await expect(
    supervise(
      { argv: ['/nonexistent/program'] },
      { command: '', folder: tmpdir(), limits, signal, onOutput: () => {} },
    ),
  ).rejects.toThrow(/ENOENT/);
});
