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
} from '../../../libs/platform/browser/src/fixtures/browser-bench.js';
import type { SharedBrowser, VisitOptions } from '@capstan/platform-browser';

const bench = new BrowserBench();
let unused: Site[];
/** The target of all cases: any request it receives is a fault. */
let forbidden: Forbidden;
let browser: SharedBrowser;

beforeAll(async () => {
  unused = await bench.sites(40);
  forbidden = await bench.forbidden();
  // Cases run concurrently, and one slot is reserved for another account.
  browser = bench.browser(unused, { concurrency: 6 });
});
afterAll(() => bench.close());

/** Ways in which a page can make the browser send a request to TARGET (host:port). */
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

/** Ways in which a page can navigate itself. */
const MOVES: Record<string, string> = {
  location: '<script>location="http://TARGET/way"</script>',
  'location over TLS': '<script>location="https://TARGET/way"</script>',
  'a late location': '<script>setTimeout(()=>location.replace("http://TARGET/way"),150)</script>',
  'meta refresh': '<meta http-equiv=refresh content="0;url=http://TARGET/way">',
  'a form': '<form method=post action="http://TARGET/way"></form><script>document.forms[0].submit()</script>',
  'a link that clicks itself': '<a href="http://TARGET/way">x</a><script>document.links[0].click()</script>',
};

/** Channels whose arrival cannot be observed, because no server here speaks the protocol or because Chromium decides. */
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

/** A site whose `/page` uses this channel to reach the target, by default the site itself. */
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

describe.concurrent('a page that uses every channel at once', () => {
  /** All channels in one page; each requests a path of its own. */
  const siteWithAll = (target?: string): Site => {
    const ways = Object.values(WAYS).map((way, index) => way.replaceAll('TARGET/way', `TARGET/way-${index}`));
    const routes = Object.fromEntries(ways.map((_, index) => [`/way-${index}`, '<p>arrived</p>']));
    return siteWith(ways.join('\n'), target, routes);
  };

  it('reaches an allowed target through each of them', async () => {
    const site = siteWithAll();
    const plain = Object.entries(WAYS).map(([name, way], index) => ({ name, way, path: `/way-${index}` }));
    // The site has no TLS; requests over TLS end at the handshake.
    const expected = plain.filter(({ way }) => !/(https|wss):\/\/TARGET/.test(way));
    // Keeps the page open until all requests have arrived: workers may start long after a page is idle.
    await browser.visit(visitOf(`${site.origin}/page`), () =>
      Promise.all(expected.map(({ path }) => site.askedFor(path))),
    );
    expect(expected.filter(({ path }) => !site.asked.includes(path)).map(({ name }) => name)).toEqual([]);
  });

  it('reaches a non-public target through none of them, and is still read', async () => {
    const html = await open(siteWithAll(forbidden.hostPort), { waitFor: { ms: 1000 } });
    expect(html).toContain('<p>page</p>');
    expect(html).not.toContain('secret');
    expect(forbidden.received).toEqual([]);
  });
});

describe.concurrent.each(Object.entries(MOVES))('a page that navigates by %s', (_, way) => {
  it('is rejected when it navigates to a non-public address', async () => {
    const fault = await faultOf(open(siteWith(way, forbidden.hostPort)));
    expect(fault.code).toBe('refused_address');
    expect(fault.message).not.toMatch(/127\.0\.0\.1/);
    expect(forbidden.received).toEqual([]);
  });
});

describe.concurrent.each(Object.entries(OTHERS))('%s', (_, way) => {
  it('is blocked inside the browser', async () => {
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

describe.concurrent('a page URL', () => {
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
  ])('is not opened at %s', async (template) => {
    const url = template.replace('FORBIDDEN', forbidden.hostPort).replace('PORT', String(forbidden.port));
    expect((await faultOf(htmlOf(browser, visitOf(url)))).code).toBe('refused_address');
    expect(forbidden.received).toEqual([]);
  });

  it.each(['http://FORBIDDEN/', 'https://FORBIDDEN/'])(
    'is not opened when it redirects to %s',
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
  ])('is not opened if it is %s', async (url) => {
    expect((await faultOf(htmlOf(browser, visitOf(url)))).code).toBe('invalid_url');
  });

  it('reports a name that does not resolve', async () => {
    expect((await faultOf(htmlOf(browser, visitOf('http://no-such-name.invalid/')))).code).toBe('dns');
    expect((await faultOf(htmlOf(browser, visitOf('https://no-such-name.invalid/')))).code).toBe('dns');
  });

  it('is connected to the address that was checked, even if the name resolves differently afterwards', async () => {
    const answers = ['93.184.215.14'];
    const rebinding = bench.browser([], {
      resolve: async () => [{ address: answers.shift() ?? '127.0.0.1', family: 4 }],
    });
    // The first answer is a public address where nothing listens; what matters is that 127.0.0.1 is not tried.
    const url = `http://rebind.example:${forbidden.port}/`;
    const fault = await faultOf(htmlOf(rebinding, visitOf(url, { timeoutMs: 8000 })));
    expect(['connect', 'timeout', 'refused_address']).toContain(fault.code);
    expect(forbidden.received).toEqual([]);
  });
});

describe.concurrent('what a page can access of the machine', () => {
  it('does not include files', async () => {
    const frames = '<iframe src="file:///etc/passwd"></iframe><iframe src="chrome://version"></iframe>';
    const html = await open(siteWith(`${frames}<script>try{location="file:///etc/passwd"}catch{}</script>`));
    expect(html).toContain('<p>page</p>');
    expect(html).not.toContain('root:');
  });

  it('does not include permissions', async () => {
    const script =
      '<script>say=(text)=>document.body.append(Object.assign(document.createElement("p"),{id:text,textContent:text}));' +
      'Promise.all(["geolocation","notifications","camera","microphone"].map((name)=>' +
      'navigator.permissions.query({name}).then(({state})=>say(state)))).then(()=>' +
      'navigator.geolocation.getCurrentPosition(()=>say("done"),({code})=>{say("code"+code);say("done")}))</script>';
    const html = await open(siteWith(script), { waitFor: { selector: '#done' } });
    const said = [...html.matchAll(/<p id="\w+">(\w+)/g)].map(([, text]) => text);
    expect(said).toEqual(['denied', 'denied', 'denied', 'denied', 'code1', 'done']);
  });

  it('does not include data of an earlier visit', async () => {
    const site = serveOn(unused, {
      '/set': '<script>document.cookie="a=1";localStorage.setItem("a","1")</script>',
      '/get': '<p><script>document.write(document.cookie+"|"+localStorage.getItem("a"))</script></p>',
    });
    await htmlOf(browser, visitOf(`${site.origin}/set`));
    expect(await htmlOf(browser, visitOf(`${site.origin}/get`))).toContain('|null');
  });
});
