import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ManifestEntry } from './manifest.js';

const FOLDER = /^(?:backup|restore)-[0-9a-f]{12}$/;
const CIPHER = 'aes-256-ctr';
/** Names the unfinished archive, which is outside of the folder. */
const ARCHIVE_NAME = 'archive-path';

/**
 * Working folder of a backup or restore, in DATA_DIR. Its files are encrypted under keys that only this process has, so
 * that what a killed one left is unreadable; the next one removes it. Only one may be open for a DATA_DIR.
 */
export class Draft {
  private readonly keys = new Map<string, { key: Buffer; iv: Buffer }>();

  private constructor(readonly folder: string) {}

  /** Makes a folder, and removes those of earlier processes with their unfinished archives. */
  static async open(dataDir: string, purpose: 'backup' | 'restore'): Promise<Draft> {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    for (const name of (await readdir(dataDir)).filter((entry) => FOLDER.test(entry))) {
      await new Draft(join(dataDir, name)).close();
    }
    const draft = new Draft(join(dataDir, `${purpose}-${randomBytes(6).toString('hex')}`));
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

  async close(): Promise<void> {
    const unfinished = await readFile(join(this.folder, ARCHIVE_NAME), 'utf8').catch(() => undefined);
    if (unfinished !== undefined) await rm(unfinished, { force: true });
    await rm(this.folder, { recursive: true, force: true });
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
