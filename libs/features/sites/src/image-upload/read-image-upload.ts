import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readUpload, type Upload } from '@capstan/platform-http';
import type { FastifyRequest } from 'fastify';

/** Largest file that is accepted. */
const MAX_IMAGE_BYTES = 15 * 1024 * 1024;

/** A multipart form with a picture. */
export interface ImageUpload {
  fields: Upload['fields'];
  /** Content of the field `file`; undefined if the form had none. */
  content: Uint8Array | undefined;
}

export const isUpload = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.startsWith('multipart/form-data') === true;

/** @throws InvalidRequestError, PayloadTooLargeError, RequestTimeoutError, MalformedBodyError. */
export async function readImageUpload(request: FastifyRequest): Promise<ImageUpload> {
  const path = join(tmpdir(), `capstan-image-${randomUUID()}`);
  try {
    const { fields, sha256 } = await readUpload(request, { field: 'file', maxBytes: MAX_IMAGE_BYTES, path });
    return { fields, content: sha256 === undefined ? undefined : await readFile(path) };
  } finally {
    await rm(path, { force: true });
  }
}
