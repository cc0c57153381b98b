import { type FileHandle, open } from 'node:fs/promises';

/** Reads bytes of a file; fewer at its end. */
export interface BytesOf {
  readonly size: number;
  readonly at: (start: number, length: number) => Promise<Buffer>;
}

/** Opens a file for a reader of its headers. */
export async function withBytesOf<T>(path: string, read: (bytes: BytesOf) => Promise<T>): Promise<T> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    return await read({ size, at: (start, length) => bytesAt(file, start, length) });
  } finally {
    await file.close();
  }
}

async function bytesAt(file: FileHandle, start: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, start);
  return buffer.subarray(0, bytesRead);
}
