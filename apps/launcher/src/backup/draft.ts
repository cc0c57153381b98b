import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { reasonOf } from '../launch.error.js';
import { identityOf, isRunning } from '../processes/process-identity.js';
import type { ManifestEntry } from './manifest.js';

const FOLDER = /^(?:backup|restore)-(?<pid>\d+)-(?<owner>[0-9a-f]{12})-[0-9a-f]{12}$/;
const CIPHER = 'aes-256-ctr';
/** Names the unfinished archive, which is outside of the folder. */
const ARCHIVE_NAME = 'archive-path';

/**
 * Working folder of a backup or restore, in DATA_DIR. Its files are encrypted under keys that only this process has, so
 * that what a killed one left is unreadable, except the one file that a program needs at a time. The next one on the same
 * DATA_DIR removes it.
 */
export class Draft {
  private readonly keys = new Map<string, { key: Buffer; iv: Buffer }>();

  private constructor(readonly folder: string) {}

  /** Makes a folder, and removes those of ended processes and of other hosts, with their unfinished archives. */
  static async open(dataDir: string, purpose: 'backup' | 'restore'): Promise<Draft> {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    for (const name of (await readdir(dataDir)).filter(isStale)) await new Draft(join(dataDir, name)).close();
    const name = `${purpose}-${process.pid}-${ownerOf(process.pid)}-${randomBytes(6).toString('hex')}`;
    const draft = new Draft(join(dataDir, name));
    await mkdir(draft.folder, { mode: 0o700 });
    return draft;
  }

  /** Chooses a name for an unfinished archive; it is removed with this folder, unless it was renamed. */
  async archiveFor(file: string): Promise<string> {
    const unfinished = `${file}.${randomBytes(6).toString('hex')}`;
    await writeFile(join(this.folder, ARCHIVE_NAME), unfinished, { mode: 0o600 });
    return unfinished;
  }

  /** Encrypts a file of the archive. */
  async save(path: string, content: AsyncIterable<unknown>): Promise<ManifestEntry> {
    const secret = { key: randomBytes(32), iv: randomBytes(16) };
    this.keys.set(path, secret);
    const hash = createHash('sha256');
    let bytes = 0;
    await mkdir(dirname(join(this.folder, path)), { recursive: true, mode: 0o700 });
    await pipeline(
      content,
      async function* (chunks: AsyncIterable<unknown>) {
        for await (const chunk of chunks as AsyncIterable<Buffer>) {
          hash.update(chunk);
          bytes += chunk.length;
          yield chunk;
        }
      },
      createCipheriv(CIPHER, secret.key, secret.iv),
      createWriteStream(join(this.folder, path), { mode: 0o600 }),
    );
    return { path, bytes, sha256: hash.digest('hex') };
  }

  /** Saves what `write` writes to a file, for programs that need one. @returns undefined if it wrote nothing. */
  saveWritten(path: string, write: (file: string) => Promise<boolean>): Promise<ManifestEntry | undefined> {
    return this.withPlainFile(async (file) =>
      (await write(file)) ? this.save(path, createReadStream(file)) : undefined,
    );
  }

  /** Opens a saved file. */
  read(path: string): Readable {
    const secret = this.keys.get(path);
    if (!secret) throw new Error(`${path} was not saved`);
    const plain = createDecipheriv(CIPHER, secret.key, secret.iv);
    const source = createReadStream(join(this.folder, path));
    source.once('error', (error) => plain.destroy(error));
    return source.pipe(plain);
  }

  /** Runs `work` with a saved file that is not encrypted meanwhile. */
  withFile<T>(path: string, work: (file: string) => Promise<T>): Promise<T> {
    return this.withPlainFile(async (file) => {
      await pipeline(this.read(path), createWriteStream(file, { mode: 0o600 }));
      return work(file);
    });
  }

  /** Removes the folder and the unfinished archive. Never rejects: prints a warning with the path of what is left. */
  async close(): Promise<void> {
    const unfinished = await readFile(join(this.folder, ARCHIVE_NAME), 'utf8').catch(() => undefined);
    if (unfinished !== undefined) await rm(unfinished, { force: true }).catch(warnOf(unfinished));
    await rm(this.folder, { recursive: true, force: true }).catch(warnOf(this.folder));
  }

  private async withPlainFile<T>(work: (file: string) => Promise<T>): Promise<T> {
    const file = join(this.folder, `plain-${randomBytes(6).toString('hex')}`);
    try {
      return await work(file);
    } finally {
      await rm(file, { force: true });
    }
  }
}

/** Differs between hosts, and between processes that had the same id. */
const ownerOf = (pid: number): string =>
  createHash('sha256')
    .update(JSON.stringify([hostname(), identityOf(pid)]))
    .digest('hex')
    .slice(0, 12);

/** Whether a name is that of a draft whose process does not run on this host. */
function isStale(name: string): boolean {
  const { pid, owner } = FOLDER.exec(name)?.groups ?? {};
  return pid !== undefined && !(isRunning(Number(pid)) && ownerOf(Number(pid)) === owner);
}

const warnOf =
  (path: string) =>
  (error: unknown): void =>
    console.error(
      `Could not remove ${path} of a backup or restore (${reasonOf(error)}). Delete it yourself.`,
    );
