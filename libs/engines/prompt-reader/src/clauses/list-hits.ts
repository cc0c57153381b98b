import type { Language } from '../packs/language.js';
import type { Range } from '../text/range.js';
import type { Match } from '../text/word-list.js';
import type { PromptText } from './prompt-text.js';

/** The words of the lists of a language in a range, with the names of the lists. */
export type HitsOf = (range: Range) => readonly (Match & { list: string })[];

/** Lists of names and values that say nothing about what a clause is for. */
const keyed = (language: Language) =>
  ({
    feature: language.features,
    tone: language.tones,
    kind: language.kindWords,
    refusal: language.refusals,
    day: language.days,
    month: language.monthNames,
    field: language.fieldTypes,
    block: language.blocks,
  }) as const;

const known = new WeakMap<PromptText, HitsOf>();

/** Searches every list once for each text, however many of its parts are asked for. */
export function listHits(prompt: PromptText): HitsOf {
  let hits = known.get(prompt);
  if (hits === undefined) known.set(prompt, (hits = searchLists(prompt)));
  return hits;
}

function searchLists({ folded, language }: PromptText): HitsOf {
  const all: (Match & { list: string })[] = [];
  for (const [list, words] of Object.entries(language.lists))
    all.push(...words.find(folded).map((match) => ({ ...match, list })));
  for (const [list, words] of Object.entries(keyed(language)))
    all.push(
      ...words
        .find(folded)
        .flatMap((match) => [
          { ...match, list },
          ...(list === 'feature' || list === 'refusal' ? [{ ...match, list: `${list}:${match.key}` }] : []),
        ]),
    );
  // The weights of the models know this list by its British name.
  all.push(...language.colors.find(folded).map((match) => ({ ...match, list: 'colour' })));
  all.sort((a, b) => a.start - b.start);
  /** How many begin before a place. */
  const before = (place: number): number => {
    let [low, high] = [0, all.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (all[middle]!.start < place) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return ({ start, end }) => all.slice(before(start), before(end));
}
