import { arxiv } from './arxiv.upstream.js';
import type { Behavior, VendorBehavior, WireBehavior } from './behavior.js';
import { brave } from './brave.upstream.js';
import { crossref } from './crossref.upstream.js';
import { cloudflare } from './cloudflare.upstream.js';
import { duckduckgo } from './duckduckgo.upstream.js';
import { europePmc } from './europe-pmc.upstream.js';
import { exa } from './exa.upstream.js';
import { type Handler, sendHtml } from './exchange.js';
import { faultRoutes } from './fault.routes.js';
import { firecrawl } from './firecrawl.upstream.js';
import { gdelt } from './gdelt.upstream.js';
import { hackernews } from './hackernews.upstream.js';
import { jina } from './jina.upstream.js';
import { openalex } from './openalex.upstream.js';
import { screenshotone } from './screenshotone.upstream.js';
import { searxng } from './searxng.upstream.js';
import { serper } from './serper.upstream.js';
import { tavily } from './tavily.upstream.js';
import { wikidata } from './wikidata.upstream.js';
import { gleif } from './gleif.upstream.js';
import { github } from './github.upstream.js';
import { hunter } from './hunter.upstream.js';
import { orcid } from './orcid.upstream.js';
import { pdl } from './pdl.upstream.js';
import { apollo } from './apollo.upstream.js';
import {
  bouncer,
  findymail,
  kickbox,
  leadmagic,
  millionverifier,
  neverbounce,
  prospeo,
  reacher,
  reoon,
  zerobounce,
} from './email.upstreams.js';
import { wikipedia } from './wikipedia.upstream.js';

/** Providers of searches, pages, companies, people and addresses that the stand-in web simulates. */
export const UPSTREAM_NAMES = [
  'searxng',
  'brave',
  'tavily',
  'exa',
  'serper',
  'firecrawl',
  'gdelt',
  'hackernews',
  'crossref',
  'openalex',
  'europe_pmc',
  'arxiv',
  'wikipedia',
  'duckduckgo',
  'jina',
  'screenshotone',
  'cloudflare',
  'wikidata',
  'gleif',
  'github',
  'hunter',
  'pdl',
  'apollo',
  'orcid',
  'reacher',
  'millionverifier',
  'reoon',
  'bouncer',
  'zerobounce',
  'neverbounce',
  'kickbox',
  'findymail',
  'prospeo',
  'leadmagic',
] as const;

export type UpstreamName = (typeof UPSTREAM_NAMES)[number];

/** Base URLs: the configuration of a provider, and the requested paths (`*`: any path below). */
export const UPSTREAM_PATHS: Readonly<Record<UpstreamName, { base: string; search: string }>> = {
  searxng: { base: '/searxng', search: '/searxng/search' },
  brave: { base: '/brave', search: '/brave/res/v1/web/search' },
  tavily: { base: '/tavily', search: '/tavily/*' },
  exa: { base: '/exa', search: '/exa/search' },
  serper: { base: '/serper', search: '/serper/*' },
  firecrawl: { base: '/firecrawl', search: '/firecrawl/v2/*' },
  gdelt: { base: '/gdelt', search: '/gdelt/api/v2/doc/doc' },
  hackernews: { base: '/hackernews', search: '/hackernews/api/v1/search' },
  crossref: { base: '/crossref', search: '/crossref/works' },
  openalex: { base: '/openalex', search: '/openalex/works' },
  europe_pmc: { base: '/europe-pmc', search: '/europe-pmc/search' },
  arxiv: { base: '/arxiv', search: '/arxiv/api/query' },
  wikipedia: { base: '/wikipedia', search: '/wikipedia/w/api.php' },
  duckduckgo: { base: '/duckduckgo', search: '/duckduckgo/html/' },
  jina: { base: '/jina', search: '/jina/' },
  screenshotone: { base: '/screenshotone', search: '/screenshotone/take' },
  cloudflare: { base: '/cloudflare', search: '/cloudflare/accounts/*' },
  wikidata: { base: '/wikidata', search: '/wikidata/*' },
  gleif: { base: '/gleif', search: '/gleif/*' },
  github: { base: '/github', search: '/github/*' },
  hunter: { base: '/hunter', search: '/hunter/*' },
  pdl: { base: '/pdl', search: '/pdl/*' },
  apollo: { base: '/apollo', search: '/apollo/*' },
  orcid: { base: '/orcid', search: '/orcid/*' },
  reacher: { base: '/reacher', search: '/reacher/*' },
  millionverifier: { base: '/millionverifier', search: '/millionverifier/*' },
  reoon: { base: '/reoon', search: '/reoon/*' },
  bouncer: { base: '/bouncer', search: '/bouncer/*' },
  zerobounce: { base: '/zerobounce', search: '/zerobounce/*' },
  neverbounce: { base: '/neverbounce', search: '/neverbounce/*' },
  kickbox: { base: '/kickbox', search: '/kickbox/*' },
  findymail: { base: '/findymail', search: '/findymail/*' },
  prospeo: { base: '/prospeo', search: '/prospeo/*' },
  leadmagic: { base: '/leadmagic', search: '/leadmagic/*' },
};

const VENDORS: Readonly<Record<UpstreamName, Readonly<Partial<Record<VendorBehavior, Handler>>>>> = {
  searxng,
  brave,
  tavily,
  exa,
  serper,
  firecrawl,
  gdelt,
  hackernews,
  crossref,
  openalex,
  europe_pmc: europePmc,
  arxiv,
  wikipedia,
  duckduckgo,
  jina,
  screenshotone,
  cloudflare,
  wikidata,
  gleif,
  github,
  hunter,
  pdl,
  apollo,
  orcid,
  reacher,
  millionverifier,
  reoon,
  bouncer,
  zerobounce,
  neverbounce,
  kickbox,
  findymail,
  prospeo,
  leadmagic,
};

const routes = new Map(faultRoutes);

function fault(path: string): Handler {
  return (exchange) => routes.get(path)?.(exchange);
}

const WIRE: Readonly<Record<WireBehavior, Handler>> = {
  server_error: fault('/error-500'),
  truncated: fault('/truncated/json'),
  wrong_type: ({ response }) => sendHtml(response, '<!doctype html><h1>Scheduled maintenance</h1>'),
  hang: fault('/hang'),
  slow_headers: fault('/slow/headers'),
  endless: fault('/endless'),
  bomb: fault('/bomb/gzip'),
  reset: fault('/reset'),
};

/** @throws Error if the vendor has no such behavior (SearXNG has no quota). */
export function upstreamHandler(name: UpstreamName, behavior: Behavior): Handler {
  const handler: Handler | undefined =
    behavior in WIRE ? WIRE[behavior as WireBehavior] : VENDORS[name][behavior as VendorBehavior];
  if (!handler) throw new Error(`the stand-in ${name} has no behavior "${behavior}"`);
  return handler;
}
