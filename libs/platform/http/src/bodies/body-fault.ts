import { isUtf8 } from 'node:buffer';
import type { AppError } from '@capstan/platform-core';
import type { FastifyRequest } from 'fastify';
import { MalformedBodyError } from '../problems/malformed-body.error.js';
import { UnsupportedContentCodingError } from '../problems/unsupported-content-coding.error.js';
import { UnsupportedMediaTypeError } from '../problems/unsupported-media-type.error.js';

const UTF_8: ReadonlySet<string> = new Set(['utf-8', 'utf8', 'us-ascii']);
const CHARSET = /;\s*charset\s*=\s*"?([^\s";]+)/i;

/**
 * Why a JSON body cannot be read as the bytes and headers say; undefined if it can. Without this check, bytes that are not
 * UTF-8 would become replacement characters, and the caller would pay for a question that was never asked.
 */
export function bodyFault({ headers }: FastifyRequest, body: Buffer): AppError | undefined {
  if (body.length === 0) return undefined;
  const coding = headers['content-encoding'];
  if (coding !== undefined && coding.trim().toLowerCase() !== 'identity')
    return new UnsupportedContentCodingError(coding);
  const charset = CHARSET.exec(headers['content-type'] ?? '')?.[1];
  if (charset !== undefined && !UTF_8.has(charset.toLowerCase())) return new UnsupportedMediaTypeError();
  return isUtf8(body) ? undefined : new MalformedBodyError('it is not encoded in UTF-8');
}
