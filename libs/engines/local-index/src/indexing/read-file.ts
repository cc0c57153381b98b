import { type BigIntStats, constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { isBinary } from '../readers/decode-text.js';
import type { DocumentKind } from '../readers/document-kind.js';
import { fileStamp } from './file-stamp.js';

const MAX_BYTES = 20 * 1024 * 1024;

/** A file that is not indexed; the message has the reason. */
export class SkippedFileError extends Error {
  override readonly name = 'SkippedFileError';
}

/** The content of a file, unless its stamp is unchanged. */
export interface ReadFile {
  readonly stamp: string | null;
  /** Undefined when the stamp is unchanged. */
  readonly bytes: Uint8Array | undefined;
}

/** @throws SkippedFileError when the file is too large or does not match its extension; system errors. */
export async function readFile(
  path: string,
  kind: DocumentKind,
  knownStamp: string | null,
): Promise<ReadFile> {
  // The entry may have been replaced with a link since it was listed.
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW);
  try {
    const stats: BigIntStats = await file.stat({ bigint: true });
    // Taken before the content is read, so that the next run notices a change in between.
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
