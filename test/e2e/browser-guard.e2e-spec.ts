import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  BrowserBench,
  faultOf,
  type Forbidden,
  htmlOf,
  type Route,
  serveOn,
  type Site,
  visitOf,
} from '../../libs/platform/browser/src/fixtures/browser-bench.js';
import type { SharedBrowser, VisitOptions } from '@capstan/platform-browser';

const bench = new BrowserBench();
let unused: Site[];
/** Of all cases: whatever it receives is a fault. */
let forbidden: Forbidden;
let browser: SharedBrowser;

beforeAll(async () => {
  unused = await bench.sites(40);
  forbidden = await bench.forbidden();
  // Cases run side by side, and one slot is kept for another account.
  browser = bench.browser(unused, { concurrency: 6 });
});
afterAll(() => bench.close());

/** Ways of a page to make the browser ask TARGET (host:port) for something. */
const WAYS: Record<string, string> = {
  'an image': '<img src="http://TARGET/way">',
  'an image over TLS': '<img src="https://TARGET/way">',
  'a frame': '<iframe src="http://TARGET/way"></iframe>',
  'a frame in a frame': '<iframe srcdoc="<img src=http://TARGET/way>"></iframe>',
  'an object': '<object data="http://TARGET/way"></object>',
  'a script': '<script src="http://TARGET/way"></script>',
  'a style sheet': '<link rel=stylesheet href="http://TARGET/way">',
  'a preload': '<link rel=preload as=image href="http://TARGET/way">',
  'a background': '<p style="background:url(http://TARGET/way)">x</p>',
  'a font': '<style>@font-face{font-family:f;src:url(http://TARGET/way)}p{font-family:f}</style><p>x</p>',
  'a video': '<video preload=auto src="http://TARGET/way"></video>',
  fetch: '<script>fetch("http://TARGET/way",{mode:"no-cors"}).catch(()=>{})</script>',
  XMLHttpRequest: '<script>x=new XMLHttpRequest();x.open("GET","http://TARGET/way");x.send()</script>',
  sendBeacon: '<script>navigator.sendBeacon("http://TARGET/way","x")</script>',
  EventSource: '<script>new EventSource("http://TARGET/way")</script>',
  WebSocket: '<script>new WebSocket("ws://TARGET/way")</script>',
  'a WebSocket over TLS': '<script>new WebSocket("wss://TARGET/way")</script>',
  'a worker':
    '<script>new Worker(URL.createObjectURL(new Blob([`fetch("http://TARGET/way",{mode:"no-cors"})`])))</script>',
  'a shared worker':
    '<script>new SharedWorker(URL.createObjectURL(new Blob([`fetch("http://TARGET/way",{mode:"no-cors"})`])))</script>',
  'a redirected image': '<img src="/redirect?http://TARGET/way">',
  'a redirected fetch':
    '<script>fetch("/redirect?http://TARGET/way",{mode:"no-cors"}).catch(()=>{})</script>',
  'a redirected frame': '<iframe src="/redirect?http://TARGET/way"></iframe>',
};

/** Ways that take the page itself elsewhere. */
const MOVES: Record<string, string> = {
  location: '<script>location="http://TARGET/way"</script>',
  'location over TLS': '<script>location="https://TARGET/way"</script>',
  'a late location': '<script>setTimeout(()=>location.replace("http://TARGET/way"),150)</script>',
  'meta refresh': '<meta http-equiv=refresh content="0;url=http://TARGET/way">',
  'a form': '<form method=post action="http://TARGET/way"></form><script>document.forms[0].submit()</script>',
  'a link that clicks itself': '<a href="http://TARGET/way">x</a><script>document.links[0].click()</script>',
};

/** What cannot be shown to arrive where it may, for want of a server that speaks it, or because Chromium decides. */
const OTHERS: Record<string, string> = {
  'WebRTC over UDP':
    '<script>p=new RTCPeerConnection({iceServers:[{urls:"stun:TARGET"},{urls:"turn:TARGET",username:"a",credential:"b"}]});' +
    'p.createDataChannel("x");p.createOffer().then(o=>p.setLocalDescription(o))</script>',
  'WebRTC over TCP':
    '<script>p=new RTCPeerConnection({iceServers:[{urls:"turn:TARGET?transport=tcp",username:"a",credential:"b"}]});' +
    'p.createDataChannel("x");p.createOffer().then(o=>p.setLocalDescription(o))</script>',
  WebTransport: '<script>new WebTransport("https://TARGET/way").ready.catch(()=>{})</script>',
  'an icon': '<link rel=icon href="http://TARGET/way">',
  'a lookup': '<link rel=dns-prefetch href="//TARGET"><link rel=preconnect href="http://TARGET">',
};

/** A site whose `/page` goes this way to the target, by default to the site itself. */
function siteWith(way: string, target?: string, routes: Record<string, Route> = {}): Site {
  const site = serveOn(unused, routes);
  const page = way.replaceAll('TARGET', target ?? site.hostPort);
  site.routes = {
    '/page': `<!doctype html><body><p>page</p>${page}</body>`,
    '/way': '<p>arrived</p>',
    '/redirect': (request, response) =>
      response.writeHead(302, { location: request.url?.split('?')[1] ?? '' }).end(),
    ...routes,
  };
  return site;
}

/** Opens `/page` of the site. */
const open = (site: Site, changes: Partial<VisitOptions> = {}): Promise<string> =>
  htmlOf(browser, visitOf(`${site.origin}/page`, changes));

describe.concurrent('a page that tries every way at once', () => {
  /** All of them in one page; each asks for a path of its own. */
  const siteWithAll = (target?: string): Site => {
    const ways = Object.values(WAYS).map((way, index) => way.replaceAll('TARGET/way', `TARGET/way-${index}`));
    const routes = Object.fromEntries(ways.map((_, index) => [`/way-${index}`, '<p>arrived</p>']));
    return siteWith(ways.join('\n'), target, routes);
  };

  it('arrives by each where it may', async () => {
    const site = siteWithAll();
    const plain = Object.entries(WAYS).map(([name, way], index) => ({ name, way, path: `/way-${index}` }));
    // There is no TLS on the site; what is asked for over TLS ends at the handshake.
    const expected = plain.filter(({ way }) => !/(https|wss):\/\/TARGET/.test(way));
    // The page stays until all have arrived: workers may start long after a page has come to rest.
    await browser.visit(visitOf(`${site.origin}/page`), () =>
      Promise.all(expected.map(({ path }) => site.askedFor(path))),
    );
    expect(expected.filter(({ path }) => !site.asked.includes(path)).map(({ name }) => name)).toEqual([]);
  });

  it('arrives by none at an address that is not public, and is read all the same', async () => {
    const html = await open(siteWithAll(forbidden.hostPort), { waitFor: { ms: 1000 } });
    expect(html).toContain('<p>page</p>');
    expect(html).not.toContain('secret');
    expect(forbidden.received).toEqual([]);
  });
});

describe.concurrent.each(Object.entries(MOVES))('a page that leaves by %s', (_, way) => {
  it('is refused when it leaves for an address that is not public', async () => {
    const fault = await faultOf(open(siteWith(way, forbidden.hostPort)));
    expect(fault.code).toBe('refused_address');
    expect(fault.message).not.toMatch(/127\.0\.0\.1/);
    expect(forbidden.received).toEqual([]);
  });
});

describe.concurrent.each(Object.entries(OTHERS))('%s', (_, way) => {
  it('does not leave the browser', async () => {
    await open(siteWith(way, forbidden.hostPort), { waitFor: { ms: 300 } });
    expect(forbidden.received).toEqual([]);
  });
});

it.concurrent('does not run a service worker', async () => {
  const register = '<script>navigator.serviceWorker.register("/worker.js").catch(()=>{})</script>';
  const site = siteWith(register, forbidden.hostPort, {
    '/worker.js': (_, response) =>
      response
        .writeHead(200, { 'content-type': 'text/javascript' })
        .end(`fetch("http://${forbidden.hostPort}/", { mode: "no-cors" })`),
  });
  await open(site, { waitFor: { ms: 200 } });
  expect(site.asked).not.toContain('/worker.js');
  expect(forbidden.received).toEqual([]);
});

describe.concurrent('the page itself', () => {
  it.each([
    'http://FORBIDDEN/',
    'https://FORBIDDEN/',
    'http://localhost:PORT/',
    'http://2130706433:PORT/',
    'http://0x7f.1:PORT/',
    'http://0177.0.0.1:PORT/',
    'http://[::1]:PORT/',
    'http://[::ffff:127.0.0.1]:PORT/',
    'http://169.254.169.254/latest/meta-data/',
    'http://0.0.0.0:PORT/',
  ])('is not visited at %s', async (template) => {
    const url = template.replace('FORBIDDEN', forbidden.hostPort).replace('PORT', String(forbidden.port));
    expect((await faultOf(htmlOf(browser, visitOf(url)))).code).toBe('refused_address');
    expect(forbidden.received).toEqual([]);
  });

  it.each(['http://FORBIDDEN/', 'https://FORBIDDEN/'])(
    'is not visited when it redirects to %s',
    async (to) => {
      const location = to.replace('FORBIDDEN', forbidden.hostPort);
      const site = serveOn(unused, {
        '/page': (_, response) => response.writeHead(302, { location }).end(),
      });
      expect((await faultOf(open(site))).code).toBe('refused_address');
      expect(forbidden.received).toEqual([]);
    },
  );

  it.each([
    'file:///etc/passwd',
    'chrome://version',
    'data:text/html,x',
    'javascript:alert(1)',
    'view-source:http://example.org',
    'about:blank',
    'http://user:password@example.org/',
    'http://example.org:25/',
    'nonsense',
  ])('is not %s', async (url) => {
    expect((await faultOf(htmlOf(browser, visitOf(url)))).code).toBe('invalid_url');
  });

  it('says that a name does not resolve', async () => {
    expect((await faultOf(htmlOf(browser, visitOf('http://no-such-name.invalid/')))).code).toBe('dns');
    expect((await faultOf(htmlOf(browser, visitOf('https://no-such-name.invalid/')))).code).toBe('dns');
  });

  it('is dialled at the address that was checked, though the name means another the next time', async () => {
    const answers = ['93.184.215.14'];
    const rebinding = bench.browser([], {
      resolve: async () => [{ address: answers.shift() ?? '127.0.0.1', family: 4 }],
    });
    // The first answer is public, and nothing listens there in a test; what counts is that 127.0.0.1 is not tried.
    const url = `http://rebind.example:${forbidden.port}/`;
    const fault = await faultOf(htmlOf(rebinding, visitOf(url, { timeoutMs: 8000 })));
    expect(['connect', 'timeout', 'refused_address']).toContain(fault.code);
    expect(forbidden.received).toEqual([]);
  });
});

describe.concurrent('what a page may see of the machine', () => {
  it('is no file', async () => {
    const frames = '<iframe src="file:///etc/passwd"></iframe><iframe src="chrome://version"></iframe>';
    const html = await open(siteWith(`${frames}<script>try{location="file:///etc/passwd"}catch{}</script>`));
    expect(html).toContain('<p>page</p>');
    expect(html).not.toContain('root:');
  });

  it('is no permission', async () => {
    const script =
      '<script>say=(text)=>document.body.append(Object.assign(document.createElement("p"),{id:text,textContent:text}));' +
      'Promise.all(["geolocation","notifications","camera","microphone"].map((name)=>' +
      'navigator.permissions.query({name}).then(({state})=>say(state)))).then(()=>' +
      'navigator.geolocation.getCurrentPosition(()=>say("done"),({code})=>{say("code"+code);say("done")}))</script>';
    const html = await open(siteWith(script), { waitFor: { selector: '#done' } });
    const said = [...html.matchAll(/<p id="\w+">(\w+)/g)].map(([, text]) => text);
    expect(said).toEqual(['denied', 'denied', 'denied', 'denied', 'code1', 'done']);
  });

  it('is nothing of an earlier visit', async () => {
    const site = serveOn(unused, {
      '/set': '<script>document.cookie="a=1";localStorage.setItem("a","1")</script>',
      '/get': '<p><script>document.write(document.cookie+"|"+localStorage.getItem("a"))</script></p>',
    });
    await htmlOf(browser, visitOf(`${site.origin}/set`));
    expect(await htmlOf(browser, visitOf(`${site.origin}/get`))).toContain('|null');
  });
});
