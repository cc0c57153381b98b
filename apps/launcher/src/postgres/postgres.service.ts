import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { LaunchError } from '../launch.error.js';
import { signalProcess } from '../processes/end-process.js';
import { findFreePort, isPortFree } from '../processes/port.check.js';
import type { RunningService, Service } from '../processes/service.js';
import { waitUntil } from '../processes/wait-until.js';
import { type PostgresBinaries, embeddedBinaries } from './binaries.js';
import {
  type PostgresConnection,
  newConnection,
  readConnection,
  urlOf,
  writeConnection,
} from './connection.file.js';
import { initialize } from './initialize.js';
import { clearOrphan, isReady, runningPid } from './postmaster.file.js';
import { type Unprivileged, unprivilegedFor } from './unprivileged.js';

/** Files and programs of a server. */
export interface PostgresOptions {
  /** Contains `postgres/` (the data), `postgres.json` (the connection) and `postgres.log`. */
  folder: string;
  /** Default: the embedded ones. */
  binaries?: PostgresBinaries;
  initdbFlags?: readonly string[];
  /** Server settings in addition to the defaults. */
  settings?: Record<string, string>;
  note?: (text: string) => void;
}

/** Unicode rules built into PostgreSQL: the same order and case folding on every machine. */
const EMBEDDED_FLAGS = [
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--locale=C',
  '--builtin-locale=C.UTF-8',
];

const SETTINGS: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '128MB',
  synchronous_commit: 'on',
  max_wal_size: '512MB',
  // Statements are short: compiling or parallelizing them costs more than it saves, and /dev/shm may be tiny.
  jit: 'off',
  max_parallel_workers_per_gather: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
};

const LOG_LIMIT_BYTES = 5 * 1024 * 1024;
const READY_TIMEOUT_MS = 300_000;
const START_ATTEMPTS = 5;
/** In the log: another program took the port, or backends of a killed server are still ending. */
const TRANSIENT_ERRORS =
  /Address already in use|could not create any TCP\/IP sockets|pre-existing shared memory/;

/** A PostgreSQL server in a folder, created at the first start. The caller holds the lock of the folder. */
export class PostgresService implements Service {
  readonly name = 'PostgreSQL';
  private readonly note: (text: string) => void;
  private readonly dataFolder: string;
  private readonly connectionPath: string;
  private readonly logPath: string;
  private connection: PostgresConnection | undefined;

  constructor(private readonly options: PostgresOptions) {
    this.note = options.note ?? (() => undefined);
    this.dataFolder = join(options.folder, 'postgres');
    this.connectionPath = join(options.folder, 'postgres.json');
    this.logPath = join(options.folder, 'postgres.log');
  }

  /** The URL for DATABASE_URL; known once it has started. */
  get url(): string {
    if (!this.connection) throw new Error('PostgreSQL has not been started.');
    return urlOf(this.connection);
  }

  /** The URL of the server that another process runs in `folder`; undefined if there is none. */
  static runningUrl(folder: string): string | undefined {
    const connection = readConnection(join(folder, 'postgres.json'));
    return connection && runningPid(join(folder, 'postgres')) ? urlOf(connection) : undefined;
  }

  async start(signal: AbortSignal): Promise<RunningService> {
    const binaries = this.options.binaries ?? (await embeddedBinaries());
    mkdirSync(this.options.folder, { recursive: true, mode: 0o700 });
    const account = unprivilegedFor(this.dataFolder, [binaries.postgres, binaries.initdb]);
    const connection = this.prepare(binaries, account);
    await clearOrphan(this.dataFolder, this.note);
    for (let attempt = 1; ; attempt += 1) {
      signal.throwIfAborted();
      if (connection.port === 0 || !(await isPortFree(connection.host, connection.port))) {
        connection.port = await findFreePort();
      }
      const logStart = this.logSize();
      const child = this.spawn(binaries, account, connection.port);
      if (await this.becomesReady(child)) {
        writeConnection(this.connectionPath, connection);
        this.connection = connection;
        return new RunningPostgres(child);
      }
      const said = this.logFrom(logStart);
      if (attempt === START_ATTEMPTS || !TRANSIENT_ERRORS.test(said)) {
        throw new LaunchError(`PostgreSQL did not start:\n${said.slice(-2000)}\nIts log: ${this.logPath}`);
      }
      await sleep(500);
    }
  }

  private prepare(binaries: PostgresBinaries, account: Unprivileged): PostgresConnection {
    const known = readConnection(this.connectionPath);
    if (existsSync(this.dataFolder)) {
      if (known) return known;
      throw new LaunchError(
        `${this.dataFolder} contains a database, but ${this.connectionPath} with its password is missing. Restore that file, or move the folder away to start with a new database.`,
      );
    }
    this.note('Creating the database …');
    const connection = known ?? newConnection();
    writeConnection(this.connectionPath, connection);
    const initdbFlags = this.options.initdbFlags ?? EMBEDDED_FLAGS;
    initialize({ dataFolder: this.dataFolder, binaries, account, connection, initdbFlags });
    return connection;
  }

  /** In its own session: Ctrl-C in a terminal reaches the launcher, which stops the database last. */
  private spawn(binaries: PostgresBinaries, account: Unprivileged, port: number): ChildProcess {
    const flags = ['-D', this.dataFolder, '-p', String(port)];
    for (const [name, value] of Object.entries({ ...SETTINGS, ...this.options.settings })) {
      flags.push('-c', `${name}=${value}`);
    }
    const { file, args, ...identity } = account.command(binaries.postgres, flags);
    if (this.logSize() > LOG_LIMIT_BYTES) truncateSync(this.logPath);
    const log = openSync(this.logPath, 'a', 0o600);
    try {
      return spawn(file, args, { ...identity, cwd: '/', detached: true, stdio: ['ignore', log, log] });
    } finally {
      closeSync(log);
    }
  }

  private async becomesReady(child: ChildProcess): Promise<boolean> {
    const { pid } = child;
    let ended = pid === undefined;
    child.once('exit', () => (ended = true));
    child.once('error', () => (ended = true));
    if (pid === undefined) return false;
    const isSettled = () => ended || isReady(this.dataFolder, pid);
    if (await waitUntil(isSettled, READY_TIMEOUT_MS)) return !ended;
    signalProcess(pid, 'SIGQUIT');
    return false;
  }

  private logSize(): number {
    return existsSync(this.logPath) ? statSync(this.logPath).size : 0;
  }

  private logFrom(start: number): string {
    return existsSync(this.logPath) ? readFileSync(this.logPath).subarray(start).toString().trim() : '';
  }
}

class RunningPostgres implements RunningService {
  readonly pid: number;
  readonly exited: Promise<string>;

  constructor(private readonly child: ChildProcess) {
    this.pid = child.pid ?? -1;
    this.exited = new Promise((resolve) => {
      child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`));
    });
  }

  /**
   * Fast shutdown: open transactions are rolled back, the data is checkpointed. `force` stops immediately and
   * leaves the rest to recovery.
   */
  async stop(force: AbortSignal): Promise<void> {
    const isGone = () => this.child.exitCode !== null || this.child.signalCode !== null;
    if (isGone()) return;
    this.child.kill('SIGINT');
    await waitUntil(isGone, 30_000, force).catch(() => false);
    if (isGone()) return;
    this.child.kill('SIGQUIT');
    if (!(await waitUntil(isGone, 10_000))) this.child.kill('SIGKILL');
    await this.exited;
  }
}
