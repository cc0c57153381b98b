import type { Clause } from '../../clauses/roles.js';
import type { PromptText } from '../../clauses/prompt-text.js';
import type { FoundContact } from '../../extract/contacts.js';
import { overlaps, type Range, trimRange } from '../../text/range.js';
import type { NameCandidate, Offer, Source } from './candidate.js';
import { domainSpans, spelledNames } from './domain-names.js';
import { RUN, runs } from './runs.js';
import type { Surroundings } from './surroundings.js';
import { unspacedCandidates } from './unspaced-candidates.js';

const QUOTED =
  /["“„«](?<double>[^"“”„«»\n]{2,70}?)["”“»]|(?<![\p{L}\p{N}])['‘](?<single>[^'‘’\n]{2,50})['’](?![\p{L}\p{N}])/gu;
const MAX_WORDS = 8;
const MAX_LENGTH = 80;
const MAX_SEGMENT_WORDS = 7;
const EARLY = 4;
const MAX_CANDIDATES = 240;

/** Everything in a prompt that can be the name of the business, club, person or event. */
export function nameCandidates(
  prompt: PromptText,
  clauses: readonly Clause[],
  contacts: readonly FoundContact[],
  near: Surroundings,
): NameCandidate[] {
  const found = new Map<string, NameCandidate>();
  const offer = (range: Range, source: Source): void => {
    const clean = cleaned(prompt, range);
    if (clean === null || isCourtesy(prompt, clean, near)) return;
    const key = `${clean.start}-${clean.end}`;
    const known = found.get(key);
    if (known !== undefined) known.sources.add(source);
    else if (found.size < MAX_CANDIDATES) found.set(key, { ...clean, sources: new Set([source]) });
  };
  if (prompt.language.grammar.isSpaced) {
    for (const match of prompt.text.matchAll(QUOTED)) {
      const start = match.index + 1;
      offer(
        {
          start,
          end: start + (match.groups?.['double'] ?? match.groups?.['single'] ?? '').length,
        },
        'quoted',
      );
    }
    runs(prompt, near, offer);
    named(prompt, clauses, near, offer);
    linkedToKinds(prompt, near, offer);
    ordered(prompt, near, offer);
    subjects(prompt, clauses, near, offer);
  } else {
    unspacedCandidates(prompt, clauses, near, offer);
  }
  segments(prompt, clauses, offer);
  for (const range of domainSpans(prompt, contacts)) offer(range, 'domain');
  const spelled = spelledNames(prompt, contacts).map((each) => ({
    ...each,
    sources: new Set<Source>(['domain']),
  }));
  return [...found.values(), ...spelled];
}

/** A greeting, thanks or an aside is never a name. */
function isCourtesy({ language: { lists } }: PromptText, range: Range, near: Surroundings): boolean {
  return near.isCovered([lists.remark, lists.aside, lists.thanks, lists.function], range);
}

/** Without quotation marks, separators and articles around it; null if it cannot be a name. */
function cleaned(prompt: PromptText, range: Range): (Range & { name: string }) | null {
  let { start, end } = trimRange(prompt.text, range);
  while (start < end && /["“”„«»「」『』'‘’(（\s]/u.test(prompt.text.charAt(start))) start += 1;
  while (
    end > start &&
    CLOSING.test(prompt.text.charAt(end - 1)) &&
    !INITIALS.test(prompt.text.slice(start, end))
  )
    end -= 1;
  const name = prompt.text.slice(start, end).replaceAll(/\s+/gu, ' ');
  const isSized = name.length >= 2 && name.length <= MAX_LENGTH && name.split(' ').length <= MAX_WORDS;
  return isSized && /\p{L}/u.test(name) ? { start, end, name } : null;
}

const CLOSING = /["“”„«»「」『』‘(（)）,.;:!?。\s]/u;
/** "e.V.", "S.L." keep their full stop. */
const INITIALS = /\p{L}\.\s?\p{L}\.$/u;
const BOUNDARY = /[,.;:!?()\n"“”„«»]|\s[–—-]\s/u;

/** After "called" and before "is the name": to the next boundary, to the next place, or the run there. */
function named(prompt: PromptText, clauses: readonly Clause[], near: Surroundings, offer: Offer): void {
  const { lists } = prompt.language;
  for (const { end } of near.matches(lists.named)) {
    const lead = /^[\s:"“„«'‘]*/u.exec(prompt.text.slice(end, end + 8))?.[0].length ?? 0;
    const rest = prompt.text.slice(end + lead, end + lead + MAX_LENGTH);
    const start = end + lead;
    const stop = rest.search(BOUNDARY);
    const limit = stop === -1 ? rest.length : stop;
    offer({ start, end: start + limit }, 'named');
    const place = near
      .matches(lists.place)
      .find((each) => each.start > start + 2 && each.start < start + limit && isSmall(prompt, each));
    if (place !== undefined) offer({ start, end: place.start }, 'named');
    const and = near.matches(lists.and).find((each) => each.start > start + 2 && each.start < start + limit);
    if (and !== undefined) offer({ start, end: and.start }, 'named');
    const first = rest.slice(0, limit).search(/(?<!\p{L})\p{Lu}/u);
    const from = first === -1 ? 0 : first;
    const run = new RegExp(RUN.source, 'uy').exec(rest.slice(from));
    if (run !== null) offer({ start: start + from, end: start + from + run[0].length }, 'named');
    if (from > 0) offer({ start: start + from, end: start + limit }, 'named');
  }
  for (const { start } of near.matches(lists.namedAfter)) {
    const clause = clauses.find((each) => each.start < start && start <= each.end);
    if (clause !== undefined) offer({ start: clause.start, end: start }, 'namedAfter');
  }
}

/** "The lowmoor allotment society wants": what is before the first verb of a sentence, without its article. */
function subjects(prompt: PromptText, clauses: readonly Clause[], near: Surroundings, offer: Offer): void {
  const { lists } = prompt.language;
  for (const clause of clauses) {
    const verb = near.matches(lists.isA).find((each) => each.start > clause.start && each.end <= clause.end);
    const article = lists.function.atStart(prompt.fold(clause));
    if (clause.sentence > EARLY || verb === undefined) continue;
    offer({ start: clause.start, end: verb.start }, 'subject');
    if (article !== undefined && clause.start + article.end < verb.start)
      offer({ start: clause.start + article.end, end: verb.start }, 'subject');
  }
}

const FOR = /^\s\p{L}{2,5}(?:\s|['’])(?:(?:the|la|le|les|el|los|las|il|lo|die|das|den|der|a|o|our|my)\s)?/u;

/** "a site for oadby rooks": after a word of a site and a preposition, to the next boundary. */
function ordered(prompt: PromptText, near: Surroundings, offer: Offer): void {
  for (const { end } of near.matches(prompt.language.lists.site)) {
    const lead = FOR.exec(prompt.text.slice(end, end + 20))?.[0].length;
    if (lead === undefined) continue;
    const rest = prompt.text.slice(end + lead, end + lead + MAX_LENGTH);
    const stop = rest.search(BOUNDARY);
    const limit = stop === -1 ? rest.length : stop;
    offer({ start: end + lead, end: end + lead + limit }, 'ordered');
    const place = near
      .matches(prompt.language.lists.place)
      .find(
        (each) => each.start > end + lead + 2 && each.start < end + lead + limit && isSmall(prompt, each),
      );
    if (place !== undefined) offer({ start: end + lead, end: place.start }, 'ordered');
  }
}

/** "auto-école du Marché", "school of the Lake": a kind that is written small and a run joined by a preposition. */
function linkedToKinds(prompt: PromptText, near: Surroundings, offer: Offer): void {
  for (const { start, end } of near.matches(prompt.language.kindWords)) {
    const link =
      /^\s(?:du|de la|de l['’]|des|del|della|dei|delle|da|do|dos|das|of|of the|aux?|zum|zur|am|im)\s?(?=\p{Lu})/u.exec(
        prompt.text.slice(end, end + 12),
      );
    const run =
      link === null
        ? null
        : new RegExp(RUN.source, 'uy').exec(prompt.text.slice(end + link[0].length, end + 60));
    if (link !== null && run !== null) offer({ start, end: end + link[0].length + run[0].length }, 'linked');
  }
}

/** Short clauses at the beginning and the end, and lines of their own. */
function segments(prompt: PromptText, clauses: readonly Clause[], offer: Offer): void {
  const last = clauses.at(-1)?.sentence ?? 0;
  const places = prompt.language.lists.place.find(prompt.folded);
  for (const clause of clauses) {
    const isNear = clause.sentence < EARLY || clause.sentence >= last - 2;
    const words = prompt.words(clause).split(/\s+/u).length;
    if (!isNear || words > MAX_SEGMENT_WORDS || clause.isTitle) continue;
    offer(clause, 'segment');
    const place = places.find(
      (each) => each.start > clause.start + 2 && overlaps(each, clause) && isSmall(prompt, each),
    );
    if (place !== undefined) offer({ start: clause.start, end: place.start }, 'segment');
  }
}

const isSmall = (prompt: PromptText, { start }: Range): boolean => /\p{Ll}/u.test(prompt.text.charAt(start));
