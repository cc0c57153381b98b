import { join, resolve } from 'node:path';
import { announceFirstKeys, announceReady, say } from './announce.js';
import { runIndexing } from './commands/run-indexing.js';
import { HANDBOOK, Handbook } from './handbook.js';
import { PostgresService } from './postgres/postgres.service.js';
import { Preparation } from './preparation.js';
import { endLeftoverProcesses } from './processes/end-process.js';
import { FolderLock } from './processes/folder.lock.js';
import { KeepAlive } from './processes/keep-alive.js';
import { NodeService } from './processes/node.service.js';
import { assertPortFree, findFreePort } from './processes/port.check.js';
import type { LauncherSettings } from './settings.js';
import { StopRequest } from './stop-request.js';

/** Processes of a killed launcher end by themselves; the API may still wait for calls in flight. */
const LEFTOVERS_GRACE_MS = 20_000;

/** Paths and environment of the launcher. */
export interface LauncherOptions {
  /** The checkout: relative folders are resolved here. */
  root: string;
  /** `dist/apps`. */
  apps: string;
  /** The compiled entry of this app, for the preparation process. */
  main: string;
  env: NodeJS.ProcessEnv;
}

/**
 * `npm start`: starts PostgreSQL, API and worker in order, restarts them when they end, and stops them in
 * reverse order.
 */
export class Launcher {
  private readonly stop = new StopRequest();
  private readonly apps: KeepAlive[] = [];
  private database: KeepAlive | undefined;
  private preparation: Preparation | undefined;
  private lock: FolderLock | undefined;

  constructor(private readonly options: LauncherOptions) {}

  /** @returns the exit code: 0 if it was asked to stop. @throws LaunchError */
  async run(): Promise<number> {
    this.stop.listen();
    try {
      await this.start();
      const failures = [...this.apps, ...(this.database ? [this.database] : [])].map(({ failed }) => failed);
      throw await Promise.race([this.stop.requested, ...failures]);
    } catch (error) {
      if (!this.stop.signal.aborted) throw error;
      return 0;
    } finally {
      await this.shutDown();
    }
  }

  private async start(): Promise<void> {
    this.preparation = new Preparation(this.options.main, this.options.env, this.stop.signal);
    const settings = await this.orStop(this.preparation.settings());
    const dataDir = resolve(this.options.root, settings.dataDir);
    await this.enter(dataDir);
    await assertPortFree(settings.host, settings.port);
    const port = settings.port || (await findFreePort());
    const baseUrl = settings.baseUrl.replace(/:0$/, `:${port}`);
    const databaseUrl = await this.startDatabase(settings, dataDir);
    const { migrations, firstKeys } = await this.orStop(this.preparation.prepare(databaseUrl, baseUrl));
    if (migrations > 0) say(`Database: ${migrations} migrations applied.`);
    if (firstKeys) announceFirstKeys(baseUrl, firstKeys);
    const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, PORT: String(port), BASE_URL: baseUrl };
    // With the handbook in the embedded database the first search works without a network; a later start does not wait for it.
    const handbook = settings.databaseUrl ? undefined : this.handbook(dataDir, env);
    const isNew = firstKeys !== undefined;
    await Promise.all([this.startApps(env), isNew && handbook ? this.indexHandbook(handbook) : undefined]);
    this.stop.signal.throwIfAborted();
    announceReady(baseUrl);
    if (!isNew && handbook?.isOutdated) void handbook.renew();
  }

  private async enter(dataDir: string): Promise<void> {
    this.lock = await FolderLock.acquire(dataDir, say, this.stop.signal);
    const { leftovers } = this.lock;
    if (leftovers.length > 0) say('The last start was killed; recovering.');
    await endLeftoverProcesses(leftovers, LEFTOVERS_GRACE_MS);
  }

  private async startDatabase(settings: LauncherSettings, dataDir: string): Promise<string> {
    if (settings.databaseUrl) return settings.databaseUrl;
    const postgres = new PostgresService({ folder: dataDir, note: say });
    this.database = new KeepAlive(postgres, { note: say });
    await this.database.start(this.stop.signal);
    say(`PostgreSQL: running, data in ${join(dataDir, 'postgres')}`);
    return postgres.url;
  }

  private async startApps(settings: Record<string, string>): Promise<void> {
    const env = { ...this.options.env, ...settings };
    const services = ['api', 'worker'].map(
      (app) => new NodeService(app, join(this.options.apps, app, 'src', 'main.js'), env),
    );
    this.apps.push(...services.map((service) => new KeepAlive(service, { note: say })));
    await Promise.all(this.apps.map((app) => app.start(this.stop.signal, () => this.noteApps())));
  }

  private handbook(dataDir: string, settings: Record<string, string>): Handbook {
    const { root, apps } = this.options;
    const env = { ...this.options.env, ...settings };
    return new Handbook(join(root, 'docs'), dataDir, (args) =>
      runIndexing(args, { env, apps, stdio: 'ignore' }),
    );
  }

  private async indexHandbook(handbook: Handbook): Promise<void> {
    say(
      (await handbook.renew())
        ? `The handbook (docs/) is indexed, so search works without a network; once your own documents are indexed, it is searched only if a request names it.`
        : `The handbook (docs/) could not be indexed; npm run index -- docs --collection ${HANDBOOK} --fallback tries again.`,
    );
  }

  /** For the next start after a `kill -9`. PostgreSQL is not listed: its own lock file identifies it. */
  private noteApps(): void {
    this.lock?.setChildren(this.apps.flatMap(({ pid }) => pid ?? []));
  }

  /** For steps without a signal: returns at once when stopping; what they started is stopped later. */
  private orStop<T>(step: Promise<T>): Promise<T> {
    return Promise.race([step, this.stop.requested.then((error) => Promise.reject(error))]);
  }

  /** In reverse: the apps together, the database, the lock. */
  private async shutDown(): Promise<void> {
    this.lock?.markStopping();
    if (this.apps.length > 0) say('Stopping …');
    this.preparation?.end();
    await Promise.all(this.apps.map((app) => app.stop(this.stop.force)));
    await this.database?.stop(this.stop.force);
    this.lock?.release();
  }
}
