import { type NonPageKind, type PageShape, SEARCHED_CHARS, titleMatches } from './page-shape.js';

const PARKED_MARKUP =
  /\b(?:sedoparking\.com|parkingcrew\.net|bodis\.com|parklogic\.com|above\.com\/marketplace|d38psrni17bvxu\.cloudfront\.net|img1\.wsimg\.com\/parking-lander|parking-lander|afternic\.com\/forsale|dan\.com\/buy-domain|hugedomains\.com\/domain_profile|sav\.com\/domains|cdn\.parkingpage\.)|data-adblockkey=|window\.park\s*=/i;
// bounded: read only where a page shows less than 500 characters
const PARKED_TEXT =
  /(?<!\p{L})(?:(?:this|the) (?:domain(?: name)?|web ?address)(?: [\w.-]{1,60})? (?:is|may be) (?:for sale|parked|available for purchase)|[\w-]{1,60}\.[a-z]{2,24} is (?:for sale|parked|available for purchase)|buy this domain|domain (?:name )?(?:is )?(?:for sale|parked|geparkt|zu verkaufen|à vendre|en venta|in vendita|te koop)|(?:diese|die) domain (?:[\w.-]{1,60} )?(?:steht zum verkauf|ist geparkt)|ce (?:nom de )?domaine est à vendre|este dominio está (?:en venta|aparcado)|parked free, courtesy of|future home of something quite cool|домен (?:продается|продаётся|припаркован)|此域名(?:出售|可以出售))/iu;

export const PARKED_DOMAIN: NonPageKind = {
  detail: 'the domain is parked or for sale; no site is hosted there',
  isFinal: true,
  applies: ({ visibleChars, visibleText, title, html }) =>
    visibleChars < 1_000 &&
    (PARKED_MARKUP.test(html.slice(0, SEARCHED_CHARS)) ||
      (visibleChars < 500 && PARKED_TEXT.test(`${title} ${visibleText}`.slice(0, 800)))),
};

// bounded: titleMatches() passes at most 200 characters
const MAINTENANCE =
  /^(?:(?:(?:the |this |our )?(?:site|website|web site|page|service|server|system|store|shop) (?:is )?)?(?:currently |temporarily )?(?:(?:under|down for|undergoing|in|closed for) (?:scheduled |planned |routine )?maintenance(?: mode)?|down|offline|unavailable|closed)|(?:scheduled |planned |site )?maintenance(?: mode| in progress| break)?|we(?:[’']ll| will) be (?:right )?back(?: (?:soon|shortly|in a .{1,20}))?|be right back|(?:service|site|website) (?:temporarily )?unavailable|temporarily (?:unavailable|down|offline)|(?:503 )?service (?:temporarily )?unavailable|wartung(?:sarbeiten|smodus)?|(?:wir sind |seite )?(?:derzeit |zurzeit )?(?:in wartung|nicht erreichbar|gleich wieder da)|(?:site |page )?en (?:cours de )?maintenance|(?:sitio )?en mantenimiento|(?:sito )?in manutenzione|(?:site )?em manutenção|(?:site )?in onderhoud|przerwa techniczna|технические работы|сайт на обслуживании|(?:ただいま)?メンテナンス中(?:です)?|(?:网站|系统)?维护中)[.!…]*$/iu;

export const MAINTENANCE_PAGE: NonPageKind = {
  detail: 'the site is down for maintenance, although its status is 200',
  applies: (shape) => shape.contentChars < 500 && titleMatches(shape, MAINTENANCE),
};

// bounded: titleMatches() passes at most 200 characters
const BROKEN =
  /^(?:(?:error )?(?:500|502|503|504)(?:[ :-]+(?:error|internal server error|bad gateway|service unavailable|gateway time-?out))?|internal server error|server error|bad gateway|gateway time-?out|(?:an )?(?:application|unexpected|internal|database|runtime) error(?: (?:has )?occurred)?|application error: .{0,120}|error establishing a database connection|something went wrong|runtime error|the service is unavailable|whitelabel error page|oops[!,. ]+an error occurred)[.!…]*$/iu;
const BROKEN_TEXT =
  /^(?:(?:php )?(?:fatal|parse) error:|<br \/>\s*<b>fatal|traceback \(most recent call last\)|error establishing a database connection|application error: a (?:client|server)-side exception|upstream connect error|no healthy upstream|the requested service is temporarily unavailable)/i;

export const ERROR_PAGE: NonPageKind = {
  detail: 'the site shows an error, although its status is 200',
  applies: (shape) =>
    shape.contentChars < 400 && (titleMatches(shape, BROKEN) || BROKEN_TEXT.test(shape.visibleText.trim())),
};

/** Frames that show none of the content: counters, tag managers, CAPTCHAs, one-pixel frames. */
const UNSEEN_FRAME =
  /googletagmanager|doubleclick|recaptcha|hcaptcha|facebook\.com\/(?:tr|plugins)|about:blank|javascript:|data:|(?:display\s*:\s*none|visibility\s*:\s*hidden)|\s(?:width|height)=["']?[01](?:px)?["'\s>]|\shidden[\s>=]/i;

export const ONLY_FRAMES: NonPageKind = {
  detail: (shape) => `the page consists of frames; scrape one of them, such as ${framesOf(shape)[0]}`,
  applies: (shape) => shape.visibleChars < (shape.frames.length > 0 ? 200 : 50) && framesOf(shape).length > 0,
};

/** Frames of a frameset, otherwise the visible iframes. */
function framesOf({ frames, html, url }: PageShape): readonly string[] {
  if (frames.length > 0) return frames;
  const tags = html.slice(0, SEARCHED_CHARS).matchAll(/<iframe\b[^<>]{1,2000}>/gi);
  return [...tags].flatMap(([tag]) => {
    if (UNSEEN_FRAME.test(tag)) return [];
    const source = /\ssrc=(?:"([^"]+)"|'([^']+)'|([^\s>"']+))/i.exec(tag);
    const address = URL.parse((source?.[1] ?? source?.[2] ?? source?.[3] ?? '').trim() || 'about:blank', url);
    return address && /^https?:$/.test(address.protocol) ? [address.href] : [];
  });
}

export const NO_TEXT: NonPageKind = {
  detail: 'the page shows no text',
  settles: 'in_place',
  applies: ({ visibleChars }) => visibleChars === 0,
};
