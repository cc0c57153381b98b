import { type ChildProcess, spawn } from 'node:child_process';
import { afterEach, describe, expect, it } from 'vitest';
import { endLeftovers } from './end-process.js';
import { identityOf, isRunning } from './process-identity.js';

const children: ChildProcess[] = [];
afterEach(() => children.splice(0).forEach((child) => child.kill('SIGKILL')));

/** A process that says when it is there, since a signal that comes before its handler ends it. */
async function run(script: string): Promise<number> {
  const child = spawn(process.execPath, ['-e', `${script}; console.log('up'); setInterval(() => {}, 1000)`]);
  children.push(child);
  await new Promise((resolve) => child.stdout.once('data', resolve));
  return child.pid ?? -1;
}

describe('endLeftovers', () => {
  it('asks a process that stays, and kills one that will not listen', async () => {
    const polite = await run('');
    const deaf = await run("process.on('SIGTERM', () => {})");
    await endLeftovers([identityOf(polite), identityOf(deaf)], 200);
    expect([polite, deaf].filter(isRunning)).toEqual([]);
  });

  it('leaves a process alone that only has the number of the one it looks for', async () => {
    const stranger = await run('');
    await endLeftovers([{ pid: stranger, startedAt: 'another time' }], 50);
    expect(isRunning(stranger)).toBe(true);
  });
});
