import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { extract, pack } from 'tar-stream';
import { reasonOf } from '../launch.error.js';
import { BackupError } from './backup.error.js';
import { MANIFEST, type Manifest, type ManifestEntry, parseManifest } from './manifest.js';
import { SEALED_HEADER_BYTES, isSealed, opening, sealing } from './sealed-stream.js';

/** Describes a file for the manifest. @param path of the archive. */
export async function entryOf(folder: string, path: string): Promise<ManifestEntry> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(join(folder, path)), hash);
  return { path, bytes: (await stat(join(folder, path))).size, sha256: hash.digest('hex') };
}

/**
 * Writes the manifest and its entries, which are files in `folder`, as a tar archive.
 * @param passphrase seals it. @param file must not exist.
 */
export async function writeArchive(
  file: string,
  folder: string,
  manifest: Manifest,
  passphrase: string | undefined,
): Promise<void> {
  const archive = pack();
  const fill = async (): Promise<void> => {
    archive.entry({ name: MANIFEST }, JSON.stringify(manifest));
    for (const { path, bytes } of manifest.entries) {
      await pipeline(createReadStream(join(folder, path)), archive.entry({ name: path, size: bytes }));
    }
    archive.finalize();
  };
  const change = passphrase === undefined ? new PassThrough() : await sealing(passphrase);
  const target = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true });
  await Promise.all([fill(), pipeline(archive, change, target)]);
}

/**
 * Unpacks an archive into `folder`.
 * @throws BackupError unless it has exactly what its manifest lists.
 */
export async function readArchive(
  file: string,
  folder: string,
  passphrase: string | undefined,
): Promise<Manifest> {
  const reading = extract();
  const unpacked = unpack(reading, folder);
  try {
    await Promise.all([unpacked, feed(file, reading, passphrase)]);
    return await unpacked;
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw new BackupError(`The archive is damaged or cut off (${reasonOf(error)}). Nothing was restored.`, {
      cause: error,
    });
  }
}

async function feed(
  file: string,
  reading: ReturnType<typeof extract>,
  passphrase: string | undefined,
): Promise<void> {
  const start = await startOf(file);
  if (!isSealed(start)) return pipeline(createReadStream(file), reading);
  if (passphrase === undefined) {
    throw new BackupError('The archive is encrypted: set BACKUP_PASSPHRASE.');
  }
  const opened = await opening(passphrase, start);
  return pipeline(createReadStream(file, { start: SEALED_HEADER_BYTES }), opened, reading);
}

async function startOf(file: string): Promise<Buffer> {
  const handle = await open(file).catch((error: unknown) => {
    throw new BackupError(`${file} cannot be read: ${reasonOf(error)}`, { cause: error });
  });
  try {
    const start = Buffer.alloc(SEALED_HEADER_BYTES);
    const { bytesRead } = await handle.read(start, 0, start.length, 0);
    return start.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

async function unpack(reading: ReturnType<typeof extract>, folder: string): Promise<Manifest> {
  let manifest: Manifest | undefined;
  const expected = new Map<string, ManifestEntry>();
  for await (const entry of reading) {
    const { name } = entry.header;
    if (!manifest) {
      if (name !== MANIFEST) throw new BackupError('The file is not a backup of Capstan.');
      manifest = parseManifest(await text(entry));
      for (const listed of manifest.entries) expected.set(listed.path, listed);
      continue;
    }
    const listed = expected.get(name);
    expected.delete(name);
    if (!listed) throw new BackupError(`The archive was changed: ${name} is not in its manifest.`);
    await save(entry, join(folder, name), listed);
  }
  if (!manifest) throw new BackupError('The file is not a backup of Capstan.');
  const [missing] = expected.keys();
  if (missing !== undefined) throw new BackupError(`The archive is cut off: ${missing} is missing.`);
  return manifest;
}

async function save(
  entry: AsyncIterable<unknown>,
  path: string,
  { sha256, path: name }: ManifestEntry,
): Promise<void> {
  const hash = createHash('sha256');
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await pipeline(
    entry,
    async function* (chunks: AsyncIterable<unknown>) {
      for await (const chunk of chunks as AsyncIterable<Buffer>) {
        hash.update(chunk);
        yield chunk;
      }
    },
    createWriteStream(path, { mode: 0o600 }),
  );
  if (hash.digest('hex') !== sha256) {
    throw new BackupError(
      `The archive was changed: ${name} is not what was backed up. Nothing was restored.`,
    );
  }
}
