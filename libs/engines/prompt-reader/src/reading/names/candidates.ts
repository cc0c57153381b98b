import type { HitsOf } from '../../clauses/list-hits.js';
import type { PromptText } from '../../clauses/prompt-text.js';
import type { Clause } from '../../clauses/roles.js';
import type { FoundContact } from '../../extract/contacts.js';
import { type Range, trimRange } from '../../text/range.js';
import { domainSpans, spelledNames } from './domain-names.js';
import { introducedNames } from './introduced.js';
import { isNeverName } from './never-names.js';
import { nameSpans } from './spans.js';
import { unspacedSpans } from './unspaced-spans.js';

/** How a candidate was found. */
export type Source = 'quoted' | 'stated' | 'introduced' | 'span' | 'domain' | 'clause';

export interface NameCandidate extends Range {
  name: string;
  sources: Set<Source>;
}

const QUOTED =
  /["“”„«](?<double>[^"“”„«»\n]{2,70}?)["”“»]|(?<![\p{L}\p{N}])['‘](?<single>[^'‘’\n]{2,50})['’](?![\p{L}\p{N}])|[「『](?<corner>[^「」『』\n]{1,40})[」』]/gu;
const MAX_LENGTH = 80;
/** What is quoted, or an address of the owner spells, is a name whatever it looks like. */
const SURE: ReadonlySet<Source> = new Set(['quoted', 'domain']);
const MAX_WORDS = 10;
const MAX_CLAUSE_WORDS = 9;
const QUOTES_BEFORE = /["“”„«»「」『』‘’(（\s]/u;
const QUOTES_AFTER = /["“”„«»「」『』‘(（,;:。、\s]/u;

/** Everything in a prompt that can be the name of the business, club, person or event. */
export function nameCandidates(
  prompt: PromptText,
  clauses: readonly Clause[],
  contacts: readonly FoundContact[],
  hits: HitsOf,
): NameCandidate[] {
  const found = new Map<string, NameCandidate>();
  const offer = (range: Range, source: Source): void => {
    const clean = cleaned(prompt, range);
    if (clean === null || (!SURE.has(source) && isNeverName(prompt, clean, clauses, hits))) return;
    const key = `${clean.start}-${clean.end}`;
    const known = found.get(key);
    if (known === undefined) found.set(key, { ...clean, sources: new Set([source]) });
    else known.sources.add(source);
  };
  for (const match of prompt.text.matchAll(QUOTED)) {
    const { double, single, corner } = match.groups ?? {};
    const start = match.index + 1;
    offer({ start, end: start + (double ?? single ?? corner ?? '').length }, 'quoted');
  }
  const spans = prompt.language.grammar.isSpaced
    ? nameSpans(prompt, hits)
    : unspacedSpans(prompt, clauses, hits);
  for (const span of spans) offer(span, 'span');
  for (const range of introducedNames(prompt, clauses, hits))
    offer(range, range.isStated ? 'stated' : 'introduced');
  clauses.forEach((clause, index) => {
    const next = clauses[index + 1];
    if (prompt.words(clause).split(/\s+/u).length > MAX_CLAUSE_WORDS) return;
    offer(clause, 'clause');
    if (next?.sentence === clause.sentence && next.opening === '(')
      offer({ start: trimRange(prompt.text, clause).start, end: next.end }, 'clause');
  });
  for (const range of domainSpans(prompt, contacts)) offer(range, 'domain');
  const spelled = spelledNames(contacts, prompt).map((each) => ({
    ...each,
    sources: new Set<Source>(['domain']),
  }));
  return [...found.values(), ...spelled];
}

/** The name is what is quoted in `Yogastudio "Atemraum Nord"`, not all of it. */
// bounded: names have at most 80 characters
const OPEN_QUOTE = /\s["“„«](?=\p{L})[^"”“»]*$/u;

/** Without quotation marks and separators around it; null if it cannot be a name. */
function cleaned({ text }: PromptText, range: Range): (Range & { name: string }) | null {
  let { start, end } = range;
  while (start < end && (QUOTES_BEFORE.test(text.charAt(start)) || /[-•*·,.:、]/u.test(text.charAt(start))))
    start += 1;
  // "l'auto-école": a small article.
  if (/^[ld]['’]\p{L}/u.test(text.slice(start, end))) start += 2;
  while (end > start && QUOTES_AFTER.test(text.charAt(end - 1))) end -= 1;
  if (text.charAt(end - 1) === ')' && !text.slice(start, end).includes('(')) end -= 1;
  const name = text.slice(start, end).replaceAll(/\s+/gu, ' ');
  const isSized = name.length >= 2 && name.length <= MAX_LENGTH && name.split(' ').length <= MAX_WORDS;
  return isSized && /\p{L}/u.test(name) && !OPEN_QUOTE.test(name) ? { start, end, name } : null;
}
