import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { codeOf, faultOf, OutboundBench } from '../fixtures/outbound-bench.js';
import type { OutboundRequest } from '../requests/outbound-request.js';

const bench = new OutboundBench();
afterEach(() => bench.close());

interface Echo {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string;
}

const echo: RequestListener = (request, response) => void showRequest(request, response);

async function showRequest(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  const { method, url, headers } = request;
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ method, url, headers, body }));
}

/** `/go` redirects to `location`; other paths echo the request. */
function redirecting(status: number, location: () => string): RequestListener {
  return (request, response) => {
    if (request.url === '/go') {
      response.writeHead(status, { location: location(), 'set-cookie': 'session=1; Path=/' });
      response.end('moved');
    } else echo(request, response);
  };
}

const SECRETS = {
  Authorization: 'Bearer secret-one',
  Cookie: 'id=secret-two',
  'X-Subscription-Token': 'secret-three',
  'X-Api-Key': 'secret-four',
  'Proxy-Authorization': 'Basic secret-five',
};

describe('a redirect to a forbidden target', () => {
  it.each([
    ['refused_address', 'http://127.0.0.1:8080/'],
    ['refused_address', 'http://10.0.0.5:8080/admin'],
    ['refused_address', 'http://169.254.169.254/latest/meta-data/'],
    ['refused_address', 'http://0x7f000001/'],
    ['refused_address', 'http://[::ffff:127.0.0.1]/'],
    ['refused_address', '//127.0.0.1/'],
    ['refused_address', 'https://192.168.0.1/'],
    ['refused_address', 'http://internal.example/'],
    ['dns', 'http://unknown.example/'],
    ['invalid_url', 'file:///etc/passwd'],
    ['invalid_url', 'javascript:alert(1)'],
    ['invalid_url', 'http://user:secret@example.org/'],
    ['invalid_url', 'http://example.org:22/'],
    ['invalid_url', 'http://'],
  ])('rejects with %s: %s', async (code, target) => {
    const server = await bench.serve(redirecting(302, () => target));
    const client = bench.client([server], {}, async (hostname) => {
      if (hostname === 'internal.example') return [{ address: '10.0.0.7', family: 4 }];
      throw new Error('ENOTFOUND');
    });
    const fault = await faultOf(client.request({ url: `${server.origin}/go` }));
    expect(fault.code).toBe(code);
    expect(fault.message).not.toMatch(/\d+\.\d+\.\d+\.\d+|::|secret/);
  });

  it('is checked for its port too, although the host is allowed', async () => {
    const other = await bench.serve(echo);
    const server = await bench.serve(redirecting(302, () => `${other.origin}/`));
    expect(await codeOf(bench.client([server]).request({ url: `${server.origin}/go` }))).toBe(
      'refused_address',
    );
    expect(other.connections).toBe(0);
  });
});

describe('the number of redirects', () => {
  /** `/3` redirects to `/2`, `/1` and `/0`, which responds. */
  const countdown: RequestListener = (request, response) => {
    const left = Number(request.url?.slice(1));
    if (left === 0) response.end('arrived');
    else response.writeHead(302, { location: `/${left - 1}` }).end();
  };

  it('is five by default', async () => {
    const server = await bench.serve(countdown);
    const client = bench.client([server]);
    const response = await client.request({ url: `${server.origin}/5` });
    expect([response.text(), response.url]).toEqual(['arrived', `${server.origin}/0`]);
    expect(await codeOf(client.request({ url: `${server.origin}/6` }))).toBe('too_many_redirects');
  });

  it('is set by the request', async () => {
    const server = await bench.serve(countdown);
    const client = bench.client([server]);
    const ask = (count: number, maxRedirects: number) =>
      client.request({ url: `${server.origin}/${count}`, maxRedirects });
    expect((await ask(7, 7)).text()).toBe('arrived');
    expect(await codeOf(ask(1, 0))).toBe('too_many_redirects');
    expect((await ask(0, 0)).text()).toBe('arrived');
  });

  it('ends a redirect loop', async () => {
    let requests = 0;
    const server = await bench.serve((request, response) => {
      requests += 1;
      response.writeHead(302, { location: request.url === '/a' ? '/b' : '/a' }).end();
    });
    const fault = await faultOf(bench.client([server]).request({ url: `${server.origin}/a` }));
    expect([fault.code, requests]).toEqual(['too_many_redirects', 6]);
  });
});

describe('the request after a redirect', () => {
  async function follow(
    status: number,
    request: Omit<OutboundRequest, 'url'>,
    where: 'same origin' | 'other origin' = 'same origin',
  ): Promise<Echo> {
    const other = await bench.serve(echo);
    const server = await bench.serve(
      redirecting(status, () => (where === 'same origin' ? '/landed?x=1' : `${other.origin}/landed?x=1`)),
    );
    const response = await bench.client([server, other]).request({ ...request, url: `${server.origin}/go` });
    expect(response.url).toBe(`${(where === 'same origin' ? server : other).origin}/landed?x=1`);
    return response.json<Echo>();
  }

  it.each([
    [301, 'POST', 'GET'],
    [302, 'POST', 'GET'],
    [303, 'POST', 'GET'],
    [303, 'PUT', 'GET'],
    [301, 'PUT', 'PUT'],
    [302, 'DELETE', 'DELETE'],
    [307, 'POST', 'POST'],
    [308, 'POST', 'POST'],
  ] as const)('%i turns %s into %s', async (status, method, expected) => {
    const landed = await follow(status, {
      method,
      body: 'payload',
      headers: { 'content-type': 'text/plain' },
    });
    const keepsBody = method === expected;
    expect([landed.method, landed.body, landed.headers['content-type']]).toEqual([
      expected,
      keepsBody ? 'payload' : '',
      keepsBody ? 'text/plain' : undefined,
    ]);
  });

  it('stays HEAD after 303', async () => {
    const methods: string[] = [];
    const server = await bench.serve((request, response) => {
      methods.push(request.method ?? '');
      response.writeHead(request.url === '/go' ? 303 : 200, { location: '/landed' }).end();
    });
    await bench.client([server]).request({ url: `${server.origin}/go`, method: 'HEAD' });
    expect(methods).toEqual(['HEAD', 'HEAD']);
  });

  it('keeps the headers on the same origin, and stores no cookie', async () => {
    const { headers } = await follow(302, {
      headers: { 'X-Api-Key': 'secret-four', Authorization: 'Bearer secret-one' },
    });
    expect([headers['x-api-key'], headers['authorization'], headers['cookie']]).toEqual([
      'secret-four',
      'Bearer secret-one',
      undefined,
    ]);
  });

  it.each([302, 307])('sends no secret header to another origin (%i)', async (status) => {
    const landed = await follow(
      status,
      { method: 'POST', json: { q: 1 }, headers: { ...SECRETS, 'Accept-Language': 'fr' } },
      'other origin',
    );
    expect(JSON.stringify(landed.headers)).not.toContain('secret');
    expect(landed.headers['accept-language']).toBe('fr');
    expect(landed.headers['user-agent']).toBe('Capstan/0.1 (test)');
    expect(landed.body).toBe(status === 307 ? '{"q":1}' : '');
  });

  it('does not regain the headers when a third redirect returns to the origin', async () => {
    const home = await bench.serve((request, response) => {
      if (request.url === '/go') response.writeHead(302, { location: `${away.origin}/` }).end();
      else echo(request, response);
    });
    const away = await bench.serve((_, response) =>
      response.writeHead(302, { location: `${home.origin}/back` }).end(),
    );
    const response = await bench.client([home, away]).request({ url: `${home.origin}/go`, headers: SECRETS });
    expect(response.text()).not.toContain('secret');
  });

  it('is not sent without a Location, or without a redirect status', async () => {
    const server = await bench.serve((request, response) => {
      response
        .writeHead(Number(request.url?.slice(1)), request.url === '/302' ? {} : { location: '/elsewhere' })
        .end();
    });
    const client = bench.client([server]);
    for (const status of [302, 300, 304, 201]) {
      expect((await client.request({ url: `${server.origin}/${status}` })).status).toBe(status);
    }
  });

  it('does not wait for the body of the redirect, and closes its connection', async () => {
    const server = await bench.serve((request, response) => {
      if (request.url === '/go') response.writeHead(302, { location: '/landed' }).write('endless');
      else response.writeHead(200, { connection: 'close' }).end('arrived');
    });
    expect((await bench.client([server]).request({ url: `${server.origin}/go` })).text()).toBe('arrived');
    await server.allClosed();
  });
});

describe('the first request', () => {
  it('sends user agent, accept-encoding and JSON with its content type', async () => {
    const server = await bench.serve(echo);
    const response = await bench
      .client([server])
      .request({ url: `${server.origin}/path?a=b#fragment`, method: 'POST', json: { name: 'é' } });
    const { method, url, headers, body } = response.json<Echo>();
    expect([method, url, body]).toEqual(['POST', '/path?a=b', '{"name":"é"}']);
    expect(headers).toMatchObject({
      'user-agent': 'Capstan/0.1 (test)',
      'accept-encoding': 'gzip, deflate, br, zstd',
      'content-type': 'application/json',
      host: server.hostPort,
    });
  });

  it('ignores connection headers of the caller', async () => {
    const server = await bench.serve(echo);
    const response = await bench.client([server]).request({
      url: server.origin,
      method: 'POST',
      body: 'abc',
      headers: {
        Host: 'intranet',
        'Content-Length': '1',
        'Transfer-Encoding': 'chunked',
        'User-Agent': 'Mine/1',
      },
    });
    const { headers, body } = response.json<Echo>();
    expect([headers['host'], headers['user-agent'], body]).toEqual([server.hostPort, 'Mine/1', 'abc']);
  });

  it('is not sent with a header value that contains a line break', async () => {
    const server = await bench.serve(echo);
    const fault = await faultOf(
      bench.client([server]).request({ url: server.origin, headers: { 'x-key': 'secret\r\nx-injected: 1' } }),
    );
    expect(fault.code).toBe('malformed');
    expect(fault.message).not.toContain('secret');
  });
});
