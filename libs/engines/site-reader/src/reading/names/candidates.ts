import type { Clause } from '../../clauses/roles.js';
import type { PromptText } from '../../clauses/prompt-text.js';
import type { FoundContact } from '../../extract/contacts.js';
import { overlaps, type Range, trimRange } from '../../text/range.js';
import { domainSpans } from './domain-names.js';
import type { Surroundings } from './surroundings.js';
import { unspacedCandidates } from './unspaced-candidates.js';

/** Why a part of a prompt may be the name of the site. */
export type Source =
  | 'quoted'
  | 'named'
  | 'namedAfter'
  | 'run'
  | 'part'
  | 'segment'
  | 'domain'
  | 'linked'
  | 'ordered';

export interface NameCandidate extends Range {
  name: string;
  sources: Set<Source>;
}

const WORD = String.raw`(?:\p{Lu}|[ldLD]['’]\p{Lu})(?:[\p{L}\p{M}]|['’](?=\p{L}))*(?:-[\p{L}\p{N}]+)*(?:['’](?=\s)|(?<=(?<!\p{L})\p{L}{1,2})\.)?|\p{N}{1,4}(?:\p{L}{1,3})?(?![\p{N}:.,%€£$])`;
const LINK = String.raw`(?:\s?[&+×]\s?|\s(?:and|und|et|y|e|of|the|of the|de|de la|de los|des|du|di|da|do|das|dos|del|della|delle|dei|d'|zum|zur|von|van|am|an der|aux?|à la|la|le|les|el|los|las|il|'n'|n'|n)\s|\s(?:d['’]|l['’]|dell['’])(?=\p{Lu})|\s)`;
const RUN = new RegExp(String.raw`(?<![\p{L}\p{N}@.])(?:${WORD})(?:${LINK}(?:${WORD})){0,7}`, 'gu');
const JOINT =
  /\s(?:and|und|et|y|e|of|of the|de|de la|des|du|di|da|do|das|dos|del|della|von|am|aux?|à la|la|le)\s/gu;
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
    if (clean === null) return;
    const key = `${clean.start}-${clean.end}`;
    const known = found.get(key);
    if (known !== undefined) known.sources.add(source);
    else if (found.size < MAX_CANDIDATES) found.set(key, { ...clean, sources: new Set([source]) });
  };
  if (prompt.language.grammar.isSpaced) {
    for (const match of prompt.text.matchAll(QUOTED)) {
      const start = match.index + 1;
      offer(
        { start, end: start + (match.groups?.['double'] ?? match.groups?.['single'] ?? '').length },
        'quoted',
      );
    }
    runs(prompt, near, offer);
    named(prompt, clauses, near, offer);
    linkedToKinds(prompt, near, offer);
    ordered(prompt, near, offer);
  } else {
    unspacedCandidates(prompt, clauses, near, offer);
  }
  segments(prompt, clauses, offer);
  for (const range of domainSpans(prompt, contacts)) offer(range, 'domain');
  return [...found.values()];
}

type Offer = (range: Range, source: Source) => void;

/** Without quotation marks, separators and articles around it; null if it cannot be a name. */
function cleaned(prompt: PromptText, range: Range): (Range & { name: string }) | null {
  let { start, end } = trimRange(prompt.text, range);
  while (start < end && /["“”„«»「」『』'‘’(（\s]/u.test(prompt.text.charAt(start))) start += 1;
  while (end > start && /["“”„«»「」『』‘(（)）,.;:!?。\s]/u.test(prompt.text.charAt(end - 1))) end -= 1;
  const name = prompt.text.slice(start, end).replaceAll(/\s+/gu, ' ');
  const isSized = name.length >= 2 && name.length <= MAX_LENGTH && name.split(' ').length <= MAX_WORDS;
  return isSized && /\p{L}/u.test(name) ? { start, end, name } : null;
}

/** Capitalized words with what joins them, and the parts of such runs at "and", "of", "de". */
function runs(prompt: PromptText, near: Surroundings, offer: Offer): void {
  for (const { 0: text, index } of prompt.text.matchAll(RUN)) {
    let start = index;
    for (;;) {
      offerRun(prompt, near, { start, end: index + text.length }, offer);
      const lead = leadLength(prompt, near, start, index + text.length);
      if (lead === 0) break;
      start += lead;
    }
  }
}

function offerRun(prompt: PromptText, near: Surroundings, range: Range, offer: Offer): void {
  const text = prompt.text.slice(range.start, range.end);
  offer(range, 'run');
  for (const joint of text.matchAll(JOINT)) {
    offer({ start: range.start, end: range.start + joint.index }, 'part');
    offer({ start: range.start + joint.index + joint[0].length, end: range.end }, 'part');
  }
  const first = /^\S+\s+/u.exec(text)?.[0].length ?? 0;
  const isKind = near.isWithin(prompt.language.kindWords, { start: range.start, end: range.start + first });
  if (first > 0 && isKind) offer({ start: range.start + first, end: range.end }, 'part');
}

/** "Our", "Website", "d'": the first word of a run that does not belong to a name. */
function leadLength(prompt: PromptText, near: Surroundings, start: number, end: number): number {
  const text = prompt.text.slice(start, end);
  const elided = /^[dl]['’](?=\p{Lu})/u.exec(text)?.[0].length ?? 0;
  if (elided > 0) return elided;
  const first = /^\S+\s+/u.exec(text)?.[0].length ?? 0;
  if (first === 0) return 0;
  const { lists } = prompt.language;
  const isLead = [
    lists.function,
    lists.own,
    lists.self,
    lists.wish,
    lists.command,
    lists.remark,
    lists.honorific,
    lists.site,
    lists.named,
  ].some((list) => near.matches(list).some((each) => each.start === start && each.end >= start + first - 2));
  return isLead ? first : 0;
}

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
    const run = new RegExp(RUN.source, 'uy').exec(rest);
    if (run !== null) offer({ start, end: start + run[0].length }, 'named');
  }
  for (const { start } of near.matches(lists.namedAfter)) {
    const clause = clauses.find((each) => each.start < start && start <= each.end);
    if (clause !== undefined) offer({ start: clause.start, end: start }, 'namedAfter');
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
