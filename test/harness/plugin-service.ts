import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { findFreePort } from '../../apps/launcher/src/processes/port.check.js';
import { NodeProcess } from '../chaos/node-process.js';
import { type CallOptions, type TestAnswer, answerOf } from './call.js';
import { type TestDatabase, createDatabase } from './database.js';
import { PROCESS_ENV } from './process-env.js';

const root = resolve(import.meta.dirname, '..', '..');
const REGISTER = join(root, 'tools', 'register-ts.mjs');
const LAUNCHER = join(root, 'apps', 'launcher', 'src', 'main.ts');

/** Exit code and output of a launcher command. */
export interface CommandResult {
  code: number;
  output: string;
}

/** A deployment with plugins: the real processes and commands, with a database of its own. */
export class PluginService {
  private readonly processes: NodeProcess[] = [];
  url = '';

  private constructor(
    readonly database: TestDatabase,
    private readonly env: Record<string, string>,
  ) {}

  /** @param configFile path of the `capstan.config.ts`. */
  static async prepare(configFile: string, env: Record<string, string> = {}): Promise<PluginService> {
    const database = await createDatabase();
    const data = { DATABASE_URL: database.url, CAPSTAN_CONFIG: configFile };
    return new PluginService(database, { ...data, DATA_DIR: join(root, '.data', 'none'), ...env });
  }

  /** Starts the API. */
  async start(): Promise<void> {
    const port = String(await findFreePort());
    const env = { ...this.env, PORT: port, BASE_URL: `http://127.0.0.1:${port}` };
    const api = new NodeProcess('apps/api/src/main.ts', env);
    this.processes.push(api);
    await api.ready();
    this.url = env.BASE_URL;
  }

  /** Starts the worker. */
  async startWorker(): Promise<void> {
    const worker = new NodeProcess('apps/worker/src/main.ts', this.env);
    this.processes.push(worker);
    await worker.ready();
  }

  /** Runs a command, e.g. `key`. */
  run(...args: string[]): Promise<CommandResult> {
    const env = { ...PROCESS_ENV, ...this.env };
    return new Promise((settle) => {
      execFile(
        process.execPath,
        ['--import', REGISTER, LAUNCHER, ...args],
        { env },
        (error, stdout, stderr) => settle({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
      );
    });
  }

  /** Creates an account with credits. @returns its API key. */
  async createKey(email: string): Promise<string> {
    const { output } = await this.run('key', '--account', email, '--create');
    const [, key] = /^API key: (cap_\w+)$/m.exec(output) ?? [];
    if (key === undefined) throw new Error(output);
    return key;
  }

  call(path: string, options: CallOptions = {}): Promise<TestAnswer> {
    return answerOf(this.url, path, options);
  }

  async stop(): Promise<void> {
    for (const running of this.processes) await running.terminate();
    await this.database.drop();
  }
}
