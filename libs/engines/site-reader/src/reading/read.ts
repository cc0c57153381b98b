import type { PromptText } from '../clauses/prompt-text.js';
import { type Clause, hasName, wordsBeside } from '../clauses/roles.js';
import type { Draft } from '../extract/drafts.js';
import { isNameShaped } from '../extract/name-shape.js';
import { findAreas } from '../extract/places.js';
import { type Feature, FEATURES, type Tone } from '../packs/grammar-schema.js';
import { contains, overlaps, type Range, trimRange } from '../text/range.js';
import { currencyOf } from './currency.js';
import { findKind } from './kind.js';
import { findName, type FoundName } from './name.js';
import { readFacts } from './read-facts.js';
import type { DraftConstraint, OpenRange, Reading } from './reading.js';
import { findSentences } from './statements.js';
import { findValues } from './values.js';
import { findWishedFields } from './wished-fields.js';

/** A prompt of so few words has no sentence: what is left of it is a place. */
const MAX_THIN_WORDS = 8;
const MAX_AREAS = 2;

/** Reads everything that a prompt says. */
export function read(prompt: PromptText): Reading {
  const values = findValues(prompt);
  const { clauses, monies } = values;
  const facts = readFacts(prompt, values, currencyOf(prompt, monies));
  const name = findName(prompt, values, facts);
  const listed = facts.filter(
    ({ fact }) => fact.type === 'item' || fact.type === 'person' || fact.type === 'list',
  );
  const kind = findKind(
    prompt,
    clauses,
    name,
    listed.flatMap(({ covers }) => covers),
  );
  const areas = areasOf(prompt, clauses, name, facts, kind.range);
  const wished = findWishedFields(prompt, clauses);
  const placed = areas.map(({ area, start, end }): Draft => ({
    fact: { type: 'place', area },
    range: { start, end },
    covers: [{ start, end }],
  }));
  const drafts = [...facts, ...placed];
  const sentences = findSentences(prompt, clauses, drafts, { name, kind, areas });
  const { features, without } = featuresOf(prompt, clauses);
  const all = [...drafts, ...sentences].toSorted((a, b) => a.range.start - b.range.start);
  return {
    prompt,
    clauses,
    drafts: all,
    monies,
    name,
    kind,
    areas: areas.map(({ area }) => area),
    features,
    without,
    constraints: constraintsOf(prompt, clauses),
    ...lookOf(prompt, clauses, name),
    wished,
    open: openWishes(prompt, clauses, all, wished.clauses),
  };
}

function areasOf(
  prompt: PromptText,
  clauses: readonly Clause[],
  name: FoundName | null,
  facts: readonly Draft[],
  kind: Range | null,
): (Range & { area: string })[] {
  const taken = [
    ...(name === null ? [] : [name]),
    ...facts.flatMap(({ fact, covers }) => (fact.type === 'statement' ? [] : covers)),
  ];
  const early = clauses.filter(({ sentence, role }) => sentence < 2 || role === 'wish');
  const found = findAreas(prompt, early, taken);
  const alone = clauses.flatMap((clause): (Range & { area: string })[] => {
    const range = trimRange(prompt.text, clause);
    const area = prompt.words(range).replaceAll(/^[(（]|[)）.]$/gu, '');
    const isPlace =
      clause.sentence === 0 && clause.opening !== '' && isNameShaped(area) && area.split(' ').length <= 3;
    const isFree = !taken.some((other) => overlaps(other, range)) && clause.role === 'fact';
    return isPlace && isFree && !prompt.language.kindWords.isIn(prompt.fold(range))
      ? [{ ...range, area }]
      : [];
  });
  const all = [...found, ...alone].toSorted((a, b) => a.start - b.start);
  if (all.length > 0)
    return all
      .filter(({ area }, index) => all.findIndex((other) => other.area === area) === index)
      .slice(0, MAX_AREAS);
  return smallArea(prompt, kind) ?? thinArea(prompt, clauses, taken, kind);
}

/** "im a plumber in rotherham": where nothing is capitalized, the word after a preposition of place. */
function smallArea(prompt: PromptText, kind: Range | null): (Range & { area: string })[] | undefined {
  if (kind === null || !prompt.language.grammar.isSpaced) return undefined;
  const rest = prompt.text.slice(kind.end, kind.end + 60);
  const place = prompt.language.lists.place.atStart(prompt.folded.slice(kind.end, kind.end + 60));
  const word =
    place === undefined ? undefined : /^\s(?<word>\p{Ll}{3,})/u.exec(rest.slice(place.end))?.groups?.['word'];
  if (place === undefined || word === undefined || prompt.language.lists.function.isWord(word))
    return undefined;
  if (/\p{Lu}/u.test(rest)) return undefined;
  const start = kind.end + place.end + 1;
  return [{ start, end: start + word.length, area: word.charAt(0).toUpperCase() + word.slice(1) }];
}

/** "barber shop website leeds": the one word that is left of a prompt of a few words. */
function thinArea(
  prompt: PromptText,
  clauses: readonly Clause[],
  taken: readonly Range[],
  kind: Range | null,
): (Range & { area: string })[] {
  const { lists, kindWords, tones, colours, features } = prompt.language;
  const known = [
    ...taken,
    ...[
      lists.function,
      lists.site,
      lists.wish,
      lists.command,
      lists.place,
      lists.own,
      lists.look,
      lists.remark,
      lists.part,
    ].flatMap((list) => list.find(prompt.folded)),
    ...kindWords.find(prompt.folded),
    ...tones.find(prompt.folded),
    ...colours.find(prompt.folded),
    ...features.find(prompt.folded),
  ];
  const words = prompt.folded.match(/[\p{L}\p{N}]+/gu) ?? [];
  const left = wordsBeside(prompt.folded, known);
  const [word] = left;
  if (
    kind === null ||
    words.length > MAX_THIN_WORDS ||
    left.length !== 1 ||
    word === undefined ||
    clauses.length > 3
  )
    return [];
  const start = prompt.folded.indexOf(word);
  const written = prompt.text.slice(start, start + word.length);
  return [{ start, end: start + word.length, area: written.charAt(0).toUpperCase() + written.slice(1) }];
}

const isFeature = (key: string): key is Feature => (FEATURES as readonly string[]).includes(key);

function featuresOf(
  prompt: PromptText,
  clauses: readonly Clause[],
): { features: Set<Feature>; without: Set<Feature> } {
  const features = new Set<Feature>();
  const without = new Set<Feature>();
  for (const clause of clauses) {
    if (clause.role === 'remark' || (clause.isInherited && clause.role === 'wish')) continue;
    if (clause.role === 'fact' && isByPhone(prompt, clause)) continue;
    for (const { key } of prompt.language.features.find(prompt.fold(clause))) {
      (clause.role === 'without' ? without : features).add(key);
    }
    if (clause.role !== 'without') continue;
    for (const { key } of prompt.language.kindWords.find(prompt.fold(clause)))
      if (isFeature(key)) without.add(key);
  }
  return { features: new Set([...features].filter((feature) => !without.has(feature))), without };
}

/** "Bookings by phone only" is not a wish for a form. */
function isByPhone(prompt: PromptText, clause: Clause): boolean {
  const { lists } = prompt.language;
  return (
    lists.phone.isIn(prompt.fold(clause)) || /\d{4,}/u.test(prompt.words(clause).replaceAll(/[\s()-]/gu, ''))
  );
}

function constraintsOf(prompt: PromptText, clauses: readonly Clause[]): DraftConstraint[] {
  return clauses
    .filter(({ role }) => role === 'without')
    .flatMap((clause): DraftConstraint[] => {
      const range = trimRange(prompt.text, clause);
      const features = prompt.language.features.find(prompt.fold(clause)).map(({ key }) => key);
      if (features.length > 0) {
        return [...new Set(features)].map((value) => ({ kind: 'without-feature', value, range }));
      }
      const quoted = /["“„«「『]([^"“”„«»「」『』\n]{2,60})["”“»」』]/u
        .exec(prompt.text.slice(range.start, range.end))?.[1]
        ?.trim();
      return quoted === undefined || quoted === '' ? [] : [{ kind: 'without-word', value: quoted, range }];
    });
}

/** "Crumb & Stone" is not a wish for stone gray. */
function withoutName(prompt: PromptText, clause: Clause, name: FoundName | null): string {
  const folded = prompt.fold(clause);
  if (name === null || !overlaps(name, clause)) return folded;
  const start = Math.max(0, name.start - clause.start);
  const end = name.end - clause.start;
  return folded.slice(0, start) + ' '.repeat(Math.max(0, end - start)) + folded.slice(end);
}

function lookOf(
  prompt: PromptText,
  clauses: readonly Clause[],
  name: FoundName | null,
): { colours: string[]; tones: Tone[] } {
  const colours: string[] = [];
  const tones: Tone[] = [];
  for (const clause of clauses) {
    if (clause.role === 'without' || clause.role === 'remark') continue;
    const folded = withoutName(prompt, clause, name);
    const isLook =
      clause.role === 'look' || clause.role === 'wish' || prompt.language.lists.look.isIn(folded);
    if (!isLook) continue;
    colours.push(...prompt.language.colours.find(folded).map(({ word }) => word));
    tones.push(...prompt.language.tones.find(folded).map(({ key }) => key));
  }
  return { colours: [...new Set(colours)], tones: [...new Set(tones)] };
}

/** Requests with a name or a number that nothing was made of: the customer is asked about them. */
function openWishes(
  prompt: PromptText,
  clauses: readonly Clause[],
  drafts: readonly Draft[],
  used: ReadonlySet<Clause>,
): OpenRange[] {
  const { features, kindWords, colours, tones, lists } = prompt.language;
  return clauses
    .filter((clause) => clause.role === 'wish' && !used.has(clause))
    .filter((clause) => !drafts.some(({ range }) => overlaps(range, clause) || contains(clause, range)))
    .filter((clause) => {
      const folded = prompt.fold(clause);
      if ([features, kindWords, colours, tones].some((words) => words.isIn(folded))) return false;
      const known = [
        lists.wish,
        lists.command,
        lists.site,
        lists.function,
        lists.part,
        lists.own,
        lists.look,
      ].flatMap((list) => list.find(folded));
      return wordsBeside(folded, known).length > 2 || (hasName(prompt, clause) && /\d/.test(folded));
    })
    .map((clause) => ({ ...trimRange(prompt.text, clause), reason: 'wish' }));
}
