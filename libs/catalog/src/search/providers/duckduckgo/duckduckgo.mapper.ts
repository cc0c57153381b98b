import { parseHTML } from 'linkedom';
import type { HitCandidate } from '../../search-hits.js';
import { webUrl } from '../../../text/web-address.js';

/** What the page shows: results, a CAPTCHA in their place, or neither, when it is no page of results. */
export type DuckduckgoPage = { candidates: HitCandidate[] } | 'challenge' | undefined;

/** Base of the page's links, most of which begin with `//`. */
const ORIGIN = 'https://html.duckduckgo.com/';

/** Reads a page of results, advertisements left out. */
export function fromDuckduckgo(html: string): DuckduckgoPage {
  const { document } = parseHTML(html);
  if (document.querySelector('form#challenge-form')) return 'challenge';
  const list = document.querySelector('#links');
  if (!list) return undefined;
  const candidates = [...list.querySelectorAll('.web-result')].flatMap((result) => {
    if (result.classList.contains('result--ad')) return [];
    const link = result.querySelector('h2 a');
    const url = targetOf(link?.getAttribute('href') ?? null);
    if (!link || url === undefined) return [];
    const snippet = result.querySelector('.result__snippet')?.innerHTML ?? '';
    return [{ url, title: link.innerHTML, snippet }];
  });
  return { candidates };
}

/** Where a link leads, through DuckDuckGo's own redirect (`/l/?uddg=…`); undefined for its advertisements (`/y.js`). */
function targetOf(href: string | null): string | undefined {
  const url = webUrl(href, ORIGIN);
  if (!url) return undefined;
  if (!/(?:^|\.)duckduckgo\.com$/.test(url.hostname)) return url.href;
  return url.pathname === '/y.js' ? undefined : (webUrl(url.searchParams.get('uddg'))?.href ?? undefined);
}
