import { queryTerms } from '@capstan/text-analysis';
import { isLocal } from '../../model/local-address.js';
import type { Freshness } from '../../model/research-request.js';
import type { Credibility, Source } from '../../model/source.js';
import { BASE_CREDIBILITY, CREDIBILITY_RULES, type EvaluatedPage } from './credibility-rules.js';

const DAY_MS = 86_400_000;
/** A longer text adds nothing to the repetition measure. */
const MAX_COUNTED = 50_000;

/** Computes the credibility of a source from the rules that apply to it. */
export function credibilityOf(
  source: Omit<Source, 'id' | 'credibility'>,
  { freshness, questionLanguage }: { freshness: Freshness; questionLanguage: string | null },
): Credibility {
  const terms = queryTerms(source.text.slice(0, MAX_COUNTED)).map(({ term }) => term);
  const page: EvaluatedPage = {
    url: source.url,
    host: hostOf(source.url),
    sourceType: source.sourceType,
    title: source.title,
    author: source.author,
    ageDays: ageDays(source.publishedAt, source.readAt),
    freshness,
    language: source.language,
    questionLanguage,
    text: source.text,
    words: source.text.match(/\S+/g)?.length ?? 0,
    topWordShare: topShare(terms),
  };
  const applying = CREDIBILITY_RULES.filter((rule) => rule.applies(page));
  const sum = applying.reduce((score, { weight }) => score + weight, BASE_CREDIBILITY);
  return {
    score: Math.round(Math.min(1, Math.max(0, sum)) * 100) / 100,
    reasons: applying.map(({ reason }) => reason),
  };
}

/** A collection may have any name, also that of a university: it is not a host. */
function hostOf(url: string): string {
  if (isLocal(url)) return '';
  return URL.canParse(url) ? new URL(url).hostname.toLowerCase().replace(/^www\./, '') : '';
}

function ageDays(publishedAt: string | null, readAt: string): number | null {
  const age = Date.parse(readAt) - Date.parse(publishedAt ?? '');
  return Number.isNaN(age) ? null : age / DAY_MS;
}

function topShare(terms: readonly string[]): number {
  const counts = new Map<string, number>();
  let most = 0;
  for (const term of terms) {
    const count = (counts.get(term) ?? 0) + 1;
    counts.set(term, count);
    most = Math.max(most, count);
  }
  return most / Math.max(1, terms.length);
}
