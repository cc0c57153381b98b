import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../compiled.js';
import { commandOf, descendantsOf, memoryMib } from '../processes/proc.js';

const READY_LINE = /^Capstan is ready at /m;
const READY_TIMEOUT_MS = 180_000;
const STOP_TIMEOUT_MS = 60_000;

/** Memory in MiB of what `npm start` keeps running. */
export interface IdleMemory {
  launcher: number;
  api: number;
  worker: number;
  /** Proportional: the processes of PostgreSQL share most of their memory. */
  postgres: number;
}

/** The service as an operator starts it: `npm start`, everything embedded, data in a folder of its own. */
export class LaunchedService {
  private constructor(
    private readonly child: ChildProcess,
    readonly readyAfterMs: number,
  ) {}

  static async start(dataDir: string): Promise<LaunchedService> {
    const [command, ...args] = npm('start');
    const began = performance.now();
    const child = spawn(command, args, {
      cwd: root,
      env: {
        ...process.env,
        DATA_DIR: dataDir,
        PORT: '0',
        HOST: '127.0.0.1',
        BASE_URL: '',
        DATABASE_URL: '',
        REDIS_URL: '',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    const isReady = new Promise<boolean>((resolve) => {
      const read = (chunk: Buffer): void => {
        said += chunk.toString();
        if (READY_LINE.test(said)) resolve(true);
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      child.once('exit', () => resolve(false));
      child.once('error', () => resolve(false));
      setTimeout(() => resolve(false), READY_TIMEOUT_MS).unref();
    });
    const service = (await isReady) && new LaunchedService(child, performance.now() - began);
    if (service) return service;
    child.kill('SIGTERM');
    throw new Error(`npm start did not become ready. It said:\n${said.slice(-2000)}`);
  }

  /** Undefined where the system does not tell. */
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

  /** Resolves when all its processes are gone. */
  async stop(): Promise<void> {
    const pids = descendantsOf(this.child.pid ?? -1).map(({ pid }) => pid);
    const gone = new Promise<void>((resolve) => this.child.once('exit', () => resolve()));
    this.child.kill('SIGTERM');
    await gone;
    const endsAt = Date.now() + STOP_TIMEOUT_MS;
    while (pids.some((pid) => commandOf(pid) !== '')) {
      if (Date.now() > endsAt) throw new Error('npm start left processes behind.');
      await sleep(50);
    }
  }
}

/** npm as the one that runs the benchmark, or the one on the PATH. */
function npm(...args: string[]): [string, ...string[]] {
  const cli = process.env['npm_execpath'];
  return cli?.endsWith('.js') ? [process.execPath, cli, ...args] : ['npm', ...args];
}
