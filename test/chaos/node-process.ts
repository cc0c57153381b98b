import { type ChildProcess, fork } from 'node:child_process';
import { join, resolve } from 'node:path';
import type { FromProcess } from './protocol.js';

const root = resolve(import.meta.dirname, '..', '..');

/** A process of the service started from its sources, which says `{ type: 'ready' }` when it works. */
export class NodeProcess {
  /** How it ended, e.g. `SIGKILL` or `0`; undefined while it lives. */
  ended: string | undefined;
  private readonly child: ChildProcess;
  private readonly working: Promise<void>;
  private readonly end: Promise<string>;

  /**
   * @param entry path of the TypeScript file, from the root of the repository.
   * @param env all that it sees of the environment, beside PATH.
   */
  constructor(entry: string, env: Record<string, string>, args: string[] = []) {
    this.child = fork(join(root, entry), args, {
      cwd: root,
      execArgv: ['--import', './tools/register-ts.mjs'],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: {
        PATH: process.env['PATH'],
        LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'silent',
        ...env,
      },
    });
    this.end = new Promise((settle) => {
      this.child.once('exit', (code, signal) => settle((this.ended = signal ?? String(code))));
    });
    this.working = new Promise((settle, fail) => {
      this.onMessage((message) => message.type === 'ready' && settle());
      void this.end.then((how) => fail(new Error(`${entry} ended before it was ready (${how})`)));
    });
    // Not every process is one that gets ready.
    this.working.catch(() => undefined);
  }

  /** @throws Error when it ended instead. */
  ready(): Promise<void> {
    return this.working;
  }

  /** Hears what it says over IPC. */
  onMessage(hear: (message: FromProcess) => void): void {
    this.child.on('message', hear);
  }

  /** `kill -9`; a process that is gone already stays gone. */
  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.end;
  }

  /** Stops it where it is, as a machine that hangs does. */
  freeze(): void {
    this.child.kill('SIGSTOP');
  }

  /** Lets it go on after `freeze`, knowing nothing of the time that passed. */
  thaw(): void {
    this.child.kill('SIGCONT');
  }

  /** Asks it to end. Resolves when it has, with how it ended. */
  terminate(): Promise<string> {
    this.child.kill('SIGTERM');
    return this.end;
  }

  /** Resolves when it has ended by itself, with how. */
  exited(): Promise<string> {
    return this.end;
  }
}
