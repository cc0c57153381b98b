import { type ChildProcess, fork } from 'node:child_process';
import { LaunchError } from './launch.error.js';
import type { LauncherSettings, PreparationMessage, PrepareMessage } from './settings.js';

type Prepared = Extract<PreparationMessage, { type: 'prepared' }>;

/** The launcher's side of `prepare.command.ts`: first the settings, then, with a database, the rest. */
export class Preparation {
  private readonly child: ChildProcess;
  private readonly exited: Promise<string>;

  constructor(main: string, env: NodeJS.ProcessEnv, signal: AbortSignal) {
    this.child = fork(main, ['prepare'], { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    this.exited = new Promise((resolve) => {
      this.child.once('exit', (code, by) => resolve(by ?? `exit code ${code}`));
      this.child.once('error', (error) => resolve(error.message));
    });
    signal.addEventListener('abort', () => this.child.kill('SIGKILL'), { once: true });
  }

  /** @throws LaunchError if the configuration is invalid. */
  async settings(): Promise<LauncherSettings> {
    return (await this.expect('settings')).settings;
  }

  /** Migrates and makes the first account. @throws LaunchError when the database refuses. */
  async prepare(databaseUrl: string, baseUrl: string): Promise<Prepared> {
    const answer = this.expect('prepared');
    this.child.send({ type: 'prepare', databaseUrl, baseUrl } satisfies PrepareMessage);
    const prepared = await answer;
    await this.exited;
    return prepared;
  }

  /** Ends the process if it is still waiting; it does nothing at that point. */
  end(): void {
    this.child.kill('SIGKILL');
  }

  private async expect<T extends PreparationMessage['type']>(
    type: T,
  ): Promise<Extract<PreparationMessage, { type: T }>> {
    const message = await Promise.race([
      new Promise<PreparationMessage>((resolve) => {
        this.child.once('message', (received) => resolve(received as PreparationMessage));
      }),
      this.exited.then((how): PreparationMessage => {
        return { type: 'failed', message: `the preparation ended unexpectedly (${how}); see above.` };
      }),
    ]);
    if (message.type === 'failed') throw new LaunchError(message.message);
    if (message.type !== type) throw new Error(`The preparation sent ${message.type} instead of ${type}.`);
    return message as Extract<PreparationMessage, { type: T }>;
  }
}
