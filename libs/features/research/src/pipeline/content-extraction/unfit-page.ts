import { sentencesOf, termsOf } from '@capstan/text-analysis';
import type { ExclusionReason } from '../../model/page-to-evaluate.js';

const MIN_LENGTH = 200;
/** A longer text is not a notice. */
const MAX_NOTICE_LENGTH = 1_500;
const MAX_LINK_SHARE = 0.7;
/** Spam repeats itself; of other texts at least this share is distinct. */
const MIN_DISTINCT_SHARE = 0.1;

const LINK = /(?<!!)\[([^[\]\n]{0,500})\]\([^()\s]{0,2000}\)/g;
/** Texts that pages show before or instead of content. */
const NOTICES: readonly RegExp[] = [
  /\b(?:accept|manage|reject)\b[^.\n]{0,40}\bcookies?\b/i,
  /\bwe (?:and our partners )?use cookies\b/i,
  /\b(?:enable|requires?) (?:javascript|cookies)\b/i,
  /\b(?:verify|checking) (?:that )?(?:you are|you're|your browser|if the site)\b/i,
  /\b(?:access denied|403 forbidden|404 not found|page not found|502 bad gateway|service unavailable)\b/i,
  /\b(?:are you a robot|captcha|unusual traffic)\b/i,
  /\b(?:log in|sign in|subscribe) to (?:continue|read|view)\b/i,
];

/**
 * Why a text is not suitable as a source; undefined if it is.
 * @param terms stemmed terms of the question; none: any subject.
 */
export function unfitReason(
  text: string,
  markdown: string,
  terms: readonly string[],
): ExclusionReason | undefined {
  if (text.trim().length < MIN_LENGTH) return 'too_short';
  if (text.length < MAX_NOTICE_LENGTH && NOTICES.some((notice) => notice.test(text))) return 'no_content';
  if (linkShare(text, markdown) > MAX_LINK_SHARE) return 'mostly_links';
  if (!hasAnyTerm(text, terms)) return 'off_topic';
  return distinctShare(text) < MIN_DISTINCT_SHARE ? 'repetitive' : undefined;
}

function linkShare(text: string, markdown: string): number {
  let linked = 0;
  for (const [, label] of markdown.matchAll(LINK)) linked += label?.length ?? 0;
  return linked / Math.max(1, text.length);
}

/** The share of a text that remains when each sentence is counted once. */
function distinctShare(text: string): number {
  const sentences = sentencesOf(text);
  const lengthOf = (parts: Iterable<string>): number => [...parts].join('').length;
  return lengthOf(new Set(sentences)) / Math.max(1, lengthOf(sentences));
}

function hasAnyTerm(text: string, terms: readonly string[]): boolean {
  if (terms.length === 0) return true;
  const present = new Set(termsOf(text, 'index').map(({ term }) => term));
  return terms.some((term) => present.has(term));
}
