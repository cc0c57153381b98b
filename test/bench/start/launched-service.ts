import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../compiled.js';
import { commandOf, descendantsOf, memoryMib } from '../processes/proc.js';

const READY_LINE = /^Capstan is ready at /m;
const READY_TIMEOUT_MS = 180_000;
const STOP_TIMEOUT_MS = 60_000;

/** Memory of the processes of `npm start`, in MiB. */
export interface IdleMemory {
  launcher: number;
  api: number;
  worker: number;
  /** Proportional: the processes of PostgreSQL share most of their memory. */
  postgres: number;
}

/** The service as started by an operator: `npm start`, everything embedded, with a data folder of its own. */
export class LaunchedService {
  private readonly child: ChildProcess;
  private readonly startedAt = performance.now();
  private readonly exited: Promise<void>;
  private said = '';
  private stopping: Promise<void> | undefined;

  constructor(dataDir: string) {
    const [command, ...args] = npm('start');
    const embedded = { DATABASE_URL: '', REDIS_URL: '', BASE_URL: '' };
    this.child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...embedded, DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.exited = new Promise((resolve) => {
      this.child.once('exit', () => resolve());
      this.child.once('error', () => resolve());
    });
  }

  /** @returns milliseconds from the command to its ready line. */
  async ready(): Promise<number> {
    const line = new Promise<number>((resolve) => {
      const read = (chunk: Buffer): void => {
        this.said += chunk.toString();
        if (READY_LINE.test(this.said)) resolve(performance.now() - this.startedAt);
      };
      this.child.stdout?.on('data', read);
      this.child.stderr?.on('data', read);
    });
    const tooLate = sleep(READY_TIMEOUT_MS, undefined, { ref: false });
    const readyAfterMs = await Promise.race([line, this.exited, tooLate]);
    if (readyAfterMs !== undefined) return readyAfterMs;
    throw new Error(`npm start did not become ready. It said:\n${this.said.slice(-2000)}`);
  }

  /** Undefined if the system does not report it. */
  memory(): IdleMemory | undefined {
    const family = descendantsOf(this.child.pid ?? -1).map(({ pid }) => ({ pid, command: commandOf(pid) }));
    const resident = (entry: string): number =>
      memoryMib(family.find(({ command }) => command.includes(entry))?.pid ?? -1)?.resident ?? Number.NaN;
    const api = resident(join('apps', 'api', 'src', 'main.js'));
    if (Number.isNaN(api)) return undefined;
    return {
      launcher: resident(join('apps', 'launcher', 'src', 'main.js')),
      api,
      worker: resident(join('apps', 'worker', 'src', 'main.js')),
      postgres: family
        .filter(({ command }) => /(^|\/)postgres\b/.test(command))
        .reduce((sum, { pid }) => sum + (memoryMib(pid)?.shared ?? 0), 0),
    };
  }

  /** Resolves when all its processes have exited. Can be called repeatedly. */
  stop(): Promise<void> {
    return (this.stopping ??= this.end());
  }

  private async end(): Promise<void> {
    const pids = descendantsOf(this.child.pid ?? -1).map(({ pid }) => pid);
    this.child.kill('SIGTERM');
    await this.exited;
    const endsAt = Date.now() + STOP_TIMEOUT_MS;
    while (pids.some((pid) => commandOf(pid) !== '')) {
      if (Date.now() > endsAt) throw new Error('npm start left processes behind.');
      await sleep(50);
    }
  }
}

/** The npm that runs the benchmark, or the one on the PATH. */
function npm(...args: string[]): [string, ...string[]] {
  const cli = process.env['npm_execpath'];
  return cli?.endsWith('.js') ? [process.execPath, cli, ...args] : ['npm', ...args];
}
