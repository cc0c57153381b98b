import { setTimeout } from 'node:timers';
import { type Handler, sendHtml, sendJson } from './exchange.js';

/** Content that scripts render. */
export const SCRIPTED_SENTENCE =
  'The ferry leaves at half past six, as it has done since the bridge was closed for repair.';

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body>${body}</body></html>`;

const html =
  (text: string): Handler =>
  ({ response }) =>
    sendHtml(response, text);

const write = (markup: string): string =>
  `document.getElementById('root').innerHTML=${JSON.stringify(markup)};`;
const CONTENT = `<main><h1>Ferries</h1><p>${SCRIPTED_SENTENCE}</p></main>`;
const scripted = (script: string, body = ''): Handler =>
  html(page('Ferries', `<div id="root"></div>${body}<script>${script}</script>`));

/** A 403 that sets a cookie by script and reloads, like challenges that need no person. */
const challenge: Handler = ({ request, response }) => {
  if (request.headers.cookie?.includes('cleared=yes')) {
    sendHtml(response, page('Ferries', CONTENT));
    return;
  }
  sendHtml(
    response,
    page(
      'Just a moment...',
      "<div id=spinner></div><script>window._cf_chl_opt={cType:'non-interactive'};setTimeout(()=>{document.cookie='cleared=yes;path=/';location.reload()},1200)</script>",
    ),
    { status: 403, headers: { 'cf-mitigated': 'challenge', server: 'cloudflare' } },
  );
};

/** Pages that only a browser can read, or that test the limits of a browser. */
export const scriptRoutes: readonly (readonly [string, Handler])[] = [
  ['/script/now', scripted(write(CONTENT))],
  ['/script/late', scripted(`setTimeout(()=>{${write(CONTENT)}},1500)`)],
  [
    '/script/fetched',
    scripted(
      `fetch('/script/data').then((r)=>r.json()).then((d)=>{document.getElementById('root').innerHTML='<h1>Ferries</h1><p>'+d.text+'</p>'})`,
    ),
  ],
  [
    '/script/data',
    ({ response }) => void setTimeout(() => sendJson(response, { text: SCRIPTED_SENTENCE }), 300),
  ],
  [
    '/script/selector',
    scripted(
      `${write('<p>Looking for ferries in the timetable of this season, which may take a while.</p>')}setTimeout(()=>{${write(
        `<ul id="results"><li class="item">${SCRIPTED_SENTENCE}</li></ul>`,
      )}},1500)`,
    ),
  ],
  [
    '/script/shadow',
    html(
      page(
        'Ferries',
        `<x-ferry></x-ferry><script>customElements.define('x-ferry',class extends HTMLElement{connectedCallback(){this.attachShadow({mode:'open'}).innerHTML=${JSON.stringify(CONTENT)}}})</script>`,
      ),
    ),
  ],
  ['/script/frame', html(page('Ferries', '<iframe src="/script/now" width="800" height="600"></iframe>'))],
  ['/script/moves', scripted("location.replace('/article')")],
  ['/script/challenge', challenge],
  // Sends requests without end, and has its text all the same.
  [
    '/script/never-quiet',
    scripted(`${write(CONTENT)}setInterval(()=>fetch('/script/data').catch(()=>{}),50)`),
  ],
  ['/script/spin', scripted('for(;;);')],
  ['/script/empty', scripted('setInterval(()=>{},100)')],
  ['/script/loading', scripted(write('<p>Loading…</p>'))],
  ['/script/soft-404', scripted(write('<h1>Page not found</h1><p>Try the start page.</p>'))],
  [
    '/script/login',
    scripted(write('<h1>Sign in</h1><form><input type="email"><input type="password"></form>')),
  ],
  ['/script/captcha', scripted(write('<div class="h-captcha" data-sitekey="x"></div>'))],
  [
    '/script/dialogs',
    scripted(`alert('a');confirm('b');prompt('c');${write(CONTENT)}onbeforeunload=()=>'stay'`),
  ],
  ['/script/popups', scripted(`open('/article');open('about:blank');${write(CONTENT)}`)],
  [
    '/script/download',
    ({ response }) => {
      response.writeHead(200, {
        'content-type': 'application/octet-stream',
        'content-disposition': 'attachment; filename="boats.bin"',
      });
      response.end(Buffer.alloc(64, 1));
    },
  ],
];
