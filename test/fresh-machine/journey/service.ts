import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const READY_TIMEOUT_MS = 900_000;
const STOP_TIMEOUT_MS = 90_000;

/** `npm start`, as a new user runs it. */
export class Service {
  output = '';
  url = '';
  private apiKey = '';
  private readonly child: ChildProcess;
  private code: number | null | undefined;

  constructor(private readonly env: NodeJS.ProcessEnv) {
    this.child = spawn('npm', ['start'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.on('data', (chunk) => {
        this.output += String(chunk);
        process.stderr.write(chunk);
      });
    }
    this.child.once('close', (code) => (this.code = code));
  }

  async ready(): Promise<{ url: string }> {
    this.url = await this.printed(/^Capstan is ready at (\S+)$/m);
    this.apiKey = await this.printed(/^API key: (cap_\w+)$/m);
    return { url: this.url };
  }

  /** The link that signs the operator in, once. */
  consoleLink(): Promise<string> {
    return this.printed(/^Console: (\S+)$/m);
  }

  /** One call with the printed key. @throws Error with the response if it fails. */
  async call(path: string, body?: object, headers: Record<string, string> = {}): Promise<Response> {
    const answer = await this.request(path, body, headers);
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${(await answer.text()).slice(0, 2000)}`);
    return answer;
  }

  /** One call with the printed key, whatever its answer. */
  request(path: string, body?: object, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(new URL(path, this.url), {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${this.apiKey}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  }

  async data<T>(path: string, body?: object, headers?: Record<string, string>): Promise<T> {
    return ((await (await this.call(path, body, headers)).json()) as { data: T }).data;
  }

  /** Runs one of the project's commands to its end. */
  async command(args: string[]): Promise<void> {
    const child = spawn('npm', ['run', ...args], { env: this.env, stdio: ['ignore', 'ignore', 'inherit'] });
    const code = await new Promise((done) => child.once('close', done));
    if (code !== 0) throw new Error(`npm run ${args.join(' ')} ended with ${String(code)}`);
  }

  /** SIGTERM to npm, like a service manager. @returns commands of processes that still run afterwards. */
  async stop(): Promise<{ code: number | null; left: string[] }> {
    this.child.kill('SIGTERM');
    await until(() => this.code !== undefined, STOP_TIMEOUT_MS);
    await until(() => otherProcesses().length === 0, 10_000);
    return { code: this.code ?? null, left: otherProcesses() };
  }

  private async printed(pattern: RegExp): Promise<string> {
    await until(() => pattern.test(this.output) || this.code !== undefined, READY_TIMEOUT_MS);
    const found = pattern.exec(this.output)?.[1];
    if (found === undefined)
      throw new Error(`${String(pattern)} was not printed:\n${this.output.slice(-4000)}`);
    return found;
  }
}

async function until(isDone: () => boolean, timeoutMs: number): Promise<void> {
  const end = performance.now() + timeoutMs;
  while (!isDone() && performance.now() < end) await sleep(100);
}

/** All processes in this PID namespace but its first one and this one. Zombies have no command line. */
function otherProcesses(): string[] {
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger);
  return pids
    .filter((pid) => pid !== 1 && pid !== process.pid)
    .map(commandOf)
    .filter((command) => command !== '');
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    return '';
  }
}
