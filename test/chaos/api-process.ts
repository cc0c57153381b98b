import { NodeProcess } from './node-process.js';
import type { FromProcess } from './protocol.js';

/** An API in a process of its own, which can be killed. */
export class ApiProcess extends NodeProcess {
  url = '';
  /** Provider calls that started in it. */
  begun = 0;
  /** Called for each of them. */
  onBegun: (count: number) => void = () => undefined;

  /**
   * With a scripted catalog (`scripted-api.ts`). Resolves when it listens.
   * @param options.providerMs the maximum duration of its provider.
   */
  static start(databaseUrl: string, options: { providerMs: number }): Promise<ApiProcess> {
    const env = { PROVIDER_MS: String(options.providerMs) };
    return ApiProcess.run('test/chaos/scripted-api.ts', databaseUrl, env);
  }

  /** With the capabilities of the service. Resolves when it listens. */
  static startWithCatalog(databaseUrl: string, env: Record<string, string>): Promise<ApiProcess> {
    return ApiProcess.run('test/chaos/catalog-api.ts', databaseUrl, env);
  }

  private static async run(
    entry: string,
    databaseUrl: string,
    env: Record<string, string>,
  ): Promise<ApiProcess> {
    const api = new ApiProcess(entry, {
      DATABASE_URL: databaseUrl,
      BASE_URL: 'http://capstan.test',
      RATE_LIMIT_PER_MINUTE: '1000000',
      ...env,
    });
    api.onMessage((message) => api.receive(message));
    await api.ready();
    return api;
  }

  private receive(message: FromProcess): void {
    if (message.type === 'ready') {
      this.url = message.url ?? '';
      return;
    }
    this.begun += 1;
    this.onBegun(this.begun);
  }
}
