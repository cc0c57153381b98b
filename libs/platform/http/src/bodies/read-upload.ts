import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { AppError, InvalidRequestError } from '@capstan/platform-core';
import type { FastifyRequest } from 'fastify';
import { MalformedBodyError } from '../problems/malformed-body.error.js';
import { PayloadTooLargeError } from '../problems/payload-too-large.error.js';
import { UPLOAD_PACE, watchProgress } from './upload-progress.js';

const MAX_FIELDS = 50;
const MAX_FIELD_BYTES = 100_000;
/** How long a refused client may keep sending, so that it can read the response. */
const LINGER_MS = 5_000;

/** The expected file of a form. */
export interface UploadOptions {
  /** Name of the field. */
  field: string;
  maxBytes: number;
  /** Path of a new file. */
  path: string;
}

/** A form. */
export interface Upload {
  /** By name; a repeated one is a list. */
  fields: Record<string, string | string[]>;
  /** SHA-256 of the file in hexadecimal; undefined if the form had none. */
  sha256: string | undefined;
}

/**
 * Reads a multipart form (RFC 7578) and streams its file to disk; it may take as long as the client makes progress.
 * The file is deleted if the form is refused.
 * @throws InvalidRequestError, PayloadTooLargeError, RequestTimeoutError, MalformedBodyError.
 */
export async function readUpload(
  { raw }: Pick<FastifyRequest, 'raw'>,
  options: UploadOptions,
  pace = UPLOAD_PACE,
): Promise<Upload> {
  const form = new IncomingForm(options);
  const stopWatching = watchProgress(raw, pace, form.refuse);
  try {
    return await form.read(raw);
  } catch (error) {
    discardRest(raw);
    await form.stopWriting();
    await rm(options.path, { force: true });
    throw error instanceof AppError ? error : new MalformedBodyError('it is not a complete multipart form');
  } finally {
    stopWatching();
  }
}

/** A form that is being received. */
class IncomingForm {
  private readonly upload: Upload = { fields: {}, sha256: undefined };
  private readonly refused = Promise.withResolvers<never>();
  private readonly writes = new AbortController();
  private writing: Promise<void> = Promise.resolve();

  constructor(private readonly options: UploadOptions) {
    // It may reject when no one waits for it.
    this.refused.promise.catch(() => undefined);
  }

  readonly refuse = (error: Error): void => this.refused.reject(error);

  async read(raw: IncomingMessage): Promise<Upload> {
    await Promise.race([pipeline(raw, this.parserOf(raw)), this.refused.promise]);
    await Promise.race([this.writing, this.refused.promise]);
    // A limit that was reached at the very end.
    await Promise.race([this.refused.promise, Promise.resolve()]);
    return this.upload;
  }

  /** Resolves when writing has ended. */
  async stopWriting(): Promise<void> {
    this.writes.abort();
    await this.writing.catch(() => undefined);
  }

  private parserOf(raw: IncomingMessage): BusboyInstance {
    const { maxBytes: fileSize, field } = this.options;
    const parser = new Busboy({
      headers: raw.headers as { 'content-type': string },
      limits: { files: 1, fields: MAX_FIELDS, fieldSize: MAX_FIELD_BYTES, fileSize },
    });
    const refuseField = (path: string, message: string): void =>
      this.refuse(new InvalidRequestError([{ path, message }]));
    parser.on('field', (name, value, isNameCut, isValueCut) => {
      if (isNameCut || isValueCut) refuseField(name, 'is too long');
      const earlier = this.upload.fields[name];
      this.upload.fields[name] = earlier === undefined ? value : [earlier, value].flat();
    });
    parser.on('filesLimit', () => refuseField(field, 'must be one file'));
    parser.on('fieldsLimit', () => refuseField('', `must have at most ${MAX_FIELDS} fields`));
    parser.on('file', (name, stream) => {
      if (name === field) return this.save(stream);
      refuseField(name, `is not a field for a file: it is \`${field}\``);
      stream.resume();
    });
    return parser;
  }

  private save(stream: Readable): void {
    const { maxBytes, path } = this.options;
    stream.on('limit', () => this.refuse(new PayloadTooLargeError(maxBytes)));
    const file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
    const hash = createHash('sha256');
    const hashed = async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
      for await (const chunk of source) {
        hash.update(chunk);
        yield chunk;
      }
    };
    this.writing = pipeline(stream, hashed, file, { signal: this.writes.signal }).then(() => {
      this.upload.sha256 = hash.digest('hex');
    });
    this.writing.catch(this.refuse);
  }
}

/** Reads on without keeping anything, for a moment: a client that is still sending would not see the response. */
function discardRest(raw: IncomingMessage): void {
  raw.unpipe();
  raw.resume();
  const timer = setTimeout(() => raw.destroy(), LINGER_MS).unref();
  raw.once('close', () => clearTimeout(timer));
}
