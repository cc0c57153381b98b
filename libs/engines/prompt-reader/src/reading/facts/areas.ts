import type { Clause } from '../../clauses/roles.js';
import { uncoveredWords } from '../../clauses/uncovered-words.js';
import type { PromptText } from '../../clauses/prompt-text.js';
import type { Draft } from '../../extract/drafts.js';
import { isNameShaped } from '../../extract/name-shape.js';
import { findAreas } from '../../extract/places.js';
import { fold } from '../../text/fold.js';
import { overlaps, type Range, trimRange } from '../../text/range.js';
import type { FoundName } from '../names/name.js';

/** A prompt of so few words has no sentence: what is left of it is a place. */
const MAX_THIN_WORDS = 8;
const MAX_AREAS = 2;

/** Where the customer is: towns after prepositions, or alone between commas. */
export function areasOf(
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
  if (place === undefined || word === undefined) return undefined;
  if (prompt.language.lists.function.isWord(word) || prompt.language.kindWords.isIn(fold(word)))
    return undefined;
  const start = kind.end + place.end + 1;
  return [
    {
      start,
      end: start + word.length,
      area: word.charAt(0).toUpperCase() + word.slice(1),
    },
  ];
}

/** "barber shop website leeds": the one word that is left of a prompt of a few words. */
function thinArea(
  prompt: PromptText,
  clauses: readonly Clause[],
  taken: readonly Range[],
  kind: Range | null,
): (Range & { area: string })[] {
  const { lists, kindWords, tones, colors, features } = prompt.language;
  const known = [
    ...taken,
    ...(kind === null ? [] : [kind]),
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
    ...colors.find(prompt.folded),
    ...features.find(prompt.folded),
  ];
  const words = prompt.folded.match(/[\p{L}\p{N}]+/gu) ?? [];
  const left = uncoveredWords(prompt.folded, known);
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
  return [
    {
      start,
      end: start + word.length,
      area: written.charAt(0).toUpperCase() + written.slice(1),
    },
  ];
}
