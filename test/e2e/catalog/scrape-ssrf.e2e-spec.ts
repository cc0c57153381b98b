import { describe, expect, it } from 'vitest';
import { FETCHED, SEEN, expectRefused, useInside } from '../../harness/inside-server.js';

const bench = useInside();

/** IP literals, in every spelling that a URL parser or a network stack may accept. */
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
  // digits in other scripts
  'http://①②⑦.⓪.⓪.①:PORT/',
  'http://１２７.０.０.１:PORT/',
  'http://127。0。0。1:PORT/',
  'http://127．0．0．1:PORT/',
  'http://𝟏𝟐𝟕.𝟎.𝟎.𝟏:PORT/',
];

/** Some of them for the browser, which uses the same guard. */
const IN_A_BROWSER = [
  'http://2130706433:PORT/',
  'http://017700000001:PORT/',
  'http://[::1]:PORT/',
  'http://[::ffff:0:127.0.0.1]:PORT/',
  'http://[64:ff9b::7f00:1]:PORT/',
  'http://169.254.169.254/latest/meta-data/',
  'http://①②⑦.⓪.⓪.①:PORT/',
];

/** Names that resolve to internal addresses on any resolver. */
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
  bench.names.set('localhost', [['127.0.0.1', '::1']]);
  bench.names.set('localhost.', [['127.0.0.1']]);
  bench.names.set('app.localhost', [['127.0.0.1']]);
  bench.names.set('inside.example', [['127.0.0.1']]);
  bench.names.set('inside.example.', [['127.0.0.1']]);
  bench.names.set('inside6.example', [['::1']]);
  bench.names.set('mapped.example', [['::ffff:127.0.0.1']]);
  bench.names.set('metadata.example', [['169.254.169.254']]);
  bench.names.set('mixed.example', [[PUBLIC, '127.0.0.1']]);
}

/** Texts that are not URLs of a page for this service, even if another parser accepts them. */
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

/** Redirect targets of a page that may be fetched. */
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

describe('a non-public address', () => {
  it.each(LITERALS)('is not fetched: %s', async (template) => {
    expectRefused(await bench.scrape(bench.at(template), FETCHED));
  });

  it.each(NAMES)('is not fetched by name: %s', async (template) => {
    nameEverything();
    expectRefused(await bench.scrape(bench.at(template), FETCHED));
  });

  it.each([...NAMES, ...IN_A_BROWSER])('is not opened in a browser: %s', async (template) => {
    nameEverything();
    expectRefused(await bench.scrape(bench.at(template), SEEN));
  });

  it('is not fetched when its name is rebound', async () => {
    // robots.txt is requested first and fails at an address where nothing listens; then the name resolves to an internal
    // address.
    bench.names.set('rebinds.example', [[PUBLIC], ['127.0.0.1']]);
    const url = bench.at('http://rebinds.example:PORT/');
    for (const fields of [FETCHED, SEEN]) {
      const answer = await bench.scrape(url, { ...fields, timeout_ms: 3_000 });
      expect([400, 422, 502, 504]).toContain(answer.status);
      expect(answer.body.credits_used).toBe(0);
    }
  });
});

describe('an invalid page URL', () => {
  it.each(NO_ADDRESSES)('is rejected before any request is sent: %j', async (template) => {
    expectRefused(await bench.scrape(bench.at(template)));
    expect(bench.web.requests).toEqual([]);
  });
});

describe('a page that redirects to an internal address', () => {
  it.each(REDIRECTS)('by %i', async (status) => {
    for (const fields of [FETCHED, SEEN]) {
      expectRefused(
        await bench.scrape(bench.redirectPath(bench.at('http://127.0.0.1:PORT/'), status), fields),
      );
    }
  });

  it.each(LED_TO)('by redirect to %s', async (template) => {
    nameEverything();
    expectRefused(await bench.scrape(bench.redirectPath(bench.at(template)), FETCHED));
  });

  it('by a chain of redirects', async () => {
    const last = bench.redirectPath(bench.at('http://127.0.0.1:PORT/'), 307);
    for (const fields of [FETCHED, SEEN])
      expectRefused(await bench.scrape(bench.redirectPath(last, 301), fields));
  });

  it('by a redirect of robots.txt, which is then treated as absent', async () => {
    bench.web.route('/robots.txt', ({ response }) => {
      response.writeHead(302, { location: bench.at('http://127.0.0.1:PORT/') });
      response.end();
    });
    expect((await bench.scrape(`${bench.web.origin}/article`, FETCHED)).status).toBe(200);
  });

  it.each(['http://127.0.0.1:PORT/', 'http://localhost:PORT/', 'http://inside.example:PORT/'])(
    'by meta refresh to %s',
    async (template) => {
      nameEverything();
      bench.web.route('/page', ({ response }) => {
        response.setHeader('content-type', 'text/html');
        response.end(`<meta http-equiv="refresh" content="0;url=${bench.at(template)}"><p>Moved.</p>`);
      });
      for (const fields of [FETCHED, SEEN])
        expectRefused(await bench.scrape(`${bench.web.origin}/page`, fields));
    },
  );
});

it('is detected by the internal server, which records every request', async () => {
  await fetch(bench.at('http://127.0.0.1:PORT/'), { signal: AbortSignal.timeout(1_000) }).catch(() => {});
  expect(bench.received.join('\n')).toContain('GET / HTTP/1.1');
  bench.received.length = 0;
});
