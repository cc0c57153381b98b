import { queryTerms, termsOf } from '@capstan/text-analysis';
import { harmlessLines } from './harmless-lines.js';
import type { Passage } from './passage.js';

const MAX_CHARS = 700;
/** Limits very long pages, which rarely have the answer only at their end. */
const MAX_SOURCE_CHARS = 60_000;

/**
 * Returns the passages that match most of the query, weighted by rarity, at most `perSource` of each source, in the order
 * of the sources and of their text.
 */
export function bestPassages(
  query: string,
  sources: ReadonlyMap<number, string>,
  limits: { perSource: number; total: number },
): Passage[] {
  const wanted = new Set(queryTerms(query).map(({ term }) => term));
  const pieces = [...sources].flatMap(([source, text]) =>
    piecesOf(text).map((piece, place) => ({
      source,
      place,
      text: piece,
      terms: new Set(termsOf(piece, 'index').map(({ term }) => term)),
    })),
  );
  const rarity = new Map<string, number>();
  for (const term of wanted) {
    const holding = pieces.filter(({ terms }) => terms.has(term)).length;
    rarity.set(term, Math.log(1 + (pieces.length - holding + 0.5) / (holding + 0.5)));
  }
  const ranked = pieces
    .map((piece) => {
      let score = 0;
      for (const [term, weight] of rarity) if (piece.terms.has(term)) score += weight;
      // The provider's order and the beginning of a page are evidence too.
      return { ...piece, score: score / (1 + 0.05 * (piece.source - 1) + 0.01 * piece.place) };
    })
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score);
  const chosen: typeof ranked = [];
  for (const piece of ranked) {
    if (chosen.length === limits.total) break;
    if (chosen.filter(({ source }) => source === piece.source).length < limits.perSource) chosen.push(piece);
  }
  return chosen
    .toSorted((one, other) => one.source - other.source || one.place - other.place)
    .map(({ source, text }) => ({ source, text }));
}

/** Whole sentences, joined up to the maximum length; a line break ends a passage that is half full. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let open = '';
  const close = (): void => {
    if (open !== '') pieces.push(open);
    open = '';
  };
  for (const line of harmlessLines(text.slice(0, MAX_SOURCE_CHARS))) {
    for (const [place, sentence] of line.entries()) {
      if (open.length + sentence.length > MAX_CHARS) close();
      // The line break separates a heading, which has no full stop, from the next sentence.
      open = open === '' ? sentence : `${open}${place === 0 ? '\n' : ' '}${sentence}`;
    }
    if (open.length > MAX_CHARS / 2) close();
  }
  close();
  return pieces;
}
