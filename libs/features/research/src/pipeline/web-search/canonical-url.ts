import { getDomain } from 'tldts';
import { isLocal } from '../../model/local-address.js';

const TRACKING =
  /^(?:utm_\w*|gclid|gclsrc|gbraid|wbraid|dclid|fbclid|msclkid|yclid|twclid|ttclid|li_fat_id|igshid|igsh|mc_cid|mc_eid|_ga|_gl|_hsenc|_hsmi|hsctatracking|mkt_tok|vero_id|oly_enc_id|oly_anon_id|s_cid|cmpid|ref_src|ref_url|spm|scm|srsltid|wt_mc|at_medium|at_campaign|ocid|guccounter|guce_referrer|guce_referrer_sig|amp|outputtype)$/i;
const VARIANT = /(?:^|(?<=\.))(?:www\d?|m|mobile|amp)\./;
const AMP_CACHE =
  /^(?:https?:\/\/)?(?:www\.google\.[a-z.]+\/amp|[a-z0-9-]+\.cdn\.ampproject\.org\/[cvi])\/(s\/)?(.+)$/i;

/** URLs with the same canonical form are the same page, as far as a URL shows. @param url a valid one. */
export function canonicalUrl(url: string): string {
  let before = url;
  // Each removal may uncover another variant: at most as many as there are characters.
  for (;;) {
    const after = simpler(before);
    if (after === before) return after;
    before = after;
  }
}

function simpler(address: string): string {
  const url = new URL(AMP_CACHE.test(address) ? address.replace(AMP_CACHE, 'https://$2') : address);
  url.hash = '';
  if (isLocal(url.href)) return url.href;
  url.protocol = 'https:';
  if (url.port === '80' || url.port === '443') url.port = '';
  url.hostname = withoutVariant(url.hostname);
  url.pathname = url.pathname
    .replace(/%[\da-f]{2}/gi, unreserved)
    .replace(/\/{2,}/g, '/')
    .replace(/(?:\.amp|\/amp)(?=\/?$)/i, '')
    .replace(/\/(?:index|default)\.(?:html?|php|aspx?)$/i, '/')
    .replace(/(?<=.)\/$/, '');
  const kept = [...url.searchParams].filter(([name]) => !TRACKING.test(name));
  url.search = new URLSearchParams(
    kept.toSorted(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0)),
  ).toString();
  return url.href;
}

/** `en.m.wikipedia.org` and `www.example.org` without the irrelevant part, unless it is the name itself. */
function withoutVariant(hostname: string): string {
  const host = hostname.replace(/\.$/, '');
  const shorter = host.replace(VARIANT, '');
  return shorter !== host && getDomain(shorter) === getDomain(host) ? shorter : host;
}

/** `%7E` is `~`; other codes are written in capitals. */
function unreserved(code: string): string {
  const character = decodeURIComponent(Number.parseInt(code.slice(1), 16) < 128 ? code : '%00');
  return /[\w.~-]/.test(character) ? character : code.toUpperCase();
}
