import { NodeProcess } from './node-process.js';

/** A worker in a process of its own, which can be killed and frozen. It has no browser, so that builds take a second. */
export class WorkerProcess extends NodeProcess {
  /** Resolves when it is ready. */
  static async start(
    databaseUrl: string,
    dataDir: string,
    env: Record<string, string> = {},
  ): Promise<WorkerProcess> {
    const worker = new WorkerProcess('test/chaos/scripted-worker.ts', {
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      BASE_URL: 'http://capstan.test',
      CHROMIUM_PATH: 'off',
      WORKER_CONCURRENCY: '8',
      ...env,
    });
    await worker.ready();
    return worker;
  }
}
