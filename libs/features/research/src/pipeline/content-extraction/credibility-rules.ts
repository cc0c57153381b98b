import { isLocal } from '../../model/local-address.js';
import type { Freshness, SourceType } from '../../model/research-request.js';

/** Facts about a page for its evaluation. */
export interface EvaluatedPage {
  url: string;
  /** Without `www.`, lower case; empty for a document of an indexed folder. */
  host: string;
  sourceType: SourceType;
  title: string;
  author: string | null;
  /** Days since publication; null without a date. */
  ageDays: number | null;
  freshness: Freshness;
  language: string | null;
  questionLanguage: string | null;
  text: string;
  /** Words of the text. */
  words: number;
  /** Share of the most common content word. */
  topWordShare: number;
}

/** A signal of credibility. */
export interface CredibilityRule {
  /** Added to the score if it applies. */
  weight: number;
  /** The reason shown to callers. */
  reason: string;
  applies: (page: EvaluatedPage) => boolean;
}

/** The score without any signal. */
export const BASE_CREDIBILITY = 0.45;

const PUBLIC_BODY =
  /(?:^|\.)(?:gov|mil|int)(?:\.[a-z]{2})?$|(?:^|\.)(?:gouv|gob|gov|bund)\.[a-z]{2}$|(?:^|\.)europa\.eu$/;
const UNIVERSITY = /\.edu(?:\.[a-z]{2})?$|\.ac\.[a-z]{2}$/;
const SCHOLARLY =
  /(?:^|\.)(?:doi\.org|arxiv\.org|ncbi\.nlm\.nih\.gov|europepmc\.org|openalex\.org|semanticscholar\.org|nature\.com|science\.org|springer\.com|sciencedirect\.com|wiley\.com|plos\.org|ieee\.org|acm\.org|biorxiv\.org|medrxiv\.org|frontiersin\.org|mdpi\.com|jstor\.org)$/;
const DOI = /\b10\.\d{4,9}\/[^\s"<>]{2,}/;
const ENCYCLOPEDIA = /(?:^|\.)(?:wikipedia\.org|britannica\.com|wikidata\.org)$/;
const DOCUMENTATION =
  /^(?:docs?|documentation|developer|developers|manual|manuals|support|help|learn|api)\.|\.readthedocs\.io$/;
const STANDARDS =
  /(?:^|\.)(?:ietf\.org|rfc-editor\.org|w3\.org|iso\.org|ecma-international\.org|nist\.gov|who\.int|itu\.int)$/;
const USER_WRITTEN =
  /(?:^|\.)(?:reddit\.com|quora\.com|stackoverflow\.com|stackexchange\.com|superuser\.com|serverfault\.com|x\.com|twitter\.com|facebook\.com|instagram\.com|tiktok\.com|pinterest\.com|linkedin\.com|youtube\.com|ycombinator\.com|medium\.com|substack\.com|blogspot\.com|wordpress\.com|tumblr\.com|fandom\.com|answers\.com)$|^(?:forums?|community|discuss|answers)\./;
const USER_WRITTEN_PATH = /\/(?:forums?|threads?|topic|questions|discussions|community|comments)\//i;
const CLICKBAIT =
  /\b(?:you won['\u2019]t believe|shocking|this one (?:trick|weird)|what happens next|will blow your mind|doctors hate|top \d+ (?:best|amazing)|\d+ (?:amazing|incredible|unbelievable|mind-blowing))\b/i;
const SELLING =
  /\b(?:affiliate|sponsored|buy now|add to cart|discount code|promo code|coupon|limited offer|click here|best price|order today|free shipping|special offer)\b/gi;
const REFERENCES =
  /^(?:references|bibliography|sources|works cited|literature|footnotes|literatur|quellen|références)\s*:?$|\[\d{1,3}\]|\bet al\.|\b10\.\d{4,9}\//gim;

const FRESHNESS_DAYS: Readonly<Record<Freshness, number>> = { any: 365, day: 1, week: 7, month: 31 };
const OLD_DAYS = 5 * 365;

/** A date in the past; clocks and time zones differ by a day. */
const isPast = (ageDays: number | null): ageDays is number => ageDays !== null && ageDays >= -1;

const per1000Words = (page: EvaluatedPage, pattern: RegExp): number =>
  ((page.text.match(pattern)?.length ?? 0) * 1_000) / Math.max(page.words, 100);

/**
 * All signals, independent of each other; the score is their sum plus {@link BASE_CREDIBILITY}, limited to 0
 * to 1.
 */
export const CREDIBILITY_RULES: readonly CredibilityRule[] = [
  { weight: 0.2, reason: 'document the operator indexed', applies: ({ url }) => isLocal(url) },
  { weight: 0.05, reason: 'served over https', applies: ({ url }) => url.startsWith('https:') },
  { weight: -0.05, reason: 'served without encryption', applies: ({ url }) => url.startsWith('http:') },
  { weight: 0.2, reason: 'public body', applies: ({ host }) => PUBLIC_BODY.test(host) },
  { weight: 0.15, reason: 'university', applies: ({ host }) => UNIVERSITY.test(host) },
  { weight: 0.2, reason: 'standards body', applies: ({ host }) => STANDARDS.test(host) },
  {
    weight: 0.2,
    reason: 'academic index or publisher',
    applies: ({ host, sourceType }) => sourceType === 'academic' || SCHOLARLY.test(host),
  },
  {
    weight: 0.05,
    reason: 'has a DOI',
    applies: ({ url, text }) => DOI.test(url) || DOI.test(text.slice(0, 3_000)),
  },
  { weight: 0.1, reason: 'encyclopedia', applies: ({ host }) => ENCYCLOPEDIA.test(host) },
  { weight: 0.1, reason: 'official documentation', applies: ({ host }) => DOCUMENTATION.test(host) },
  { weight: 0.05, reason: 'news search', applies: ({ sourceType }) => sourceType === 'news' },
  {
    weight: -0.2,
    reason: 'written by users',
    applies: ({ host, url }) => USER_WRITTEN.test(host) || USER_WRITTEN_PATH.test(url),
  },
  { weight: 0.1, reason: 'states its author', applies: ({ author }) => author !== null },
  { weight: 0.05, reason: 'states its date', applies: ({ ageDays }) => isPast(ageDays) },
  {
    weight: -0.05,
    reason: 'no date',
    applies: ({ ageDays, url }) => ageDays === null && !isLocal(url),
  },
  {
    weight: 0.05,
    reason: 'recent',
    applies: ({ ageDays, freshness }) => isPast(ageDays) && ageDays <= FRESHNESS_DAYS[freshness],
  },
  {
    weight: -0.15,
    reason: 'older than asked for',
    applies: ({ ageDays, freshness }) =>
      freshness !== 'any' && ageDays !== null && ageDays > FRESHNESS_DAYS[freshness],
  },
  {
    weight: -0.05,
    reason: 'more than five years old',
    applies: ({ ageDays, freshness }) => freshness === 'any' && ageDays !== null && ageDays > OLD_DAYS,
  },
  {
    weight: -0.1,
    reason: 'dated in the future',
    applies: ({ ageDays }) => ageDays !== null && !isPast(ageDays),
  },
  { weight: 0.05, reason: 'long text', applies: ({ words }) => words >= 800 },
  { weight: -0.1, reason: 'little text', applies: ({ words }) => words < 120 },
  {
    weight: 0.05,
    reason: 'gives references',
    applies: (page) => (page.text.match(REFERENCES)?.length ?? 0) >= 3,
  },
  {
    weight: -0.15,
    reason: 'sensational title',
    // bounded: the title is cut
    applies: ({ title }) =>
      CLICKBAIT.test(title) || /!{2,}|[A-Z]{4,} [A-Z]{4,} [A-Z]{4,}/.test(title.slice(0, 300)),
  },
  {
    weight: -0.1,
    reason: 'many exclamation marks',
    applies: (page) => per1000Words(page, /\p{L}!+(?=\s|$)/gu) > 10,
  },
  { weight: -0.2, reason: 'advertising words', applies: (page) => per1000Words(page, SELLING) > 8 },
  {
    weight: -0.2,
    reason: 'repeats its keywords',
    applies: ({ words, topWordShare }) => words >= 100 && topWordShare > 0.15,
  },
  {
    weight: -0.05,
    reason: 'another language than the question',
    applies: ({ language, questionLanguage }) =>
      language !== null && questionLanguage !== null && language !== questionLanguage,
  },
];
