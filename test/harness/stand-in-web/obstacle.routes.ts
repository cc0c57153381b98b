import { type Handler, sendHtml } from './exchange.js';

interface Obstacle {
  html: string;
  status?: number;
  headers?: Record<string, string>;
}

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body>${body}</body></html>`;

/** Obstacles in place of a page, by vendor; all served below `/obstacle/`. */
const OBSTACLES: Readonly<Record<string, Obstacle>> = {
  cloudflare: {
    html: page(
      'Just a moment...',
      "<noscript>Enable JavaScript and cookies to continue</noscript><script>window._cf_chl_opt={cType:'managed'}</script>",
    ),
    status: 403,
    headers: { server: 'cloudflare', 'cf-mitigated': 'challenge', 'cf-ray': '8f0000000000abcd-FRA' },
  },
  'cloudflare-block': {
    html: page(
      'Attention Required! | Cloudflare',
      '<h1>Sorry, you have been blocked</h1><div id="cf-error-details">Cloudflare Ray ID: 8f0</div>',
    ),
    status: 403,
  },
  akamai: {
    html: page(
      'Access Denied',
      "<h1>Access Denied</h1>You don't have permission to access this page on this server.<p>Reference&#32;&#35;18&#46;2d351ab8&#46;1557333295&#46;a4e16ab</p>",
    ),
    headers: { server: 'AkamaiGHost' },
  },
  human: {
    html: page(
      'Access to this page has been denied',
      "<h1>Press & Hold to confirm you are a human (and not a bot).</h1><div id='px-captcha'></div><script>window._pxAppId='PXu6b0qd2S'</script>",
    ),
    status: 403,
  },
  datadome: {
    html: page(
      'boats.example',
      "<p>Please enable JS and disable any ad blocker</p><script>var dd={'rt':'c','host':'geo.captcha-delivery.com'}</script>",
    ),
    status: 403,
    headers: { server: 'DataDome', 'x-datadome': 'protected' },
  },
  imperva: {
    html: page(
      '',
      '<iframe id="main-iframe" src="/_Incapsula_Resource?CWUDNSAI=9&xinfo=7-1&incident_id=1248-50&edet=12">Request unsuccessful. Incapsula incident ID: 1248-50</iframe>',
    ),
  },
  kasada: {
    html: page(
      '',
      '<script>window.KPSDK={};KPSDK.now=Date.now;KPSDK.scriptStart=KPSDK.now();</script><script src="/149e9513-01fa-4fb0-aad4-566afd725d1b/2d206a39/ips.js"></script>',
    ),
    status: 429,
  },
  'aws-waf': {
    html: page('', '<script>window.gokuProps={"key":"AQID"}</script><div id="challenge-container"></div>'),
    status: 202,
    headers: { 'x-amzn-waf-action': 'challenge' },
  },
  'aws-waf-captcha': {
    html: page('Human Verification', '<div id="captcha-container"></div>'),
    status: 405,
    headers: { 'x-amzn-waf-action': 'captcha' },
  },
  sucuri: { html: page('Sucuri WebSite Firewall - Access Denied', '<h1>Access Denied</h1>'), status: 403 },
  arkose: {
    html: page(
      'Verify',
      '<div id="arkose"></div><script>"https://client-api.arkoselabs.com/v2/1B/api.js"</script>',
    ),
  },
  recaptcha: { html: page('boats.example', '<form><div class="g-recaptcha" data-sitekey="x"></div></form>') },
  hcaptcha: { html: page('boats.example', '<div class="h-captcha" data-sitekey="x"></div>') },
  turnstile: { html: page('boats.example', '<div class="cf-turnstile" data-sitekey="x"></div>') },
  'consent-wall': {
    html: page(
      'Before you continue to Boats',
      '<h1>Before you continue to Boats</h1><p>We use cookies.</p><button>Reject all</button><button>Accept all</button>',
    ),
  },
  'age-gate': { html: page('Age verification', '<h1>Are you 18 or older?</h1><button>Yes</button>') },
  paywall: {
    html: page(
      'The price of oak',
      '<h1>The price of oak</h1><p>Oak is dear. Subscribe to continue reading.</p>',
    ),
  },
  'soft-404': { html: page('Boats', '<h1>Page not found</h1><p>It may have moved.</p>') },
  'soft-404-german': { html: page('Boote', '<h1>Die gesuchte Seite wurde leider nicht gefunden</h1>') },
  'soft-404-japanese': { html: page('船', '<h1>お探しのページが見つかりませんでした</h1>') },
  parked: { html: page('boats.example', '<p>The domain boats.example is for sale. Buy this domain.</p>') },
  maintenance: { html: page('Boats', "<h1>We'll be back soon!</h1><p>Scheduled maintenance.</p>") },
  'error-200': { html: page('Error', '<h1>Internal Server Error</h1>') },
  'enable-javascript': { html: page('Boats', '<p>Please enable JavaScript to view this site.</p>') },
  'shell-react': { html: page('Boats', '<div id="root"></div><script>0</script>') },
  'shell-angular': { html: page('Boats', '<app-root></app-root><script>0</script>') },
  'shell-next': { html: page('Boats', '<div id="__next"></div><script>0</script>') },
  unauthorized: { html: page('Members', '<h1>Members</h1>'), status: 401 },
  forbidden: { html: page('403 Forbidden', '<h1>403 Forbidden</h1>'), status: 403 },
  legal: { html: page('Unavailable', '<h1>Unavailable For Legal Reasons</h1>'), status: 451 },
  gone: { html: page('Gone', '<h1>Gone</h1>'), status: 410 },
  empty: { html: '' },
};

/** `/obstacle/<name>` for each. */
export const OBSTACLE_PATHS: readonly string[] = Object.keys(OBSTACLES).map((name) => `/obstacle/${name}`);

export const obstacleRoutes: readonly (readonly [string, Handler])[] = Object.entries(OBSTACLES).map(
  ([name, { html, status, headers }]) => [
    `/obstacle/${name}`,
    ({ response }) => sendHtml(response, html, { status: status ?? 200, headers: headers ?? {} }),
  ],
);
