/**
 * Runs the git commands of its parent process (command-process.ts). It has nothing but types from other files, so that it
 * starts at once.
 */
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import type { Readable, Writable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import type { GitCommand, GitOutcome, GitReply } from './git-command.js';

// Ctrl-C and the stop of a service reach all its processes: the parent ends this one when its last command has ended.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit());

process.on('message', ({ id, command }: { id: number; command: GitCommand }) => {
  run(command).then(
    (outcome) => reply({ id, outcome }),
    (error: Error) => reply({ id, error: error.message }),
  );
});

const reply = (message: GitReply): void => {
  process.send?.(message, () => undefined);
};

async function run({ program, args, env, input, timeoutMs }: GitCommand): Promise<GitOutcome> {
  const file = input !== undefined && 'file' in input ? openSync(input.file, 'r') : undefined;
  try {
    const child = spawn(program, args, {
      env,
      cwd: '/',
      stdio: [file ?? 'pipe', 'pipe', 'pipe'],
      timeout: timeoutMs,
      killSignal: 'SIGKILL',
    }) as ChildProcessByStdio<Writable | null, Readable, Readable>;
    const ended = new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    // It may exit before it has read everything; its exit code shows why.
    child.stdin?.on('error', () => undefined).end(file === undefined ? input : undefined);
    const [code, stdout, stderr] = await Promise.all([ended, buffer(child.stdout), text(child.stderr)]);
    return { code, stdout, stderr };
  } finally {
    if (file !== undefined) closeSync(file);
  }
}
