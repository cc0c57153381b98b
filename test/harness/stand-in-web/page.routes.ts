import { articleHtml } from './article.page.js';
import { type Handler, sendHtml, sendJson } from './exchange.js';
import * as pages from './obstacle.pages.js';

/** Returns the received request, so that a test sees which headers and body a redirect passed on. */
const echo: Handler = ({ request, response }) => {
  const { method, path, headers, body } = request;
  sendJson(response, { method, path, query: Object.fromEntries(request.query), headers, body });
};

/** `/redirect?to=<url>&status=307`. */
const redirect: Handler = ({ request, response }) => {
  response.writeHead(Number(request.query.get('status') ?? '302'), {
    location: request.query.get('to') ?? '/article',
    'set-cookie': 'seen=1; Path=/',
  });
  response.end();
};

/** Pages that behave like a server in order, whatever they show. */
export const pageRoutes: readonly (readonly [string, Handler])[] = [
  ['/article', ({ response, origin }) => sendHtml(response, articleHtml(origin))],
  ['/shell', ({ response }) => sendHtml(response, pages.EMPTY_SHELL)],
  [
    '/challenge',
    ({ response }) =>
      sendHtml(response, pages.CHALLENGE, {
        status: 403,
        headers: { server: 'cloudflare', 'cf-mitigated': 'challenge', 'cf-ray': '8f0000000000abcd-FRA' },
      }),
  ],
  // The same wall as on other sites: recognizable only by its text.
  ['/challenge/200', ({ response }) => sendHtml(response, pages.CHALLENGE)],
  ['/captcha', ({ response }) => sendHtml(response, pages.CAPTCHA)],
  ['/login', ({ response }) => sendHtml(response, pages.LOGIN_WALL)],
  [
    '/members',
    ({ response }) => {
      response.writeHead(302, { location: '/login?next=%2Fmembers' });
      response.end();
    },
  ],
  ['/missing', ({ response }) => sendHtml(response, pages.NOT_FOUND, { status: 404 })],
  ['/echo', echo],
  ['/redirect', redirect],
];
