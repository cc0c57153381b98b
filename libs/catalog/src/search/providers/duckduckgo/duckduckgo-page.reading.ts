import { attribute, elementsOf, parseTree, type TreeElement, treeText, webUrl } from '@capstan/parsing';
import { escapeText } from 'entities';
import type { HitCandidate } from '../../search-hits.js';

/** The content of the page: results, a CAPTCHA in their place, or neither if it is not a results page. */
export type DuckduckgoPage = { candidates: HitCandidate[] } | 'challenge' | undefined;

/** Base of the page's links, most of which start with `//`. */
const ORIGIN = 'https://html.duckduckgo.com/';

/** A page has about 30 results of about 20 elements. */
const MAX_ELEMENTS = 20_000;
const MAX_RESULTS = 100;
const MAX_TEXT_CHARS = 5_000;

/** Reads a results page without advertisements. */
export function fromDuckduckgo(html: string): DuckduckgoPage {
  const elements = [...elementsOf(parseTree(html, { maxElements: MAX_ELEMENTS }))];
  if (
    elements.some((element) => element.tagName === 'form' && attribute(element, 'id') === 'challenge-form')
  ) {
    return 'challenge';
  }
  const list = elements.find((element) => attribute(element, 'id') === 'links');
  if (!list) return undefined;
  const results = [...elementsOf(list)].filter((element) => hasClass(element, 'web-result'));
  return { candidates: results.slice(0, MAX_RESULTS).flatMap(candidateOf) };
}

function candidateOf(result: TreeElement): HitCandidate[] {
  if (hasClass(result, 'result--ad')) return [];
  const inside = [...elementsOf(result)];
  const heading = inside.find(({ tagName }) => tagName === 'h2');
  const link = heading && [...elementsOf(heading)].find(({ tagName }) => tagName === 'a');
  const url = targetOf((link && attribute(link, 'href')) ?? null);
  if (!link || url === undefined) return [];
  const snippet = inside.find((element) => hasClass(element, 'result__snippet'));
  return [{ url, title: fragmentOf(link), snippet: snippet ? fragmentOf(snippet) : '' }];
}

/** Text of the element as an HTML fragment, as in other candidates. */
function fragmentOf(element: TreeElement): string {
  return escapeText(treeText(element, MAX_TEXT_CHARS));
}

function hasClass(element: TreeElement, name: string): boolean {
  return (attribute(element, 'class') ?? '').split(/\s+/).includes(name);
}

/** Target of a link, through DuckDuckGo's redirect (`/l/?uddg=…`); `undefined` for advertisements (`/y.js`). */
function targetOf(href: string | null): string | undefined {
  const url = webUrl(href, ORIGIN);
  if (!url) return undefined;
  if (!/(?:^|\.)duckduckgo\.com$/.test(url.hostname)) return url.href;
  return url.pathname === '/y.js' ? undefined : (webUrl(url.searchParams.get('uddg'))?.href ?? undefined);
}
