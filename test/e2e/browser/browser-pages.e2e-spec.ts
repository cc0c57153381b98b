import { once } from 'node:events';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SharedBrowser } from '@capstan/platform-browser';
import {
  BrowserBench,
  faultOf,
  htmlOf,
  type Route,
  serveOn,
  type Site,
  visitOf,
} from '../../../libs/platform/browser/src/fixtures/browser-bench.js';
import { inFullRun } from '../../harness/full-run.js';

const bench = new BrowserBench();
let unused: Site[];
let browser: SharedBrowser;

beforeAll(async () => {
  unused = await bench.sites(60);
  // Cases run concurrently, and one slot is reserved for another account.
  browser = bench.browser(unused, { concurrency: 6 });
});
afterAll(() => bench.close());

const serve = (routes: Record<string, Route>): Site => serveOn(unused, routes);
const answer =
  (status: number, headers: Record<string, string>, body: string | Buffer = ''): Route =>
  (_, response) =>
    response.writeHead(status, headers).end(body);
const HTML = { 'content-type': 'text/html' };

describe.concurrent('the result of a visit', () => {
  it('is the page after its scripts ran', async () => {
    const site = serve({
      '/': '<p id=a></p><script src=/script></script>',
      '/script': answer(
        200,
        { 'content-type': 'text/javascript' },
        'fetch("/data").then(r=>r.text()).then(t=>setTimeout(()=>a.textContent=t,100))',
      ),
      '/data': answer(200, { 'content-type': 'text/plain' }, 'from the API'),
    });
    expect(await htmlOf(browser, visitOf(site.origin))).toContain('<p id="a">from the API</p>');
  });

  it.each([200, 404, 500])('has the status %d and the headers of the document', async (status) => {
    const site = serve({ '/': answer(status, { ...HTML, 'X-Robots-Tag': 'noindex' }, '<p>page</p>') });
    await browser.visit(visitOf(site.origin), async (page) => {
      expect(page.status).toBe(status);
      expect(page.headers).toMatchObject({ 'content-type': 'text/html', 'x-robots-tag': 'noindex' });
      expect(page.url).toBe(`${site.origin}/`);
      expect(await page.html()).toContain('<p>page</p>');
    });
  });

  it('is the refusal of a site with basic authentication, which gets no credentials', async () => {
    const credentials: unknown[] = [];
    const site = serve({
      '/': (request, response) => {
        credentials.push(request.headers.authorization);
        response.writeHead(401, { ...HTML, 'www-authenticate': 'Basic realm="x"' }).end('<p>no</p>');
      },
    });
    expect(await browser.visit(visitOf(site.origin), async ({ status }) => status)).toBe(401);
    expect(credentials).toEqual([undefined]);
  });

  it.each([404, 503])('is an empty page when the site responds %d without a body', async (status) => {
    const site = serve({ '/': answer(status, HTML) });
    await browser.visit(visitOf(site.origin), async (page) => {
      expect(page.status).toBe(status);
      expect(page.url).toBe(`${site.origin}/`);
      expect(await page.html()).toMatch(/<html><head><\/head><body><\/body><\/html>$/);
      expect((await page.screenshot({ format: 'png', fullPage: false })).width).toBe(1280);
    });
  });

  it('has the URL that the page set by history.pushState', async () => {
    const site = serve({ '/': '<script>history.pushState({}, "", "/elsewhere")</script>' });
    expect(await browser.visit(visitOf(site.origin), async ({ url }) => url)).toBe(
      `${site.origin}/elsewhere`,
    );
  });

  it('contains open shadow roots and same-origin frames in place', async () => {
    const site = serve({
      '/': `<!doctype html><div id=host><b slot=s>slotted</b></div><iframe src=/frame></iframe>
        <iframe src="http://localhost:1/"></iframe><textarea>a &lt; b</textarea>
        <script>let root=host.attachShadow({mode:"open"});
        root.innerHTML="<i>shadow</i><slot name=s></slot><slot>fallback</slot>";
        let inner=root.appendChild(document.createElement("div")).attachShadow({mode:"open"});inner.innerHTML="<u>deep</u>";
        document.body.append("1 < 2 & 3")</script>`,
      '/frame': '<p>in a frame</p>',
    });
    const html = await htmlOf(browser, visitOf(site.origin));
    expect(html).toContain(
      '<div id="host"><i>shadow</i><slot name="s"><b slot="s">slotted</b></slot><slot>fallback</slot><div><u>deep</u></div></div>',
    );
    expect(html).toContain('<div data-frame src="/frame"><p>in a frame</p></div>');
    expect(html).toContain('<textarea>a &lt; b</textarea>');
    expect(html).toContain('1 &lt; 2 &amp; 3');
    expect(html.startsWith('<!DOCTYPE html><html>')).toBe(true);
  });

  it('is not affected by a page that overrides the DOM methods used to read it', async () => {
    const site = serve({
      '/': `<p>real</p><script>Object.defineProperty(Node.prototype,"childNodes",{get(){return []}});
        Array.prototype.push=()=>0;Array.prototype.join=()=>"fake";String.prototype.replace=()=>"fake";JSON.stringify=()=>"fake"</script>`,
    });
    expect(await htmlOf(browser, visitOf(site.origin))).toContain('<p>real</p>');
  });

  it('uses the configured user agent and looks like a normal browser', async () => {
    const site = serve({ '/': '<p>page</p>' });
    await htmlOf(browser, visitOf(site.origin));
    expect(site.agents.get('/')).toMatch(
      /^Mozilla\/5\.0 \(X11; Linux x86_64\) AppleWebKit\/537\.36 \(KHTML, like Gecko\) Chrome\/\d+\.0\.0\.0 Safari\/537\.36 Capstan\/0\.1 \(test\)$/,
    );
    await htmlOf(browser, visitOf(site.origin, { device: 'iPhone 15' }));
    expect(site.agents.get('/')).toMatch(/iPhone.* Capstan\/0\.1 \(test\)$/);
  });

  it('uses the requested device, viewport and color scheme', async () => {
    const site = serve({
      '/':
        '<meta name=viewport content="width=device-width"><p><script>document.write([innerWidth,devicePixelRatio,' +
        'matchMedia("(prefers-color-scheme:dark)").matches,navigator.maxTouchPoints>0])</script></p>',
    });
    const read = async (changes: object): Promise<string> =>
      /(\d+,[\d.]+,\w+,\w+)<\/p>/.exec(await htmlOf(browser, visitOf(site.origin, changes)))?.[1] ?? '';
    expect(await read({})).toBe('1280,1,false,false');
    expect(await read({ dark: true, viewport: { width: 500, height: 400 } })).toBe('500,1,true,false');
    expect(await read({ device: 'iPhone 15' })).toBe('393,3,false,true');
    await expect(htmlOf(browser, visitOf(site.origin, { device: 'Nokia 3310' }))).rejects.toThrow(RangeError);
  });
});

describe.concurrent('navigation of a page', () => {
  it.each<[string, Route]>([
    ['a redirect', answer(302, { location: '/end' })],
    ['a refresh', '<meta http-equiv=refresh content="0;url=/end">'],
    ['a refresh in a second', '<meta http-equiv=refresh content="1;url=/end">'],
    ['a refresh header', answer(200, { ...HTML, refresh: '0;url=/end' }, '<p>x</p>')],
    ['a script', '<script>location="/end"</script>'],
    ['a late script', '<script>setTimeout(()=>location.replace("/end"),200)</script>'],
    ['a form', '<form action=/end method=post></form><script>document.forms[0].submit()</script>'],
  ])('is followed for %s', async (_, route) => {
    const site = serve({ '/': route, '/end': '<p>end</p>' });
    await browser.visit(visitOf(site.origin), async (page) => {
      expect(page.url).toBe(`${site.origin}/end`);
      expect(page.status).toBe(200);
      expect(await page.html()).toContain('<p>end</p>');
    });
  });

  it('ends after five redirects', async () => {
    const site = serve({
      '/hop': (request, response) => {
        const left = Number(request.url?.split('?')[1]);
        response.writeHead(302, { location: left > 1 ? `/hop?${left - 1}` : '/end' }).end();
      },
      '/end': '<p>end</p>',
    });
    expect(await htmlOf(browser, visitOf(`${site.origin}/hop?5`))).toContain('<p>end</p>');
    expect((await faultOf(htmlOf(browser, visitOf(`${site.origin}/hop?6`)))).code).toBe('connect');
  });

  it.each([
    ['reloads itself', '<script>location.reload()</script><p>page</p>'],
    ['moves in a circle', '<script>location="/?"+Math.random()</script><p>page</p>'],
    ['refreshes itself', '<meta http-equiv=refresh content=0><p>page</p>'],
  ])('stops after five navigations when a page %s', async (_, html) => {
    const site = serve({ '/': html });
    await browser.visit(visitOf(site.origin), async (page) => {
      expect(await page.html()).toContain('<p>page</p>');
      expect((await page.screenshot({ format: 'png', fullPage: true })).bytes.byteLength).toBeGreaterThan(0);
    });
    expect(site.asked.filter((path) => path !== '/favicon.ico').length).toBe(6);
  });

  it('is handled when the page navigates while it is settling', async () => {
    const site = serve({
      '/': '<p>page</p><script>setTimeout(()=>location.replace("/end"),location.search.slice(1))</script>',
      '/end': '<p>end</p>',
    });
    const delays = [500, 550, 575, 600, 625, 650, 700, 750];
    const read = await Promise.all(delays.map((ms) => htmlOf(browser, visitOf(`${site.origin}/?${ms}`))));
    for (const html of read) expect(html).toMatch(/<p>(page|end)<\/p>/);
  });

  it('is blocked while the page is read', async () => {
    const site = serve({
      '/': '<p>page</p><script>addEventListener("scroll",()=>location="/end")</script><p style="height:9000px">',
      '/end': '<p>end</p>',
    });
    await browser.visit(visitOf(site.origin), async (page) => {
      await page.screenshot({ format: 'png', fullPage: true });
      expect(await page.html()).toContain('<p>page</p>');
      expect(page.url).toBe(`${site.origin}/`);
    });
    expect(site.asked).not.toContain('/end');
  });

  it.each(['about:blank', 'blob'])('yields no document for %s', async (to) => {
    const url = to === 'blob' ? 'URL.createObjectURL(new Blob(["<p>b"],{type:"text/html"}))' : `"${to}"`;
    const site = serve({ '/': `<script>location=${url}</script>` });
    expect((await faultOf(htmlOf(browser, visitOf(site.origin)))).code).toBe('no_document');
  });

  it('respects robots.txt for the page and for its navigation targets', async () => {
    const site = serve({
      '/robots.txt': answer(200, { 'content-type': 'text/plain' }, 'User-agent: *\nDisallow: /private'),
      '/private': '<p>private</p>',
      '/redirect': answer(302, { location: '/private' }),
      '/script': '<script>location="/private"</script>',
      '/open': '<p>open</p>',
    });
    const visit = (path: string) =>
      htmlOf(browser, visitOf(`${site.origin}${path}`, { respectRobots: true }));
    expect(await visit('/open')).toContain('<p>open</p>');
    for (const path of ['/private', '/redirect', '/script']) {
      expect((await faultOf(visit(path))).code).toBe('robots_disallowed');
    }
    expect(site.asked).not.toContain('/private');
    expect(await htmlOf(browser, visitOf(`${site.origin}/private`))).toContain('<p>private</p>');
  });
});

describe.concurrent('waiting during a visit', () => {
  it('lasts until the selector is visible', async () => {
    const site = serve({
      '/': '<p id=a hidden>late</p><script>setTimeout(()=>a.hidden=false,1500)</script>',
    });
    const html = await htmlOf(browser, visitOf(site.origin, { waitFor: { selector: '#a' } }));
    expect(html).toContain('<p id="a">late</p>');
  });

  it.each(inFullRun(['#hidden', 'p[', '', '#never'], 3))(
    'fails with the selector %j that does not appear',
    async (selector) => {
      const site = serve({ '/': '<p id=hidden hidden>x</p>' });
      const visit = visitOf(site.origin, { waitFor: { selector }, timeoutMs: 12_000 });
      expect((await faultOf(htmlOf(browser, visit))).code).toBe('selector_not_found');
    },
  );

  it('does not include requests that never end', async () => {
    const site = serve({
      '/': '<p>page</p><script>fetch("/poll");new EventSource("/poll")</script>',
      '/poll': () => {},
    });
    expect(await htmlOf(browser, visitOf(site.origin))).toContain('<p>page</p>');
  });

  it('is not blocked by dialogs, new windows or print', async () => {
    const site = serve({
      '/':
        '<script>for(let i=0;i<30;i++)alert(i);n=0;for(let i=0;i<30;i++)if(open("/popup"))n++;print();' +
        'document.write(`<p>${confirm("x")} ${prompt("y")} ${n}</p>`);onbeforeunload=()=>"stay"</script>',
    });
    expect(await htmlOf(browser, visitOf(site.origin))).toContain('<p>false null 0</p>');
    expect(site.asked).not.toContain('/popup');
  });
});

describe.concurrent('an invalid page', () => {
  it.each<[string, string, Route]>([
    ['no_document', 'nothing', answer(204, {})],
    ['no_document', 'a PDF', answer(200, { 'content-type': 'application/pdf' }, '%PDF-1.4')],
    ['no_document', 'an archive', answer(200, { 'content-type': 'application/zip' }, 'PK')],
    ['no_document', 'a film', answer(200, { 'content-type': 'video/mp4' }, 'x')],
    ['no_document', 'a download', answer(200, { ...HTML, 'content-disposition': 'attachment' }, '<p>x</p>')],
    ['connect', 'nonsense', (_, response) => void response.socket?.end('nonsense\r\n\r\n')],
    ['connect', 'a hung up line', (_, response) => void response.destroy()],
    [
      'connect',
      'half a page',
      (_, response) => {
        response.writeHead(200, { ...HTML, 'content-length': '1000' });
        response.write('<p>half', () => setImmediate(() => response.destroy()));
      },
    ],
    ['too_large', 'a page without end', endless],
    [
      'too_large',
      'a bomb',
      answer(200, { ...HTML, 'content-encoding': 'gzip' }, gzipSync(Buffer.alloc(3e6))),
    ],
    ['too_large', 'a page that loads too much', '<script>fetch("/endless").then(r=>r.text())</script>'],
    ['timeout', 'a page that never comes', () => {}],
    ['timeout', 'an endless script', '<script>while(true);</script>'],
    ['timeout', 'an endless script later', '<script>setTimeout(()=>{while(true);},50)</script>'],
    ['timeout', 'endless dialogs', '<script>while(true)alert(1)</script>'],
  ])('fails as %s: %s', async (code, _, route) => {
    const site = serve({ '/': route, '/endless': endless });
    const timeoutMs = code === 'timeout' ? 3000 : 60_000;
    const fault = await faultOf(htmlOf(browser, visitOf(site.origin, { timeoutMs, maxBytes: 2_000_000 })));
    expect(fault.code).toBe(code);
    expect(fault.message).not.toMatch(/127\.0\.0\.1/);
  });

  it('is too large when its scripts grow it', async () => {
    const site = serve({ '/': '<script>document.write("<p hidden>"+"x".repeat(30e6)+"</p>")</script>' });
    expect((await faultOf(htmlOf(browser, visitOf(site.origin)))).code).toBe('too_large');
  });
});

it('does not affect the next page', async () => {
  const site = serve({ '/': '<p>page</p>' });
  expect(await htmlOf(browser, visitOf(site.origin))).toContain('<p>page</p>');
});

/** HTML that is sent until the client disconnects. */
async function endlessly(response: Parameters<Exclude<Route, string>>[1]): Promise<void> {
  response.writeHead(200, HTML);
  response.setMaxListeners(0);
  while (!response.destroyed) {
    if (!response.write('<p>more</p>'.repeat(1000))) {
      await Promise.race([once(response, 'drain'), once(response, 'close')]);
    }
  }
}

function endless(...[, response]: Parameters<Exclude<Route, string>>): void {
  void endlessly(response);
}
