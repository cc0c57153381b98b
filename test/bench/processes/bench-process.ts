import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../compiled.js';
import type { AnswerMessage, JobMessage, ReadyMessage } from './messages.js';

const READY_TIMEOUT_MS = 60_000;
const END_TIMEOUT_MS = 20_000;

/** A separate process for a server or a client, so that each has its own core and its CPU can be measured. */
export class BenchProcess<Ready = unknown, Job = unknown, Result = unknown> {
  private constructor(
    private readonly child: ChildProcess,
    readonly ready: Ready,
  ) {}

  /** @param script TypeScript file below test/bench that calls `serveJobs`. */
  static async start<Ready, Job = void, Result = number>(
    script: string,
    argument: unknown = null,
  ): Promise<BenchProcess<Ready, Job, Result>> {
    const child = fork(join(import.meta.dirname, '..', script), [JSON.stringify(argument)], {
      cwd: root,
      execArgv: ['--import', join(root, 'tools', 'register-ts.mjs')],
      env: { ...process.env, NODE_ENV: 'production' },
    });
    try {
      const ready = await next<ReadyMessage>(child, READY_TIMEOUT_MS);
      return new BenchProcess<Ready, Job, Result>(child, ready as Ready);
    } catch (error) {
      child.kill('SIGKILL');
      throw new Error(`${script} did not start`, { cause: error });
    }
  }

  /** Runs one job at a time. */
  async run(job: Job): Promise<Result> {
    this.child.send({ type: 'job', job } satisfies JobMessage);
    const answer = await next<AnswerMessage>(this.child);
    if (answer.type === 'failed') throw new Error(answer.message);
    return answer.result as Result;
  }

  /** Resolves when the process has exited. */
  async end(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const gone = new Promise((resolve) => this.child.once('exit', resolve));
    const timer = setTimeout(() => this.child.kill('SIGKILL'), END_TIMEOUT_MS);
    if (this.child.connected) this.child.disconnect();
    await gone;
    clearTimeout(timer);
  }
}

/** The next message of a process. @throws Error if the process ends before. */
function next<T>(child: ChildProcess, timeoutMs?: number): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const timer = timeoutMs && setTimeout(() => settle(new Error(`silent for ${timeoutMs} ms`)), timeoutMs);
    const onExit = (code: number | null): void =>
      settle(new Error(`ended with exit code ${code}; see above`));
    const onMessage = (message: unknown): void => settle(undefined, message as T);
    const settle = (error: Error | undefined, message?: T): void => {
      if (timer) clearTimeout(timer);
      child.off('exit', onExit).off('message', onMessage);
      if (error) reject(error);
      else resolve(message as T);
    };
    child.once('exit', onExit).once('message', onMessage);
  });
}
