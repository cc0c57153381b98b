import type { PromptText } from '../clauses/prompt-text.js';
import type { Clause } from '../clauses/roles.js';
import { overlaps, type Range, trimRange } from '../text/range.js';
import type { Draft } from './drafts.js';
import { japaneseAddresses, japaneseAreas } from './japanese-places.js';
import { isNameShaped, NAME } from './name-shape.js';

const MAX_ADDRESS_CLAUSES = 4;
const HOUSE_NUMBER = /(?<![\d.,:])\d{1,5}\p{L}?(?![\d:]|\p{L})/u;
/** "the house since 1952": not the number of a house. */
const YEAR = /(?<=\p{Ll}\s)(?:1[89]|20)\d{2}(?!\d)/u;
const POSTCODE = /(?<!\d)\d{4,6}(?!\d)|\b[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\b|\d{5}-\d{3}|\d{3}-\d{4}/u;
const AFTER_PREPOSITION = new RegExp(String.raw`^\s*(?:the |l'|la |der |dem |den )?(?<name>${NAME})`, 'u');
/** Addresses: a clause with a street and a number, and the clauses with a postal code or town after it. */
export function findAddresses(
  prompt: PromptText,
  clauses: readonly Clause[],
  taken: readonly Range[],
): Draft[] {
  if (!prompt.language.grammar.isSpaced) return japaneseAddresses(prompt, clauses);
  const found: Draft[] = [];
  for (let index = 0; index < clauses.length; index += 1) {
    const clause = clauses[index]!;
    if (!isStreet(prompt, clause, taken) && !isStreetBefore(prompt, clause, clauses[index + 1], taken))
      continue;
    let last = index;
    while (
      last + 1 < clauses.length &&
      last - index < MAX_ADDRESS_CLAUSES &&
      clauses[last + 1]!.sentence === clause.sentence &&
      clauses[last + 1]!.opening === ',' &&
      isTown(prompt, clauses[last + 1]!, taken)
    ) {
      last += 1;
    }
    const range = addressRange(prompt, { start: clause.start, end: clauses[last]!.end });
    found.push({
      fact: { type: 'place', address: prompt.words(range).replace(/\.$/u, '') },
      range,
      covers: [
        { start: isDescribedBefore(prompt, clause, range) ? range.start : clause.start, end: range.end },
      ],
    });
    index = last;
  }
  return found;
}

function isStreet(prompt: PromptText, clause: Clause, taken: readonly Range[]): boolean {
  const text = prompt.text.slice(clause.start, clause.end);
  const isShort = text.trim().split(/\s+/u).length <= 9;
  if (!isShort || /["“„«]/u.test(text) || clause.role === 'without' || clause.role === 'remark') return false;
  if (isTimed(prompt, clause) && prepositionBefore(prompt, trimRange(prompt.text, clause)) === 0)
    return false;
  if (taken.some((other) => overlaps(other, clause))) return false;
  if (isNumbered(prompt, clause)) return true;
  return prompt.language.lists.street.isIn(prompt.fold(clause)) && HOUSE_NUMBER.test(text.replace(YEAR, ''));
}

const NUMBERED = /^\d{1,4}\p{L}?\s\p{Lu}\p{Ll}{3,}(?:\s\p{Lu}\p{Ll}+){0,2}(?:\sin\s\p{Lu}\p{L}+)?\.?$/u;

/** "A heel bar at 12 Flowergate": a number and a name after a preposition of place, without a word for streets. */
function isNumbered(prompt: PromptText, clause: Clause): boolean {
  const range = trimRange(prompt.text, clause);
  const begin = prepositionBefore(prompt, range);
  const { monthNames, days, lists } = prompt.language;
  const folded = prompt.folded.slice(range.start + begin, range.end);
  return (
    begin > 0 &&
    NUMBERED.test(prompt.text.slice(range.start + begin, range.end).trim()) &&
    ![monthNames, days, lists.own, lists.self].some((words) => words.isIn(folded))
  );
}

/** "Vinyasa terça e quinta 18h30": the number belongs to a day. */
const isTimed = (prompt: PromptText, clause: Clause): boolean =>
  /^(?:hours|event|item|policy|number)$/u.test(clause.tag) || prompt.language.days.isIn(prompt.fold(clause));

const NAME_AND_NUMBER =
  /^(?:\p{Lu}[\p{L}.'’-]+(?:\s\p{L}[\p{L}.'’-]+){0,3}\s\d{1,4}\p{L}?|\d{1,4}\p{L}?\s\p{Lu}[\p{L}.'’-]+(?:\s\p{L}[\p{L}.'’-]+){0,3})$/u;

/** "Am Markt 5", but not "In der Lindenstraße 5". */
const NAMED_BY_PREPOSITION =
  /^\p{Lu}\p{Ll}+\s\p{Lu}[\p{L}.'’-]+(?:\s\p{Lu}[\p{L}.'’-]+){0,2}\s\d{1,4}\p{L}?$/u;

/** "Lindengasse 4, 1070 Wien": a name with a number before a postal code is a street in every language. */
function isStreetBefore(
  prompt: PromptText,
  clause: Clause,
  next: Clause | undefined,
  taken: readonly Range[],
): boolean {
  if (clause.role === 'without' || next?.sentence !== clause.sentence || !isTown(prompt, next, taken))
    return false;
  if (taken.some((other) => overlaps(other, clause))) return false;
  return (
    POSTCODE.test(prompt.words(next)) && NAME_AND_NUMBER.test(prompt.words(addressRange(prompt, clause)))
  );
}

/** "a small bakery at 4 Mill Lane": the words before the preposition are not the address. */
const isDescribedBefore = (prompt: PromptText, clause: Range, range: Range): boolean =>
  /\p{Ll}{3}\s+\p{L}{3}/u.test(prompt.text.slice(clause.start, range.start));

function isTown(prompt: PromptText, clause: Clause, taken: readonly Range[]): boolean {
  if (taken.some((other) => overlaps(other, clause))) return false;
  const text = prompt.words(clause).replace(/\.$/u, '');
  if (text.split(/\s+/u).length > 5) return false;
  return (
    POSTCODE.test(text) ||
    isNameShaped(text) ||
    (HOUSE_NUMBER.test(text) && prompt.language.lists.street.isIn(prompt.fold(clause)))
  );
}

/** Without "we are at" before the number or the first capital letter. */
function addressRange(prompt: PromptText, range: Range): Range {
  const trimmed = trimRange(prompt.text, range);
  const text = prompt.text.slice(trimmed.start, trimmed.end);
  const lead = prompt.language.lists.function
    .find(prompt.fold(trimmed))
    .filter(({ start }) => !isOfName(prompt, trimmed.start + start))
    .reduce((reached, { start, end }) => (start <= reached + 1 ? Math.max(reached, end) : reached), 0);
  const cue = prompt.language.lists.contactCue.atStart(
    prompt.folded.slice(trimmed.start + lead, trimmed.end),
  );
  const begin = Math.max(lead + (cue?.end ?? 0), prepositionBefore(prompt, trimmed));
  const from = /^[\s,:]*/u.exec(text.slice(begin))?.[0].length ?? 0;
  return trimRange(prompt.text, { start: trimmed.start + begin + from, end: trimmed.end });
}

/**
 * "Im Vereinshaus, Am Sonnenhang 5": within a sentence a capital letter shows that the preposition belongs to the name. Where
 * nouns have capital letters, so does one that begins a line or sentence that is nothing but a name and a number.
 */
function isOfName({ text, language }: PromptText, start: number): boolean {
  if (!/\p{Lu}/u.test(text.charAt(start))) return false;
  const before = text.slice(0, start).trimEnd();
  const gap = text.slice(before.length, start);
  const begins = before === '' || gap.includes('\n') || (gap !== '' && /[.!?]$/u.test(before));
  const [line = ''] = text.slice(start).split(/[,.\n](?=\s|$)/u);
  return !begins || (language.grammar.nounsAreCapital && NAMED_BY_PREPOSITION.test(line.trim()));
}

/** Where the address begins in "family restaurant at 22 Harbour Street"; 0 where it is not described before. */
const ARTICLE = /^\s+(?:der|dem|den)(?=\s\p{Lu})/u;
const TIME_RANGE = /\d{1,2}(?:[:.]\d{2})?\s?[-–]\s?\d{1,2}(?:[:.]\d{2})?/gu;

function prepositionBefore(prompt: PromptText, range: Range): number {
  const { place, street } = prompt.language.lists;
  const text = prompt.text.slice(range.start, range.end);
  const folded = prompt.fold(range);
  const prepositions = place.find(folded).map(({ start, end }) => {
    const article = ARTICLE.exec(text.slice(end))?.[0].length ?? 0;
    return { start, end: end + article };
  });
  const at = prepositions.findLast(({ start, end }) => {
    const before = folded.slice(0, start);
    return (
      !isOfName(prompt, range.start + start) &&
      /^\s*(?:\d|\p{Lu})/u.test(text.slice(end)) &&
      !/\d/.test(before.replaceAll(TIME_RANGE, '')) &&
      !street.isIn(before)
    );
  });
  return at === undefined || /\p{Lu}/u.test(text.slice(1, at.start)) ? 0 : at.end;
}

export interface FoundArea extends Range {
  area: string;
}

/** Towns and regions: capitalized words after a preposition of place, or Japanese names of municipalities. */
export function findAreas(
  prompt: PromptText,
  clauses: readonly Clause[],
  taken: readonly Range[],
): FoundArea[] {
  if (!prompt.language.grammar.isSpaced) {
    return japaneseAreas(prompt);
  }
  return clauses.flatMap((clause): FoundArea[] => {
    if (clause.role === 'without' || clause.role === 'remark' || clause.role === 'look') return [];
    if (!canNamePlace(prompt, clause)) return [];
    const text = prompt.text.slice(clause.start, clause.end);
    const folded = prompt.fold(clause);
    return prompt.language.lists.place.find(folded).flatMap(({ start: at, end }): FoundArea[] => {
      // "20 € im Jahr": a unit, not a place.
      const isUnit = prompt.language.lists.per.isWord(folded.slice(at, end));
      if (isUnit && /[\d\p{Sc}]\s*$/u.test(text.slice(0, at))) return [];
      const match = AFTER_PREPOSITION.exec(text.slice(end));
      const name = match?.groups?.['name'];
      if (name === undefined || match === null) return [];
      const start = clause.start + end + match[0].length - name.length;
      const area = { start, end: start + name.length, area: name.replace(/[.,]$/u, '') };
      const isTaken = taken.some((other) => overlaps(other, area));
      const isTime =
        prompt.language.days.isIn(prompt.fold(area)) || prompt.language.monthNames.isIn(prompt.fold(area));
      return isTaken || isTime || area.area.length < 3 ? [] : [area];
    });
  });
}

/**
 * Where every noun has a capital letter, "wir backen im Holzofen" names no place: only a clause about where or what
 * the customer is does.
 */
function canNamePlace({ language, ...prompt }: PromptText, { start, end, tag, role }: Clause): boolean {
  const folded = prompt.folded.slice(start, end);
  return (
    !language.grammar.nounsAreCapital ||
    role === 'wish' ||
    tag === 'place' ||
    tag === 'name' ||
    tag === 'kind' ||
    language.lists.self.atStart(folded) === undefined ||
    [language.kindWords, language.lists.site, language.lists.own].some((words) => words.isIn(folded))
  );
}

const TOWN =
  /(?:(?:^|[\s,])\d{4,5}(?:-\d{3})?\s(?<after>\p{Lu}\p{L}+(?:[\s-]\p{Lu}\p{L}+)*)$)|(?:,\s(?<before>\p{Lu}\p{L}+(?:[\s-]\p{Lu}\p{L}+)*)\s[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}$)/u;

/** "Annengasse 4, 8020 Graz" → "Graz"; "8 Mill Lane, York YO1 8AS" → "York". */
export function townOf(address: string | undefined): string | undefined {
  const groups = address === undefined ? undefined : TOWN.exec(address)?.groups;
  return groups?.['after'] ?? groups?.['before'];
}

/** The time zone whose city a text names: `Adelaide` → `Australia/Adelaide`. */
export function zoneOf(area: string): string | undefined {
  const plain = area.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(' ', '_');
  return ZONES().get(plain);
}

let zones: ReadonlyMap<string, string> | undefined;
const ZONES = (): ReadonlyMap<string, string> => {
  zones ??= new Map(Intl.supportedValuesOf('timeZone').map((zone) => [zone.split('/').at(-1) ?? zone, zone]));
  return zones;
};
