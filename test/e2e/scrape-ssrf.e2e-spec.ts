import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { ADDRESS_RESOLVER, type AddressResolver } from '@capstan/platform-outbound';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestAnswer, type TestApp, startApp } from '../harness/app.js';
import { StandInWeb } from '../harness/stand-in-web/index.js';

/** What names resolve to, instead of what this machine thinks; one entry per look-up, the last one for good. */
const names = new Map<string, string[][]>();
const resolve: AddressResolver = (hostname) => {
  const answers = names.get(hostname);
  const addresses = (answers && answers.length > 1 ? answers.shift() : answers?.[0]) ?? [];
  if (addresses.length === 0) return Promise.reject(new Error('ENOTFOUND'));
  return Promise.resolve(addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })));
};

const web = new StandInWeb();
/** A server inside, which nobody may reach; notes every byte that comes. */
const inside = createServer((socket) => {
  received.push(`connection from ${socket.remotePort}`);
  socket.on('data', (bytes) => received.push(bytes.toString()));
  socket.on('error', () => {});
});
const received: string[] = [];
let port: number;
let app: TestApp;

beforeAll(async () => {
  inside.listen(0, '::');
  await once(inside, 'listening');
  port = (inside.address() as AddressInfo).port;
  await web.start();
  app = await startApp({
    env: { OUTBOUND_ALLOW_HOSTS: web.hostPort, SCRAPE_PROVIDERS: 'direct_fetch,chromium' },
    overrides: [{ provide: ADDRESS_RESOLVER, useValue: resolve }],
  });
});
beforeEach(() => {
  web.reset();
  names.clear();
});
afterEach(() => expect(received).toEqual([]));
afterAll(async () => {
  expect(await app.audit()).toEqual([]);
  await app.close();
  await web.stop();
  inside.close();
});

const scrape = (url: string, fields: object = {}): Promise<TestAnswer> =>
  app.call('/v1/scrape', { body: { url, ...fields } });

/** A documented refusal that cost nothing and tells nothing of where the address led. */
function expectRefused(answer: TestAnswer): void {
  expect(answer.body.error).toMatchObject({ status: 400, type: 'http://capstan.test/errors/invalid-url' });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ success: false, data: null, credits_used: 0 });
  expect(answer.headers.get('x-credits-used')).toBe('0');
  expect(answer.text).not.toMatch(/127\.0\.0\.1|10\.0\.0\.\d|169\.254|secret/);
}

/** `PORT` is that of the server inside. */
const at = (template: string): string => template.replaceAll('PORT', String(port));

/** Addresses as literals, in every spelling that a URL parser or a network stack may understand. */
const LITERALS = [
  // this network, loopback and their spellings
  'http://127.0.0.1:PORT/',
  'http://127.255.255.254:PORT/',
  'http://127.1:PORT/',
  'http://127.0.1:PORT/',
  'http://2130706433:PORT/',
  'http://0x7f000001:PORT/',
  'http://0x7f.0x0.0x0.0x1:PORT/',
  'http://0x7f.1:PORT/',
  'http://0177.0.0.1:PORT/',
  'http://0177.0.0.01:PORT/',
  'http://017700000001:PORT/',
  'http://00000177.1:PORT/',
  'http://127.0x0.0.1:PORT/',
  'http://%31%32%37.0.0.1:PORT/',
  'http://127.0.0.1.:PORT/',
  'http://0:PORT/',
  'http://0.0.0.0:PORT/',
  'http://0.1.2.3:PORT/',
  'http://00:PORT/',
  // private, shared, link-local, special
  'http://10.0.0.5/',
  'http://10.255.255.255:8080/admin',
  'http://100.64.0.1/',
  'http://100.127.255.254/',
  'http://169.254.169.254/latest/meta-data/',
  'http://169.254.170.2/v2/credentials',
  'http://0xa9fea9fe/latest/meta-data/',
  'http://2852039166/latest/meta-data/',
  'http://168.63.129.16/',
  'http://172.16.0.1/',
  'http://172.31.255.255/',
  'http://192.0.0.8/',
  'http://192.0.2.1/',
  'http://192.88.99.1/',
  'http://192.168.1.1/',
  'http://192.168.65535/',
  'http://198.18.0.1/',
  'http://198.19.255.255/',
  'http://198.51.100.7/',
  'http://203.0.113.9/',
  'http://224.0.0.1/',
  'http://239.255.255.250:1900/',
  'http://240.0.0.1/',
  'http://255.255.255.255/',
  // IPv6, and IPv4 inside it
  'http://[::]:PORT/',
  'http://[::1]:PORT/',
  'http://[0:0:0:0:0:0:0:1]:PORT/',
  'http://[::127.0.0.1]:PORT/',
  'http://[::ffff:127.0.0.1]:PORT/',
  'http://[::ffff:7f00:1]:PORT/',
  'http://[::ffff:0:127.0.0.1]:PORT/',
  'http://[::ffff:169.254.169.254]/',
  'http://[64:ff9b::7f00:1]:PORT/',
  'http://[64:ff9b::169.254.169.254]/',
  'http://[64:ff9b:1::a00:5]/',
  'http://[2002:7f00:1::1]:PORT/',
  'http://[2002:a00:5::1]/',
  'http://[2001:0:4136:e378:8000:63bf:3fff:fdd2]/',
  'http://[2001:db8::1]/',
  'http://[2001:4860::5efe:7f00:1]:PORT/',
  'http://[100::1]/',
  'http://[fc00::1]/',
  'http://[fd00:ec2::254]/latest/meta-data/',
  'http://[fe80::1]/',
  'http://[fe80::1%25eth0]/',
  'http://[fec0::1]/',
  'http://[ff02::1]/',
  'http://[::ffff:10.0.0.5]/',
  // digits that only look like others
  'http://①②⑦.⓪.⓪.①:PORT/',
  'http://１２７.０.０.１:PORT/',
  'http://127。0。0。1:PORT/',
  'http://127．0．0．1:PORT/',
  'http://𝟏𝟐𝟕.𝟎.𝟎.𝟏:PORT/',
];

/** Some of them for the browser, which asks the same guard. */
const IN_A_BROWSER = [
  'http://2130706433:PORT/',
  'http://017700000001:PORT/',
  'http://[::1]:PORT/',
  'http://[::ffff:0:127.0.0.1]:PORT/',
  'http://[64:ff9b::7f00:1]:PORT/',
  'http://169.254.169.254/latest/meta-data/',
  'http://①②⑦.⓪.⓪.①:PORT/',
];

/** Names that lead inside whoever is asked. */
const NAMES = [
  'http://localhost:PORT/',
  'http://LOCALHOST:PORT/',
  'http://localhost.:PORT/',
  'http://ⓛⓞⓒⓐⓛⓗⓞⓢⓣ:PORT/',
  'http://app.localhost:PORT/',
  'http://inside.example:PORT/',
  'http://inside.example.:PORT/',
  'http://inside6.example:PORT/',
  'http://mapped.example:PORT/',
  'http://metadata.example/latest/meta-data/',
  'http://mixed.example:PORT/',
];

const PUBLIC = '93.184.215.14';

function nameEverything(): void {
  names.set('localhost', [['127.0.0.1', '::1']]);
  names.set('localhost.', [['127.0.0.1']]);
  names.set('app.localhost', [['127.0.0.1']]);
  names.set('inside.example', [['127.0.0.1']]);
  names.set('inside.example.', [['127.0.0.1']]);
  names.set('inside6.example', [['::1']]);
  names.set('mapped.example', [['::ffff:127.0.0.1']]);
  names.set('metadata.example', [['169.254.169.254']]);
  names.set('mixed.example', [[PUBLIC, '127.0.0.1']]);
}

/** Text that is no address of a page, whatever it may be to some other parser. */
const NO_ADDRESSES = [
  'http://user:secret@127.0.0.1:PORT/',
  'http://secret@example.com/',
  'http://example.com@127.0.0.1:PORT/',
  'http://example.com:80@127.0.0.1:PORT/',
  'http://127.0.0.1:PORT\\@example.com/',
  'http:\\\\127.0.0.1:PORT\\',
  'http:127.0.0.1:PORT/',
  'http:/127.0.0.1:PORT/',
  '//127.0.0.1:PORT/',
  '127.0.0.1:PORT',
  'http://127.0.0.1:PORT/\t',
  'http://127.0.\n0.1:PORT/',
  'ht\ttp://127.0.0.1:PORT/',
  'http://127.0.0.1 :PORT/',
  'http://127.0.0.1:PORT\u0000/',
  'file:///etc/passwd',
  'file://127.0.0.1/etc/passwd',
  'ftp://127.0.0.1:PORT/',
  'gopher://127.0.0.1:PORT/_GET',
  'dict://127.0.0.1:PORT/stat',
  'ldap://127.0.0.1:PORT/',
  'ws://127.0.0.1:PORT/',
  'data:text/html,<p>hello</p>',
  'blob:http://127.0.0.1:PORT/x',
  'javascript:alert(1)',
  'view-source:http://127.0.0.1:PORT/',
  'chrome://version',
  'about:blank',
  'jar:http://127.0.0.1:PORT/x!/',
  'http://example.com:22/',
  'http://example.com:25/',
  'http://example.com:6667/',
  'http://example.com:99999/',
  'http://[::1',
  'http://[fe80::1%eth0]/',
  'http://1.2.3.4.5/',
  'http://256.256.256.256/',
  'http://0x7f.0.0.0x100000/',
  'http://',
  'http://?',
  '',
];

const REDIRECTS = [301, 302, 303, 307, 308].map((status) => [status] as const);

/** Where a page that may be fetched leads to. */
const LED_TO = [
  'http://127.0.0.1:PORT/',
  'http://localhost:PORT/',
  'http://2130706433:PORT/',
  'http://[::ffff:127.0.0.1]:PORT/',
  'http://169.254.169.254/latest/meta-data/',
  'http://inside.example:PORT/',
  'http://user:secret@example.com/',
  'http://127.0.0.1:PORT/#fragment',
  'file:///etc/passwd',
  'gopher://127.0.0.1:PORT/_GET',
  'http://example.com:22/',
];

const FETCHED = { mode: 'fetch' };
const SEEN = { mode: 'browser', timeout_ms: 20_000 };

const redirectPath = (to: string, status = 302): string =>
  `${web.origin}/redirect?status=${status}&to=${encodeURIComponent(to)}`;

describe('an address that is not public', () => {
  it.each(LITERALS)('is not fetched: %s', async (template) => {
    expectRefused(await scrape(at(template), FETCHED));
  });

  it.each(NAMES)('is not fetched by name: %s', async (template) => {
    nameEverything();
    expectRefused(await scrape(at(template), FETCHED));
  });

  it.each([...NAMES, ...IN_A_BROWSER])('is not opened in a browser: %s', async (template) => {
    nameEverything();
    expectRefused(await scrape(at(template), SEEN));
  });

  it('is not fetched when its name changes its mind', async () => {
    // robots.txt is asked for first and fails at an address where nobody answers; then the name leads inside.
    names.set('rebinds.example', [[PUBLIC], ['127.0.0.1']]);
    const url = at('http://rebinds.example:PORT/');
    for (const fields of [FETCHED, SEEN]) {
      const answer = await scrape(url, { ...fields, timeout_ms: 3_000 });
      expect([400, 422, 502, 504]).toContain(answer.status);
      expect(answer.body.credits_used).toBe(0);
    }
  });
});

describe('what is no address of a page', () => {
  it.each(NO_ADDRESSES)('is refused before anyone is asked: %j', async (template) => {
    expectRefused(await scrape(at(template)));
    expect(web.requests).toEqual([]);
  });
});

describe('a page that leads inside', () => {
  it.each(REDIRECTS)('by %i', async (status) => {
    for (const fields of [FETCHED, SEEN]) {
      expectRefused(await scrape(redirectPath(at('http://127.0.0.1:PORT/'), status), fields));
    }
  });

  it.each(LED_TO)('by redirect to %s', async (template) => {
    nameEverything();
    expectRefused(await scrape(redirectPath(at(template)), FETCHED));
  });

  it('by a chain of redirects', async () => {
    const last = redirectPath(at('http://127.0.0.1:PORT/'), 307);
    for (const fields of [FETCHED, SEEN]) expectRefused(await scrape(redirectPath(last, 301), fields));
  });

  it('by a redirect of robots.txt, which is then as good as absent', async () => {
    web.route('/robots.txt', ({ response }) => {
      response.writeHead(302, { location: at('http://127.0.0.1:PORT/') });
      response.end();
    });
    expect((await scrape(`${web.origin}/article`, FETCHED)).status).toBe(200);
  });

  it.each(['http://127.0.0.1:PORT/', 'http://localhost:PORT/', 'http://inside.example:PORT/'])(
    'by meta refresh to %s',
    async (template) => {
      nameEverything();
      web.route('/page', ({ response }) => {
        response.setHeader('content-type', 'text/html');
        response.end(`<meta http-equiv="refresh" content="0;url=${at(template)}"><p>Moved.</p>`);
      });
      for (const fields of [FETCHED, SEEN]) expectRefused(await scrape(`${web.origin}/page`, fields));
    },
  );
});

/** What a page may do in a browser; `INSIDE` is host and port of the server inside. */
const LEAVES: readonly [string, string][] = [
  ['window.location', '<script>location="http://INSIDE/way"</script>'],
  ['a late location', '<script>setTimeout(()=>location.replace("http://INSIDE/way"),100)</script>'],
  [
    'a form',
    '<form method=post action="http://INSIDE/way"><input name=a value=b></form><script>document.forms[0].submit()</script>',
  ],
  [
    'a link that clicks itself',
    '<a href="http://INSIDE/way">x</a><script>document.links[0].click()</script>',
  ],
];

/** Ways of a page to ask inside while it stays where it is. */
const ASKS: readonly string[] = [
  '<script>fetch("http://INSIDE/way",{mode:"no-cors"}).catch(()=>{})</script>',
  '<script>fetch("http://INSIDE/way",{method:"POST",mode:"no-cors",body:"x"}).catch(()=>{})</script>',
  '<script>x=new XMLHttpRequest();x.open("GET","http://INSIDE/way");x.send()</script>',
  '<script>navigator.sendBeacon("http://INSIDE/way","x")</script>',
  '<script>new WebSocket("ws://INSIDE/way")</script>',
  '<script>new EventSource("http://INSIDE/way")</script>',
  '<img src="http://INSIDE/way">',
  '<iframe src="http://INSIDE/way"></iframe>',
  '<script src="http://INSIDE/way"></script>',
  '<link rel=stylesheet href="http://INSIDE/way">',
  '<object data="http://INSIDE/way"></object>',
  '<video preload=auto src="http://INSIDE/way"></video>',
  '<script>fetch("REDIRECT",{mode:"no-cors"}).catch(()=>{})</script>',
  '<img src="REDIRECT">',
  '<script>open("http://INSIDE/way")</script>',
  '<script>new Worker(URL.createObjectURL(new Blob([`fetch("http://INSIDE/way",{mode:"no-cors"})`])))</script>',
  '<script>navigator.serviceWorker.register("/worker.js").catch(()=>{})</script>',
  '<script type=module>import("http://INSIDE/way").catch(()=>{})</script>',
  '<link rel=preconnect href="http://INSIDE"><link rel=prefetch href="http://INSIDE/way">',
];

const TEXT = '<h1>Ferries</h1><p>The ferry leaves at half past six, as it has done for a hundred years.</p>';

function serve(markup: string): string {
  const target = `127.0.0.1:${port}`;
  const html = markup
    .replaceAll('INSIDE', target)
    .replaceAll('REDIRECT', redirectPath(`http://${target}/way`));
  web.route('/page', ({ response }) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><title>Ferries</title><body>${TEXT}${html}</body>`);
  });
  web.route('/worker.js', ({ response }) => {
    response.setHeader('content-type', 'text/javascript');
    response.end(`fetch("http://${target}/way", { mode: "no-cors" })`);
  });
  return `${web.origin}/page`;
}

describe('a page in a browser', () => {
  it.each(LEAVES)('that leaves for inside by %s is refused', async (_, markup) => {
    expectRefused(await scrape(serve(markup), SEEN));
  });

  it('that asks inside in every way there is, is read, and nothing arrives', async () => {
    const url = serve(ASKS.join(''));
    const { status, body, text } = await scrape(url, { ...SEEN, wait_for: '1000' });
    expect(body.error).toBeNull();
    expect(status).toBe(200);
    expect(body.metadata.provider_used).toBe('chromium');
    expect(text).toContain('The ferry leaves at half past six');
    // They do work: what may be asked for was.
    expect(web.requestsTo('/redirect').length).toBeGreaterThanOrEqual(2);
  });
});

it('sees what it should: the server inside notes whoever comes', async () => {
  await fetch(at('http://127.0.0.1:PORT/'), { signal: AbortSignal.timeout(1_000) }).catch(() => {});
  expect(received.join('\n')).toContain('GET / HTTP/1.1');
  received.length = 0;
});
