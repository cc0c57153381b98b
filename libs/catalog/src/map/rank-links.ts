import type { MapLink } from './map.result.js';

const MAX_WORDS = 20;

/** What a word adds to the rank of a link. */
const WEIGHT = { titleWord: 4, addressWord: 3, titlePart: 2, addressPart: 1 };

/**
 * Returns the links whose title or address has a word of the query: those with most of the words first, then those with
 * whole words, then the shorter addresses.
 */
export function rankLinks<L extends Pick<MapLink, 'url' | 'title'>>(links: readonly L[], query: string): L[] {
  const words = [...new Set(folded(query).match(/[\p{L}\p{N}]+/gu) ?? [])].slice(0, MAX_WORDS);
  const ranked = links.flatMap((link) => {
    const title = folded(link.title ?? '');
    const address = folded(pathOf(link.url));
    const weights = words.map((word) =>
      Math.max(
        weightIn(title, word, WEIGHT.titleWord, WEIGHT.titlePart),
        weightIn(address, word, WEIGHT.addressWord, WEIGHT.addressPart),
      ),
    );
    const found = weights.filter((weight) => weight > 0).length;
    return found === 0 ? [] : [{ link, found, weight: weights.reduce((sum, weight) => sum + weight, 0) }];
  });
  ranked.sort((a, b) => b.found - a.found || b.weight - a.weight || a.link.url.length - b.link.url.length);
  return ranked.map(({ link }) => link);
}

/** @returns 0 if the text does not have the word. */
function weightIn(text: string, word: string, asWord: number, asPart: number): number {
  let weight = 0;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
    if (!isWordCharacter(text[at - 1]) && !isWordCharacter(text[at + word.length])) return asWord;
    weight = asPart;
  }
  return weight;
}

const isWordCharacter = (character: string | undefined): boolean =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character);

/** In lower case, without accents. */
const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  try {
    return decodeURIComponent(pathname + search);
  } catch {
    return pathname + search;
  }
}
