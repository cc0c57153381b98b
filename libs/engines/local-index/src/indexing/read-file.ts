import { type BigIntStats, constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { isBinary } from '../readers/decode-text.js';
import type { DocumentKind } from '../readers/document-kind.js';
import { fileStamp } from './file-stamp.js';

const MAX_BYTES = 20 * 1024 * 1024;

/** A file that will not be indexed; the message says why. */
export class SkippedFileError extends Error {
  override readonly name = 'SkippedFileError';
}

/** A file's content, unless its stamp tells that it is the known one. */
export interface ReadFile {
  readonly stamp: string | null;
  /** Undefined when the stamp is the known one. */
  readonly bytes: Uint8Array | undefined;
}

/** @throws SkippedFileError when the file is too large or not what its name says, else the system's error. */
export async function readFile(
  path: string,
  kind: DocumentKind,
  knownStamp: string | null,
): Promise<ReadFile> {
  // The entry may have become a link since it was listed.
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW);
  try {
    const stats: BigIntStats = await file.stat({ bigint: true });
    // Taken before the content is read, so that a change in between is seen the next time.
    const stamp = fileStamp(stats);
    if (stamp !== null && stamp === knownStamp) return { stamp, bytes: undefined };
    if (stats.size > MAX_BYTES) throw new SkippedFileError('larger than 20 MiB');
    const bytes = await file.readFile();
    if (kind === 'pdf' && !bytes.subarray(0, 1024).includes('%PDF-')) throw new SkippedFileError('not a PDF');
    if (kind !== 'pdf' && isBinary(bytes)) throw new SkippedFileError('binary content');
    return { stamp, bytes };
  } finally {
    await file.close();
  }
}
