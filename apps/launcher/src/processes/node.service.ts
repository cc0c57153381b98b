import { type ChildProcess, fork } from 'node:child_process';
import { LaunchError } from '../launch.error.js';
import type { RunningService, Service } from './service.js';
import { waitUntil } from './wait-until.js';

const READY_TIMEOUT_MS = 120_000;
/** Longer than the API waits for calls in flight. */
const STOP_TIMEOUT_MS = 20_000;

/**
 * A Node process that sends `{ type: 'ready' }` over IPC when it works, and ends when the channel
 * closes, that is, when the launcher has ended.
 */
export class NodeService implements Service {
  constructor(
    readonly name: string,
    private readonly entry: string,
    private readonly env: NodeJS.ProcessEnv,
  ) {}

  async start(signal: AbortSignal, onSpawn?: (pid: number) => void): Promise<RunningService> {
    const child = fork(this.entry, [], { env: this.env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    const running = new RunningNode(child);
    onSpawn?.(running.pid);
    let isReady = false;
    child.on('message', (message: { type?: string } | null) => {
      if (message?.type === 'ready') isReady = true;
    });
    try {
      const isSettled = () => isReady || running.isGone();
      const settled = await waitUntil(isSettled, READY_TIMEOUT_MS, signal);
      if (isReady && !running.isGone()) return running;
      if (settled)
        throw new LaunchError(`the ${this.name} ended before it was ready (${await running.exited}).`);
      throw new LaunchError(`the ${this.name} was not ready after ${READY_TIMEOUT_MS / 1000} s.`);
    } catch (error) {
      await running.stop(signal);
      throw error;
    }
  }
}

class RunningNode implements RunningService {
  readonly pid: number;
  readonly exited: Promise<string>;
  private gone = false;

  constructor(private readonly child: ChildProcess) {
    this.pid = child.pid ?? -1;
    this.exited = new Promise((resolve) => {
      const end = (how: string) => {
        this.gone = true;
        resolve(how);
      };
      child.once('exit', (code, signal) => end(signal ?? `exit code ${code}`));
      child.once('error', (error) => end(error.message));
    });
  }

  isGone(): boolean {
    return this.gone;
  }

  async stop(force: AbortSignal): Promise<void> {
    if (this.gone) return;
    this.child.kill('SIGTERM');
    await waitUntil(() => this.gone, STOP_TIMEOUT_MS, force).catch(() => false);
    if (!this.gone) this.child.kill('SIGKILL');
    await this.exited;
  }
}
