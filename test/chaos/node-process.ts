import { type ChildProcess, fork } from 'node:child_process';
import { resolve } from 'node:path';
import { PROCESS_ENV } from '../harness/process-env.js';
import type { FromProcess } from './protocol.js';

const root = resolve(import.meta.dirname, '..', '..');

/** A process of the service, which sends `{ type: 'ready' }` when it is ready. */
export class NodeProcess {
  /** Exit code or signal, e.g. `SIGKILL` or `0`; undefined while it runs. */
  ended: string | undefined;
  private readonly child: ChildProcess;
  private readonly working: Promise<void>;
  private readonly end: Promise<string>;

  /**
   * @param entry path of the source or of the compiled file, from the root of the repository.
   * @param env its whole environment, in addition to PATH.
   */
  constructor(entry: string, env: Record<string, string>, args: string[] = []) {
    this.child = fork(resolve(root, entry), args, {
      cwd: root,
      execArgv: entry.endsWith('.ts') ? ['--import', './tools/register-ts.mjs'] : [],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: {
        ...PROCESS_ENV,
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
    // Not every process reports ready.
    this.working.catch(() => undefined);
  }

  /** @throws Error if it exited instead. */
  ready(): Promise<void> {
    return this.working;
  }

  /** Receives its IPC messages. */
  onMessage(listener: (message: FromProcess) => void): void {
    this.child.on('message', listener);
  }

  /** `kill -9`; a process that has exited stays so. */
  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.end;
  }

  /** Stops it (SIGSTOP), like a machine that hangs. */
  freeze(): void {
    this.child.kill('SIGSTOP');
  }

  /** Resumes it after `freeze`, unaware of the time that passed. */
  thaw(): void {
    this.child.kill('SIGCONT');
  }

  /** SIGTERM. Resolves with its exit code or signal. */
  terminate(): Promise<string> {
    this.child.kill('SIGTERM');
    return this.end;
  }

  /** Resolves with its exit code or signal when it exits without being killed. */
  exited(): Promise<string> {
    return this.end;
  }
}
