import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { isRunning } from '../../apps/launcher/src/processes/process-identity.js';
import { findFreePort } from '../../apps/launcher/src/processes/port.check.js';
import { waitUntil } from '../../apps/launcher/src/processes/wait-until.js';
import { PROCESS_ENV } from './process-env.js';

const root = resolve(import.meta.dirname, '..', '..');
const launcherMain = join(root, 'dist', 'apps', 'launcher', 'src', 'main.js');
const READY_TIMEOUT_MS = 240_000;

/** @throws Error if the service has not been compiled. */
export function assertBuilt(): void {
  if (!existsSync(launcherMain)) throw new Error('dist/ is missing: run `npm run build` first.');
}

/** Output and exit code of a launcher process. */
export interface Finished {
  code: number | null;
  output: string;
}

/** The built service with a data folder of its own, started like `npm start`. No network but loopback. */
export class LaunchedService {
  readonly dataDir = mkdtempSync(join(tmpdir(), 'capstan data '));
  private readonly started: LauncherProcess[] = [];

  private constructor(
    readonly port: number,
    private readonly env: Record<string, string>,
  ) {}

  static async prepare(env: Record<string, string> = {}): Promise<LaunchedService> {
    assertBuilt();
    return new LaunchedService(await findFreePort(), env);
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Starts it, or, with other arguments, runs one of its commands. */
  run(args: string[] = ['start'], env: Record<string, string> = {}): LauncherProcess {
    const launched = new LauncherProcess(args, {
      ...PROCESS_ENV,
      HOME: this.dataDir,
      DATA_DIR: this.dataDir,
      PORT: String(this.port),
      SEARCH_PROVIDERS: 'local_index',
      LOG_LEVEL: 'warn',
      ...this.env,
      ...env,
    });
    this.started.push(launched);
    return launched;
  }

  async start(env: Record<string, string> = {}): Promise<LauncherProcess> {
    const launched = this.run(['start'], env);
    await launched.untilPrinted(/^Capstan is ready at /m, READY_TIMEOUT_MS);
    return launched;
  }

  /** Process ids of API and worker, from the launcher's files. */
  appPids(): number[] {
    const lock = readFileSync(join(this.dataDir, 'launcher.lock'), 'utf8');
    return (JSON.parse(lock) as { children: { pid: number }[] }).children.map(({ pid }) => pid);
  }

  get postmasterFile(): string {
    return join(this.dataDir, 'postgres', 'postmaster.pid');
  }

  postgresPid(): number {
    return Number(readFileSync(this.postmasterFile, 'utf8').split('\n')[0]);
  }

  /** A paid call. @returns status and parsed envelope. */
  async search(
    apiKey: string,
    query: string,
  ): Promise<{ status: number; body: ReturnType<typeof JSON.parse> }> {
    const answer = await fetch(`${this.url}/v1/search`, {
      method: 'POST',
      headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    return { status: answer.status, body: await answer.json() };
  }

  /** Ends all running processes and deletes the data. */
  async clean(): Promise<void> {
    for (const launched of this.started) await launched.stop();
    if (existsSync(this.postmasterFile)) {
      const pid = this.postgresPid();
      if (isRunning(pid) && pid !== process.pid) process.kill(pid, 'SIGQUIT');
      await waitUntil(() => !isRunning(pid) || pid === process.pid, 10_000);
    }
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}

/** One process of the launcher. */
export class LauncherProcess {
  /** Standard output and error, in order of arrival. */
  output = '';
  readonly finished: Promise<Finished>;
  private readonly child: ChildProcess;

  /** @param main default: that of this checkout. */
  constructor(args: string[], env: Record<string, string>, main = launcherMain) {
    // A folder of its own: nothing may depend on the working directory.
    this.child = spawn(process.execPath, [main, ...args], { cwd: tmpdir(), env });
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => (this.output += text));
    }
    this.finished = new Promise((resolve) => {
      this.child.once('close', (code) => resolve({ code, output: this.output }));
    });
  }

  get pid(): number {
    return this.child.pid ?? -1;
  }

  kill(signal: NodeJS.Signals): void {
    this.child.kill(signal);
  }

  async untilPrinted(pattern: RegExp, timeoutMs = 120_000): Promise<string> {
    const isEnded = () => this.child.exitCode !== null || this.child.signalCode !== null;
    const isThere = () => pattern.test(this.output);
    await waitUntil(() => isThere() || isEnded(), timeoutMs);
    if (!isThere()) throw new Error(`${String(pattern)} was not printed:\n${this.output}`);
    return pattern.exec(this.output)?.[1] ?? '';
  }

  /** SIGTERM, then waits. @returns its exit code or signal. */
  async stop(): Promise<Finished> {
    if (this.child.exitCode === null && this.child.signalCode === null) this.child.kill('SIGTERM');
    return this.finished;
  }
}
