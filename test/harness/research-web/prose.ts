/**
 * Filler sentences of a page: no numbers, no names, a different selection on each page. Few pages share one, so that only
 * the facts are confirmed by several sites.
 */
const OPENINGS = [
  'Visitors who come for the first time',
  'Neighbors of the site',
  'Several planners in the region',
  'Teachers of the nearby schools',
  'Older fishermen along the coast',
  'Members of the council',
  'Readers who wrote to us',
  'Students on excursions',
  'Insurers and their advisers',
  'Critics of such works',
  'Photographers and walkers',
  'Suppliers from the next valley',
  'Those who keep the archives',
] as const;
const VERBS = [
  'often ask about',
  'have come to accept',
  'still argue over',
  'like to point to',
  'rarely think of',
  'know little about',
  'take pride in',
  'remember the quarrels around',
  'would rather not talk of',
  'have learned to live with',
  'keep careful notes on',
] as const;
const OBJECTS = [
  'the noise of the first months',
  'the long way from sketch to permit',
  'the paint that never quite dries',
  'the road that was moved for it',
  'the small museum beside the gate',
  'the night shift and its coffee',
  'the smell on warm afternoons',
  'the models in the entrance hall',
  'the drawings on the control room wall',
  'the weather that decides everything',
  'the unwritten rules of the crew',
] as const;
const ENDINGS = [
  'when the season turns',
  'as the local paper once put it',
  'although few of them say so aloud',
  'and seldom agree on the reasons',
  'while the rest of the town looks on',
  'before they turn to other matters',
  'long after the speeches are over',
  'with more patience than outsiders expect',
  'because somebody has to',
  'as if it had always been there',
  'until the next storm comes',
] as const;

/** @param seed the same seed yields the same sentences. */
export function padding(seed: string, count: number): string[] {
  const next = numbersFrom(seed);
  const pick = (words: readonly string[]): string => words[next() % words.length] ?? '';
  return Array.from(
    { length: count },
    () => `${pick(OPENINGS)} ${pick(VERBS)} ${pick(OBJECTS)} ${pick(ENDINGS)}.`,
  );
}

/** A linear congruential generator (Numerical Recipes) that starts from a text. */
function numbersFrom(seed: string): () => number {
  let state = 2_166_136_261;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16_777_619);
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return (state >>> 8) & 0xffff;
  };
}
