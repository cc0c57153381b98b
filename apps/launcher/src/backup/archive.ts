import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { extract, pack } from 'tar-stream';
import { reasonOf } from '../launch.error.js';
import { BackupError } from './backup.error.js';
import type { Draft } from './draft.js';
import { MANIFEST, type Manifest, type ManifestEntry, parseManifest } from './manifest.js';
import { SEALED_HEADER_BYTES, isSealed, opening, sealing } from './sealed-stream.js';

/**
 * Writes the manifest and its entries, which are in the draft, as a tar archive.
 * @param passphrase seals it. @param file must not exist.
 */
export async function writeArchive(
  file: string,
  draft: Draft,
  manifest: Manifest,
  passphrase: string | undefined,
): Promise<void> {
  const archive = pack();
  const fill = async (): Promise<void> => {
    archive.entry({ name: MANIFEST }, JSON.stringify(manifest));
    for (const { path, bytes } of manifest.entries) {
      await pipeline(draft.read(path), archive.entry({ name: path, size: bytes }));
    }
    archive.finalize();
  };
  const change = passphrase === undefined ? new PassThrough() : await sealing(passphrase);
  const target = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true });
  await Promise.all([fill(), pipeline(archive, change, target)]);
}

/**
 * Unpacks an archive into a draft.
 * @throws BackupError unless it has exactly what its manifest lists.
 */
export async function readArchive(
  file: string,
  draft: Draft,
  passphrase: string | undefined,
): Promise<Manifest> {
  const reading = extract();
  const unpacked = unpack(reading, draft);
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
  // An empty variable in .env is one that is not set.
  if (!passphrase) {
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

async function unpack(reading: ReturnType<typeof extract>, draft: Draft): Promise<Manifest> {
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
    const { sha256 } = await draft.save(name, entry);
    if (sha256 !== listed.sha256) {
      throw new BackupError(
        `The archive was changed: ${name} is not what was backed up. Nothing was restored.`,
      );
    }
  }
  if (!manifest) throw new BackupError('The file is not a backup of Capstan.');
  const [missing] = expected.keys();
  if (missing !== undefined) throw new BackupError(`The archive is cut off: ${missing} is missing.`);
  return manifest;
}
