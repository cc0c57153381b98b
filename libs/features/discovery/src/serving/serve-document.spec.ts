import type { FastifyReply, FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { servedDocument } from './served-document.js';
import { serveDocument } from './serve-document.js';

const document = servedDocument('text', 'text/plain', { vary: 'Accept' });

/** What a reply was told, of the part of Fastify's reply that is used. */
function serve(ifNoneMatch?: string, alreadyVaries?: string) {
  const told = { status: 200, headers: {} as Record<string, unknown>, body: undefined as unknown };
  if (alreadyVaries) told.headers['vary'] = alreadyVaries;
  const reply = {
    status: (status: number) => Object.assign(told, { status }) && reply,
    headers: (headers: object) => Object.assign(told.headers, headers) && reply,
    header: (name: string, value: unknown) => Object.assign(told.headers, { [name]: value }) && reply,
    getHeader: (name: string) => told.headers[name],
    send: (body?: unknown) => Object.assign(told, { body }) && reply,
  };
  serveDocument(
    { headers: ifNoneMatch === undefined ? {} : { 'if-none-match': ifNoneMatch } } as FastifyRequest,
    reply as unknown as FastifyReply,
    document,
  );
  return told;
}

describe('serveDocument', () => {
  it('sends the bytes with validator, age and type', () => {
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
    ['the tag, weakened on the way', `W/${document.etag}`],
    ['one of several', `"other", ${document.etag}`],
    ['anything', '*'],
  ])('says 304 to a caller that has %s', (_case, condition) => {
    const { status, body, headers } = serve(condition);
    expect({ status, body }).toEqual({ status: 304, body: undefined });
    expect(headers).toMatchObject({ etag: document.etag, 'cache-control': 'public, max-age=300' });
    expect(headers).not.toHaveProperty('content-type');
  });

  it.each([['"other"'], [document.etag.slice(1, -1)], ['']])(
    'sends the bytes to a caller that has %s',
    (tag) => {
      expect(serve(tag).status).toBe(200);
    },
  );

  it('adds to what the answer varies by already', () => {
    expect(serve(undefined, 'Origin').headers['vary']).toBe('Origin, Accept');
  });
});

describe('servedDocument', () => {
  it('tags the same content alike, and each media type by itself', () => {
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
