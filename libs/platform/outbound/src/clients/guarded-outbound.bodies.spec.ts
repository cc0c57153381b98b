import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { codeOf, faultOf, OutboundBench } from '../fixtures/outbound-bench.js';
import type { LoopbackServer } from '../fixtures/loopback-server.js';
import type { OutboundRequest } from '../requests/outbound-request.js';
import type { OutboundResponse } from '../requests/outbound-response.js';

const bench = new OutboundBench();
afterEach(() => bench.close());

const MEBIBYTE = 1024 * 1024;

/** Far more than any test takes, so that a request without an end fails with its own error. */
const TIMEOUT_MS = 20_000;

function ask(server: LoopbackServer, request: Partial<OutboundRequest> = {}): Promise<OutboundResponse> {
  return bench.client([server]).request({ url: server.origin, timeoutMs: TIMEOUT_MS, ...request });
}

function serveEncoded(encoding: string, body: Uint8Array): Promise<LoopbackServer> {
  return bench.serve((_, response) => {
    response.writeHead(200, { 'content-encoding': encoding });
    response.end(body);
  });
}

/** Serves a raw response and closes the connection. */
function serveBytes(answer: string): Promise<LoopbackServer> {
  return bench.serveRaw((socket) => socket.end(answer));
}

describe('a compressed response', () => {
  const text = 'The same words again and again. '.repeat(50);

  it.each([
    ['gzip', gzipSync(text)],
    ['x-gzip', gzipSync(text)],
    ['GZIP', gzipSync(text)],
    ['deflate', deflateSync(text)],
    ['deflate', deflateRawSync(text)],
    ['br', brotliCompressSync(text)],
    ['zstd', zstdCompressSync(text)],
    ['identity', Buffer.from(text)],
    ['gzip, br', brotliCompressSync(gzipSync(text))],
    ['deflate, gzip, zstd', zstdCompressSync(gzipSync(deflateSync(text)))],
  ])('is decoded: %s', async (encoding, body) => {
    expect((await ask(await serveEncoded(encoding, body))).text()).toBe(text);
  });

  it.each(['gzip', 'deflate', 'br', 'zstd'])('may be empty with content-encoding %s', async (encoding) => {
    const response = await ask(await serveEncoded(encoding, new Uint8Array()));
    expect(response.body.byteLength).toBe(0);
  });

  it.each([
    ['plain text as gzip', 'gzip', Buffer.from('<!doctype html><p>plain')],
    ['plain text as deflate', 'deflate', Buffer.from('<!doctype html><p>plain')],
    ['plain text as br', 'br', Buffer.from('<!doctype html><p>plain')],
    ['plain text as zstd', 'zstd', Buffer.from('<!doctype html><p>plain')],
    ['gzip as br', 'br', gzipSync(text)],
    ['one layer too few', 'gzip, gzip', gzipSync(text)],
    ['four layers', 'gzip, gzip, gzip, gzip', gzipSync(gzipSync(gzipSync(gzipSync(text))))],
    ['an unknown encoding', 'rot13', Buffer.from('uryyb')],
    ['cut gzip', 'gzip', gzipSync(text).subarray(0, 40)],
    ['cut br', 'br', brotliCompressSync(text).subarray(0, 20)],
    ['cut zstd', 'zstd', zstdCompressSync(text).subarray(0, 20)],
    ['gzip with a wrong checksum', 'gzip', Buffer.concat([gzipSync(text).subarray(0, -8), Buffer.alloc(8)])],
  ])('is malformed if it does not match its encoding: %s', async (_, encoding, body) => {
    expect(await codeOf(ask(await serveEncoded(encoding, body)))).toBe('malformed');
  });
});

describe('a response that is too large', () => {
  const member = gzipSync(Buffer.alloc(16 * MEBIBYTE));
  const gigabyte = Buffer.concat(Array.from({ length: 64 }, () => member));
  const empty = gzipSync('');
  const emptyMembers = Buffer.concat(Array.from({ length: 600_000 }, () => empty));

  it.each([
    ['a gzip bomb of 1 GiB', 'gzip', gigabyte],
    ['a gzip bomb inside Brotli', 'gzip, br', brotliCompressSync(gigabyte)],
    ['a Brotli bomb', 'br', brotliCompressSync(Buffer.alloc(64 * MEBIBYTE))],
    ['a zstd bomb', 'zstd', zstdCompressSync(Buffer.alloc(64 * MEBIBYTE))],
    ['a bomb whose inside unpacks to nothing', 'gzip, br', brotliCompressSync(emptyMembers)],
  ])('is aborted early: %s', async (_, encoding, body) => {
    const server = await serveEncoded(encoding, body);
    const before = process.memoryUsage().rss;
    expect(await codeOf(ask(server))).toBe('too_large');
    // The limit is 10 MiB; a bomb that had been decoded would show as hundreds.
    expect(process.memoryUsage().rss - before).toBeLessThan(400 * MEBIBYTE);
  });

  it('is aborted when it is endless', async () => {
    const server = await bench.serve((_, response) => {
      const block = Buffer.alloc(64 * 1024, 'x');
      const fill = (): void => {
        while (!response.destroyed && response.write(block)) {
          // The socket accepts more data.
        }
      };
      response.on('drain', fill);
      fill();
    });
    const fault = await faultOf(ask(server, { maxBytes: MEBIBYTE }));
    expect([fault.code, fault.message]).toEqual([
      'too_large',
      `the response is larger than ${MEBIBYTE} bytes`,
    ]);
    await server.allClosed();
  });

  it('is measured to the byte', async () => {
    const server = await bench.serve((_, response) => response.end(Buffer.alloc(1000)));
    expect((await ask(server, { maxBytes: 1000 })).body.byteLength).toBe(1000);
    expect(await codeOf(ask(server, { maxBytes: 999 }))).toBe('too_large');
  });

  it('leaves the client usable for the next request', async () => {
    let calls = 0;
    const server = await bench.serve((_, response) => {
      calls += 1;
      response.end(calls === 1 ? Buffer.alloc(2 * MEBIBYTE) : 'small');
    });
    const client = bench.client([server]);
    const request = { url: server.origin, maxBytes: MEBIBYTE };
    expect(await codeOf(client.request(request))).toBe('too_large');
    expect((await client.request(request)).text()).toBe('small');
  });
});

describe('broken HTTP', () => {
  it.each([
    ['malformed', 'another protocol', '220 mail.example ESMTP\r\n'],
    ['malformed', 'a status line without sense', 'HTTP/1.1 banana\r\n\r\n'],
    ['malformed', 'a length that is not a number', 'HTTP/1.1 200 OK\r\nContent-Length: many\r\n\r\nabc'],
    ['malformed', 'two lengths', 'HTTP/1.1 200 OK\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\nabcd'],
    [
      'malformed',
      'length and chunks',
      'HTTP/1.1 200 OK\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n',
    ],
    [
      'malformed',
      'a chunk size without sense',
      'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nabc\r\n',
    ],
    ['malformed', 'headers without end', `HTTP/1.1 200 OK\r\n${'X-Fill: 0123456789\r\n'.repeat(20_000)}`],
    ['connect', 'nothing at all', ''],
    ['connect', 'an end in the headers', 'HTTP/1.1 200 OK\r\nContent-Le'],
    ['connect', 'less than announced', 'HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\nshort'],
    [
      'connect',
      'chunks without the last',
      'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nshort\r\n',
    ],
  ])('is %s: %s', async (code, _, answer) => {
    const server = await serveBytes(answer);
    expect(await codeOf(ask(server))).toBe(code);
    await server.allClosed();
  });

  it('is cut at Content-Length, and its connection is not reused', async () => {
    const server = await bench.serveRaw((socket) => {
      socket.write(
        'HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhelloHTTP/1.1 200 OK\r\nContent-Length: 6\r\n\r\npoison',
      );
    });
    const client = bench.client([server]);
    expect((await client.request({ url: server.origin })).text()).toBe('hello');
    expect((await client.request({ url: server.origin })).text()).toBe('hello');
    expect(server.connections).toBe(2);
  });

  it.each(['before the headers', 'in the body'])('is a reset %s', async (when) => {
    const server = await bench.serveRaw((socket) => {
      if (when === 'before the headers') socket.resetAndDestroy();
      else
        socket.write('HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\nshort', () => socket.resetAndDestroy());
    });
    const fault = await faultOf(ask(server));
    expect(fault.code).toBe('connect');
    expect(fault.message).not.toContain('127.0.0.1');
  });

  it('is a closed port', async () => {
    const server = await bench.serve(() => {});
    const { origin } = server;
    const client = bench.client([server]);
    await server.stop();
    const fault = await faultOf(client.request({ url: origin }));
    expect([fault.code, fault.message]).toEqual(['connect', 'the connection to the host failed']);
    await bench.serve(() => {});
  });

  it('is a server without TLS', async () => {
    const server = await bench.serve(() => {});
    expect(await codeOf(ask(server, { url: server.origin.replace('http:', 'https:') }))).toBe('connect');
  });
});

describe('a valid response', () => {
  it('has lower-case headers, repeated ones joined', async () => {
    const server = await bench.serve((_, response) => {
      response.writeHead(
        404,
        [
          ['X-One', 'a'],
          ['X-One', 'b'],
          ['Content-Type', 'text/plain'],
        ].flat(),
      );
      response.end('not here');
    });
    const response = await ask(server);
    expect([
      response.status,
      response.text(),
      response.headers['x-one'],
      response.headers['content-type'],
    ]).toEqual([404, 'not here', 'a, b', 'text/plain']);
  });

  it.each([
    ['HEAD', 200],
    ['GET', 204],
    ['GET', 304],
  ] as const)('has no body for %s with %i, whatever its headers say', async (method, status) => {
    const server = await bench.serve((_, response) => {
      response.writeHead(status, { 'content-encoding': 'gzip' });
      response.end();
    });
    const response = await ask(server, { method });
    expect([response.status, response.body.byteLength]).toEqual([status, 0]);
  });

  it('is parsed as JSON, or rejected if it is not JSON', async () => {
    const server = await bench.serve((request, response) =>
      response.end(request.url === '/ok' ? '\uFEFF{"a":1}' : '{"a":'),
    );
    expect((await ask(server, { url: `${server.origin}/ok` })).json()).toEqual({ a: 1 });
    const broken = await ask(server);
    expect(() => broken.json()).toThrow(expect.objectContaining({ code: 'malformed' }));
  });
});
