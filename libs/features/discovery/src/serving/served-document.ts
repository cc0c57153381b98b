import { createHash } from 'node:crypto';

/** How long clients and proxies may cache a document. */
export const MAX_AGE_SECONDS = 300;

/** A document as bytes, created once at start. */
export interface ServedDocument {
  readonly body: Buffer;
  /** Strong: the same bytes of the same type have the same tag, in every process and after every restart. */
  readonly etag: string;
  /** Headers of the full response; a 304 omits `content-type`. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Creates a document from a text, or from a value that is serialized as JSON. */
export function servedDocument(
  content: string | Buffer | object,
  contentType: string,
  headers: Record<string, string> = {},
): ServedDocument {
  const body = Buffer.isBuffer(content)
    ? content
    : Buffer.from(typeof content === 'string' ? content : JSON.stringify(content));
  const digest = createHash('sha256').update(contentType).update(body).digest('base64url');
  const etag = `"${digest.slice(0, 27)}"`;
  return {
    body,
    etag,
    headers: {
      'content-type': contentType,
      etag,
      'cache-control': `public, max-age=${MAX_AGE_SECONDS}`,
      ...headers,
    },
  };
}
