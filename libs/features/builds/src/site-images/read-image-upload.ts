import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readUpload, type Upload } from '@capstan/platform-http';
import type { FastifyRequest } from 'fastify';
import { MAX_IMAGE_BYTES } from './read-image.js';

/** A multipart form with a picture. */
export interface ImageUpload {
  fields: Upload['fields'];
  /** Of the field `file`; undefined if the form had none. */
  content: Uint8Array | undefined;
}

export const isUpload = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.startsWith('multipart/form-data') === true;

/** @throws InvalidRequestError, PayloadTooLargeError, RequestTimeoutError, MalformedBodyError. */
export async function readImageUpload(request: FastifyRequest): Promise<ImageUpload> {
  const path = join(tmpdir(), `capstan-image-${randomUUID()}`);
  const { fields, sha256 } = await readUpload(request, { field: 'file', maxBytes: MAX_IMAGE_BYTES, path });
  const content = sha256 === undefined ? undefined : await readFile(path);
  await rm(path, { force: true });
  return { fields, content };
}
