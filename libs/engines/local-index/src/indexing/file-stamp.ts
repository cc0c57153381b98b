import type { BigIntStats } from 'node:fs';
import { READER_VERSION } from './content-hash.js';

/** A file that changed shortly before it was read may change again within the same tick of the file system's clock. */
const SETTLED_NS = 2_000_000_000n;

/**
 * Returns a value that is constant while a file is not written: size, mtime and ctime of its inode, which no tool
 * can set back. Null when the file changed too recently to be sure.
 * @param now milliseconds.
 */
export function fileStamp(
  { size, mtimeNs, ctimeNs }: Pick<BigIntStats, 'size' | 'mtimeNs' | 'ctimeNs'>,
  now: number = Date.now(),
): string | null {
  const changedNs = mtimeNs > ctimeNs ? mtimeNs : ctimeNs;
  if (changedNs > BigInt(now) * 1_000_000n - SETTLED_NS) return null;
  return `${READER_VERSION}:${size}:${mtimeNs}:${ctimeNs}`;
}
