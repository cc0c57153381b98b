import type { FastifyReply, FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { servedDocument } from './served-document.js';
import { serveDocument } from './serve-document.js';

const document = servedDocument('text', 'text/plain', { vary: 'Accept' });

/** Records the calls of the Fastify reply that are used. */
function serve(ifNoneMatch?: string, alreadyVaries?: string) {
  const sent = { status: 200, headers: {} as Record<string, unknown>, body: undefined as unknown };
  if (alreadyVaries) sent.headers['vary'] = alreadyVaries;
  const reply = {
    status: (status: number) => Object.assign(sent, { status }) && reply,
    headers: (headers: object) => Object.assign(sent.headers, headers) && reply,
    header: (name: string, value: unknown) => Object.assign(sent.headers, { [name]: value }) && reply,
    getHeader: (name: string) => sent.headers[name],
    send: (body?: unknown) => Object.assign(sent, { body }) && reply,
  };
  serveDocument(
    { headers: ifNoneMatch === undefined ? {} : { 'if-none-match': ifNoneMatch } } as FastifyRequest,
    reply as unknown as FastifyReply,
    document,
  );
  return sent;
}

describe('serveDocument', () => {
  it('sends the bytes with ETag, max-age and type', () => {
    expect(serve()).toEqual({
      status: 200,
      body: Buffer.from('text'),
      headers: {
        'content-type': 'text/plain',
        etag: document.etag,
        'cache-control': 'public, max-age=300',
        vary: 'Accept',
      },
    });
  });

  it.each([
    ['the tag', document.etag],
    ['the weakened tag', `W/${document.etag}`],
    ['one of several tags', `"other", ${document.etag}`],
    ['anything', '*'],
  ])('returns 304 to a client that sends %s', (_case, condition) => {
    const { status, body, headers } = serve(condition);
    expect({ status, body }).toEqual({ status: 304, body: undefined });
    expect(headers).toMatchObject({ etag: document.etag, 'cache-control': 'public, max-age=300' });
    expect(headers).not.toHaveProperty('content-type');
  });

  it.each([['"other"'], [document.etag.slice(1, -1)], ['']])(
    'returns the bytes to a client that sends %s',
    (tag) => {
      expect(serve(tag).status).toBe(200);
    },
  );

  it('adds to an existing Vary header', () => {
    expect(serve(undefined, 'Origin').headers['vary']).toBe('Origin, Accept');
  });
});

describe('servedDocument', () => {
  it('has the same ETag for the same content, and a different one per media type', () => {
    const tags = [
      servedDocument({ a: 1 }, 'application/json'),
      servedDocument({ a: 1 }, 'application/json'),
      servedDocument({ a: 1 }, 'text/plain'),
      servedDocument({ a: 2 }, 'application/json'),
    ].map(({ etag }) => etag);
    expect(tags[0]).toBe(tags[1]);
    expect(new Set(tags).size).toBe(3);
    expect(tags[0]).toMatch(/^"[\w-]{27}"$/);
  });
});
