import { type ChildProcess, fork } from 'node:child_process';
import { join, resolve } from 'node:path';
import { expect } from 'vitest';
import type { FromApi } from './protocol.js';

const root = resolve(import.meta.dirname, '..', '..');
/** Only proves that it does not hang: sources are transpiled at start, on machines that do much else. */
const PATIENCE = { timeout: 60_000, interval: 10 };

/** An API in a process of its own, which can be killed. */
export class ApiProcess {
  url = '';
  /** Provider calls that began in it. */
  begun = 0;
  /** Told of each of them. */
  onBegun: (count: number) => void = () => undefined;
  /** How it ended, e.g. `SIGKILL` or `0`; undefined while it lives. */
  ended: string | undefined;

  private constructor(private readonly child: ChildProcess) {
    child.on('message', (message: FromApi) => {
      if (message.type === 'ready') this.url = message.url;
      else {
        this.begun += 1;
        this.onBegun(this.begun);
      }
    });
    child.once('exit', (code, signal) => (this.ended = signal ?? String(code)));
  }

  /**
   * Resolves when it listens.
   * @param options.providerMs the longest time its provider takes.
   */
  static async start(databaseUrl: string, options: { providerMs: number }): Promise<ApiProcess> {
    const child = fork(join(import.meta.dirname, 'scripted-api.ts'), [], {
      cwd: root,
      execArgv: ['--import', './tools/register-ts.mjs'],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: {
        PATH: process.env['PATH'],
        DATABASE_URL: databaseUrl,
        BASE_URL: 'http://capstan.test',
        RATE_LIMIT_PER_MINUTE: '1000000',
        PROVIDER_MS: String(options.providerMs),
        TEST_LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'silent',
      },
    });
    const api = new ApiProcess(child);
    await expect.poll(() => api.url !== '' || api.ended !== undefined, PATIENCE).toBe(true);
    if (api.ended !== undefined) throw new Error(`the API process ended before it listened (${api.ended})`);
    return api;
  }

  /** `kill -9`. */
  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.exited();
  }

  /** Asks it to end. Resolves when it has, with how it ended. */
  async terminate(): Promise<string> {
    this.child.kill('SIGTERM');
    return this.exited();
  }

  private async exited(): Promise<string> {
    await expect.poll(() => this.ended, PATIENCE).toBeDefined();
    return this.ended as string;
  }
}
