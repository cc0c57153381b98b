import { NodeProcess } from './node-process.js';
import type { FromProcess } from './protocol.js';

/** An API in a process of its own, with a scripted catalog (`scripted-api.ts`), which can be killed. */
export class ApiProcess extends NodeProcess {
  url = '';
  /** Provider calls that started in it. */
  begun = 0;
  /** Called for each of them. */
  onBegun: (count: number) => void = () => undefined;

  /**
   * Resolves when it listens.
   * @param options.providerMs the maximum duration of its provider.
   */
  static async start(databaseUrl: string, options: { providerMs: number }): Promise<ApiProcess> {
    const api = new ApiProcess('test/chaos/scripted-api.ts', {
      DATABASE_URL: databaseUrl,
      BASE_URL: 'http://capstan.test',
      RATE_LIMIT_PER_MINUTE: '1000000',
      PROVIDER_MS: String(options.providerMs),
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
