import { type ChildProcess, spawn } from 'node:child_process';
import { afterEach, describe, expect, it } from 'vitest';
import { endLeftoverProcesses } from './end-process.js';
import { identityOf, isRunning } from './process-identity.js';

const children: ChildProcess[] = [];
afterEach(() => children.splice(0).forEach((child) => child.kill('SIGKILL')));

/** Resolves once the process is ready, since a signal before its handler is installed would end it. */
async function run(script: string): Promise<number> {
  const child = spawn(process.execPath, ['-e', `${script}; console.log('up'); setInterval(() => {}, 1000)`]);
  children.push(child);
  await new Promise((resolve) => child.stdout.once('data', resolve));
  return child.pid ?? -1;
}

describe('endLeftoverProcesses', () => {
  it('signals a process that stays, and kills one that ignores the signal', async () => {
    const polite = await run('');
    const deaf = await run("process.on('SIGTERM', () => {})");
    await endLeftoverProcesses([identityOf(polite), identityOf(deaf)], 200);
    expect([polite, deaf].filter(isRunning)).toEqual([]);
  });

  it('does not touch a process that only has the same process id', async () => {
    const stranger = await run('');
    await endLeftoverProcesses([{ pid: stranger, startedAt: 'another time' }], 50);
    expect(isRunning(stranger)).toBe(true);
  });
});
