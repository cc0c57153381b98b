import { type ChildProcess, spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import type { Readable, Writable } from 'node:stream';
import type { Browser as PlaywrightBrowser } from 'playwright-core';
import { playwright } from '../playwright.js';
import { ChromiumPipe } from './chromium-pipe.js';
import { makeProfileFolder, makeTemporaryFolder, removeFolder } from './profile-folders.js';
import { residentBytesOf } from './resident-memory.js';
import type { SystemUser } from './unprivileged-user.js';

const START_TIMEOUT_MS = 30_000;
const CLOSE_TIMEOUT_MS = 3000;
const KEPT_LOG_CHARACTERS = 4000;

/** The program to start, and its command line. */
export interface ChromiumStart {
  path: string;
  /** The whole environment of Chromium: nothing from this process, whose environment contains secrets. */
  env: Record<string, string>;
  /** The user that it runs as; undefined: that of this process. */
  user?: SystemUser | undefined;
  flags: (profileFolder: string) => string[];
}

/** Chromium failed to start; `log` is the end of its output. */
export class ChromiumStartError extends Error {
  override readonly name = 'ChromiumStartError';

  constructor(
    readonly log: string,
    options?: { cause?: unknown },
  ) {
    super('Chromium failed to start', options);
  }

  /** Whether it was still starting at the timeout. */
  get isTimeout(): boolean {
    return this.cause instanceof playwright().errors.TimeoutError;
  }
}

/** A running Chromium with all its processes and its own profile folder. */
export class ChromiumProcess {
  /** Resolves when the main process has exited. */
  readonly gone: Promise<void>;
  private isEnded = false;
  private readonly killAtExit = (): void => this.kill();

  private constructor(
    private readonly child: ChildProcess,
    private readonly profileFolder: string,
    readonly driver: PlaywrightBrowser,
    exited: Promise<void>,
  ) {
    process.once('exit', this.killAtExit);
    this.gone = exited.then(async () => {
      this.isEnded = true;
      process.off('exit', this.killAtExit);
      this.signalGroup();
      await removeFolder(profileFolder);
    });
  }

  /** @throws ChromiumStartError */
  static async start({ path, env, user, flags }: ChromiumStart): Promise<ChromiumProcess> {
    const profileFolder = await makeProfileFolder(user);
    const temporary = user ? await makeTemporaryFolder(user) : tmpdir();
    let log = '';
    let child: ChildProcess | undefined;
    try {
      child = spawn(path, flags(profileFolder), {
        // A process group of its own, so that the whole tree can be killed at once.
        detached: true,
        ...user,
        env: { ...env, TMPDIR: temporary, HOME: profileFolder },
        stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
      });
      const exited = new Promise<void>((resolve) => {
        child?.once('exit', () => resolve());
        child?.once('error', () => resolve());
      });
      child.on('error', (error) => (log += error.message));
      child.stderr?.on('data', (chunk: Buffer) => {
        log = (log + chunk.toString()).slice(-KEPT_LOG_CHARACTERS);
      });
      const pipe = new ChromiumPipe(child.stdio[3] as Writable, child.stdio[4] as Readable);
      const died = exited.then((): never => {
        throw new Error('Chromium exited during start');
      });
      const connected = playwright().chromium.connectOverCDP(pipe, {
        timeout: START_TIMEOUT_MS,
        artifactsDir: profileFolder,
      });
      const driver = await Promise.race([connected, died]);
      return new ChromiumProcess(child, profileFolder, driver, exited);
    } catch (cause) {
      if (child?.pid !== undefined) signalGroup(child.pid);
      await removeFolder(profileFolder);
      throw new ChromiumStartError(log, { cause });
    }
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  get isAlive(): boolean {
    return !this.isEnded && this.driver.isConnected();
  }

  /** `156.0.8078.79`. */
  get version(): string {
    return this.driver.version();
  }

  /** Memory of the whole process tree; 0 where the system does not report it. */
  residentBytes(): Promise<number> {
    return residentBytesOf(this.pid);
  }

  /** Closes it, and kills it if it does not respond. */
  async close(): Promise<void> {
    const force = setTimeout(() => this.kill(), CLOSE_TIMEOUT_MS);
    this.driver.close().catch(() => this.kill());
    (this.child.stdio[3] as Writable).end();
    await this.gone;
    clearTimeout(force);
  }

  /** Kills the whole tree at once. */
  kill(): void {
    if (!this.isEnded) this.signalGroup();
  }

  private signalGroup(): void {
    if (this.child.pid !== undefined) signalGroup(this.child.pid);
  }
}

function signalGroup(leaderPid: number): void {
  try {
    process.kill(-leaderPid, 'SIGKILL');
  } catch {
    // The group has no processes left.
  }
}
