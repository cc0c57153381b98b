import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import { InvalidRequestError } from '@capstan/platform-core';
import type { FastifyRequest } from 'fastify';
import { MalformedBodyError } from '../problems/malformed-body.error.js';
import { PayloadTooLargeError } from '../problems/payload-too-large.error.js';

const MAX_FIELDS = 50;
const MAX_FIELD_BYTES = 100_000;

/** Which file a form may have, and where it goes. */
export interface UploadOptions {
  /** Name of the field. */
  field: string;
  maxBytes: number;
  /** Path of a new file. */
  path: string;
}

/** Fields of a form by name, a repeated one as a list, and whether it had the file. */
export interface Upload {
  fields: Record<string, string | string[]>;
  hasFile: boolean;
}

/**
 * Reads a multipart form (RFC 7578) and streams its file to disk. The file is deleted if the form is refused.
 * @throws InvalidRequestError, PayloadTooLargeError, MalformedBodyError.
 */
export async function readUpload({ raw }: FastifyRequest, options: UploadOptions): Promise<Upload> {
  const upload: Upload = { fields: {}, hasFile: false };
  const writes: Promise<void>[] = [];
  try {
    const parser = new Busboy({
      headers: raw.headers as { 'content-type': string },
      limits: { files: 1, fields: MAX_FIELDS, fieldSize: MAX_FIELD_BYTES, fileSize: options.maxBytes },
    });
    const refused = Promise.withResolvers<never>();
    const refuse = (error: Error): void => refused.reject(error);
    parser.on('field', (name, value, isNameCut, isValueCut) => {
      if (isNameCut || isValueCut) refuse(new InvalidRequestError([{ path: name, message: 'is too long' }]));
      const earlier = upload.fields[name];
      upload.fields[name] = earlier === undefined ? value : [earlier, value].flat();
    });
    parser.on('filesLimit', () =>
      refuse(new InvalidRequestError([{ path: options.field, message: 'must be one file' }])),
    );
    parser.on('fieldsLimit', () =>
      refuse(new InvalidRequestError([{ path: '', message: `must have at most ${MAX_FIELDS} fields` }])),
    );
    parser.on('file', (name, stream) => {
      if (name !== options.field) {
        refuse(
          new InvalidRequestError([
            { path: name, message: `is not a field for a file: it is \`${options.field}\`` },
          ]),
        );
        stream.resume();
        return;
      }
      upload.hasFile = true;
      stream.on('limit', () => refuse(new PayloadTooLargeError(options.maxBytes)));
      const write = pipeline(stream, createWriteStream(options.path, { flags: 'wx', mode: 0o600 }));
      write.catch(refuse);
      writes.push(write);
    });
    await Promise.race([pipeline(raw, parser), refused.promise]);
    await Promise.race([Promise.all(writes), refused.promise]);
    // A limit that was reached at the very end.
    await Promise.race([refused.promise, Promise.resolve()]);
    return upload;
  } catch (error) {
    raw.resume();
    await Promise.allSettled(writes);
    await rm(options.path, { force: true });
    if (error instanceof InvalidRequestError || error instanceof PayloadTooLargeError) throw error;
    throw new MalformedBodyError('it is not a complete multipart form');
  }
}
