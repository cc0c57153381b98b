import { setInterval } from 'node:timers';
import { gzipBomb, nestedBomb } from './bombs.js';
import { type Handler, sendHtml, sendJson } from './exchange.js';
import { articleHtml } from './article.page.js';

const DRIP_MS = 20;

/** Sends one piece after the other for as long as the client stays. */
function drip(piece: string): Handler {
  return ({ response }) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    const timer = setInterval(() => response.write(piece), DRIP_MS);
    response.once('close', () => clearInterval(timer));
  };
}

/** A header line every now and then, and never the last. */
const slowHeaders: Handler = ({ response }) => {
  const { socket } = response;
  if (!socket) return;
  socket.write('HTTP/1.1 200 OK\r\n');
  let line = 0;
  const timer = setInterval(() => socket.write(`x-line-${(line += 1)}: more to come\r\n`), DRIP_MS);
  socket.once('close', () => clearInterval(timer));
};

/** As much as the client accepts, without end. */
const endless: Handler = ({ response }) => {
  response.writeHead(200, { 'content-type': 'text/plain' });
  const block = 'all work and no play '.repeat(3000);
  const fill = (): void => {
    while (!response.destroyed && response.write(block)) {
      // The socket takes more.
    }
  };
  response.on('drain', fill);
  fill();
};

function redirectTo(target: string, status = 302): Handler {
  return ({ response }) => {
    response.writeHead(status, { location: target });
    response.end();
  };
}

/** `/redirect/chain/3` leads to `/article` over three redirects. */
const chain: Handler = ({ request, response }) => {
  const left = Number(request.path.split('/').pop());
  response.writeHead(302, { location: left > 1 ? `/redirect/chain/${left - 1}` : '/article' });
  response.end();
};

function compressed(encoding: string, content: () => Buffer): Handler {
  return ({ response }) => {
    response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': encoding });
    response.end(content());
  };
}

/** Headers and half of the body, then the end of the connection. */
function cutBody(end: 'fin' | 'reset'): Handler {
  return ({ response, origin }) => {
    const page = Buffer.from(articleHtml(origin));
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-length': page.byteLength,
    });
    response.write(page.subarray(0, page.byteLength / 2), () => {
      if (end === 'fin') response.socket?.end();
      else response.socket?.resetAndDestroy();
    });
  };
}

/** Servers that misbehave. */
export const faultRoutes: readonly (readonly [string, Handler])[] = [
  ['/redirect/chain/*', chain],
  ['/redirect/loop', redirectTo('/redirect/loop/back')],
  ['/redirect/loop/back', redirectTo('/redirect/loop')],
  ['/redirect/metadata-service', redirectTo('http://169.254.169.254/latest/meta-data/')],
  ['/redirect/private', redirectTo('http://10.0.0.5:8080/admin')],
  ['/redirect/loopback', redirectTo('http://localhost/')],
  ['/redirect/decimal', redirectTo('http://2130706433/')],
  ['/redirect/file', redirectTo('file:///etc/passwd')],
  ['/redirect/credentials', redirectTo('http://user:secret@example.org/')],
  ['/redirect/nowhere', redirectTo('http://')],
  ['/bomb/gzip', compressed('gzip', gzipBomb)],
  ['/bomb/nested', compressed('gzip, br', nestedBomb)],
  ['/wrong-encoding', compressed('gzip', () => Buffer.from('<!doctype html><p>Not gzip at all.</p>'))],
  ['/unknown-encoding', compressed('rot13', () => Buffer.from('<!qbpglcr ugzy>'))],
  ['/endless', endless],
  ['/slow/headers', slowHeaders],
  ['/slow/body', drip('<p>one more thing</p>')],
  ['/hang', () => {}],
  ['/reset', ({ response }) => void response.socket?.resetAndDestroy()],
  ['/reset/body', cutBody('reset')],
  ['/truncated/body', cutBody('fin')],
  [
    '/truncated/json',
    ({ response }) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end('{"results":[{"title":"Tide mills","url":"http');
    },
  ],
  ['/not-http', ({ response }) => void response.socket?.end('220 mail.example.org ESMTP\r\n')],
  [
    '/limited',
    ({ response }) =>
      sendJson(response, { error: 'slow down' }, { status: 429, headers: { 'retry-after': '7' } }),
  ],
  ['/limited/silent', ({ response }) => sendJson(response, { error: 'slow down' }, { status: 429 })],
  ['/error-200', ({ response }) => sendJson(response, { error: 'Not enough credits' })],
  ['/error-500', ({ response }) => sendHtml(response, '<h1>Internal Server Error</h1>', { status: 500 })],
  [
    '/wrong-type/json-as-html',
    ({ response }) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end(JSON.stringify({ results: [] }));
    },
  ],
  [
    '/wrong-type/html-as-json',
    ({ response }) =>
      sendHtml(response, '<!doctype html><h1>Welcome</h1>', {
        headers: { 'content-type': 'application/json' },
      }),
  ],
  [
    '/wrong-type/image',
    ({ response }) => {
      response.writeHead(200, { 'content-type': 'image/png' });
      response.end(Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'));
    },
  ],
];
