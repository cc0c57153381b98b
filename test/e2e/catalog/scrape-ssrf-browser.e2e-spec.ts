import { describe, expect, it } from 'vitest';
import { SEEN, expectRefused, useInside } from '../../harness/inside-server.js';

const bench = useInside();

/** What a page may do in a browser; `INSIDE` is host and port of the internal server. */
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

/** Ways in which a page can request an internal URL without navigating. */
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
  const target = `127.0.0.1:${bench.port}`;
  const html = markup
    .replaceAll('INSIDE', target)
    .replaceAll('REDIRECT', bench.redirectPath(`http://${target}/way`));
  bench.web.route('/page', ({ response }) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><title>Ferries</title><body>${TEXT}${html}</body>`);
  });
  bench.web.route('/worker.js', ({ response }) => {
    response.setHeader('content-type', 'text/javascript');
    response.end(`fetch("http://${target}/way", { mode: "no-cors" })`);
  });
  return `${bench.web.origin}/page`;
}

describe('a page in a browser', () => {
  it.each(LEAVES)('that navigates to an internal address by %s is rejected', async (_, markup) => {
    expectRefused(await bench.scrape(serve(markup), SEEN));
  });

  it('that requests internal addresses in every way is read, and no request arrives', async () => {
    const url = serve(ASKS.join(''));
    const { status, body, text } = await bench.scrape(url, { ...SEEN, wait_for: '1000' });
    expect(body.error).toBeNull();
    expect(status).toBe(200);
    expect(body.metadata.provider_used).toBe('chromium');
    expect(text).toContain('The ferry leaves at half past six');
    // The channels work: allowed requests arrived.
    expect(bench.web.requestsTo('/redirect').length).toBeGreaterThanOrEqual(2);
  });
});
