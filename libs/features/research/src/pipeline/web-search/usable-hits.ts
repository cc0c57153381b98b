import { getDomain } from 'tldts';
import { termsOf } from '@capstan/text-analysis';
import { isLocal } from '../../model/local-address.js';
import type { Hit, HitList } from './fuse-hits.js';

const MAX_URL = 2_000;
/**
 * A press release appears on several sites; above this number one copy is enough, and far above none is worth
 * reading.
 */
const MAX_COPIES = 5;
const MAX_COPIES_OF_SPAM = 24;
/** Minimum words for the keyword-stuffing check. */
const MIN_WORDS = 12;
const MAX_SHARE_OF_ONE_WORD = 0.3;
const MAX_TITLE_REPETITIONS = 3;

/** Removes unusable results: invalid URLs, no title, one text on many sites, keyword stuffing. */
export function usableHits(lists: readonly HitList[]): HitList[] {
  const usable = lists.map(({ task, hits }) => ({
    task,
    hits: hits.filter((hit) => isPage(hit) && !isKeywordStuffed(hit)),
  }));
  const copies = sitesByText(usable.flatMap(({ hits }) => hits));
  const kept = new Map<string, string>();
  return usable.map(({ task, hits }) => ({
    task,
    hits: hits.filter((hit) => {
      const text = markOf(hit);
      const count = copies.get(text)?.size ?? 0;
      if (count <= MAX_COPIES) return true;
      if (count >= MAX_COPIES_OF_SPAM) return false;
      if (!kept.has(text)) kept.set(text, hit.url);
      return kept.get(text) === hit.url;
    }),
  }));
}

function isPage({ url, title }: Hit): boolean {
  return isPageAddress(url) && /[\p{L}\p{N}]/u.test(title);
}

function isPageAddress(address: string): boolean {
  if (address.length > MAX_URL || !URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  if (protocol === 'index:') return true;
  return /^https?:$/.test(protocol) && hostname !== '' && username === '' && password === '';
}

/** Keyword stuffing. Documents that the operator chose are not checked. */
function isKeywordStuffed({ url, title, snippet }: Hit): boolean {
  if (isLocal(url)) return false;
  if (mostFrequent(title).count > MAX_TITLE_REPETITIONS) return true;
  const { count, words } = mostFrequent(`${title} ${snippet}`);
  return words >= MIN_WORDS && count / words > MAX_SHARE_OF_ONE_WORD;
}

function mostFrequent(text: string): { count: number; words: number } {
  const terms = termsOf(text, 'query').filter(({ isStopWord, term }) => !isStopWord && term.length > 2);
  const counts = [...Map.groupBy(terms, ({ term }) => term).values()].map(({ length }) => length);
  return { count: Math.max(0, ...counts), words: terms.length };
}

function sitesByText(hits: readonly Hit[]): Map<string, Set<string>> {
  const sites = new Map<string, Set<string>>();
  for (const hit of hits) {
    if (isLocal(hit.url)) continue;
    const text = markOf(hit);
    const known = sites.get(text) ?? new Set();
    sites.set(text, known.add(getDomain(hit.url) ?? new URL(hit.url).hostname));
  }
  return sites;
}

const markOf = ({ title, snippet }: Hit): string =>
  `${title}\n${snippet}`.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');
