import { guessLanguages } from './guess-languages.js';
import { COMMON_WORDS } from './language-words.js';

/** Maximum number of characters to examine. */
const MAX_LENGTH = 5000;
/** Fewer letters are not enough to decide. */
const MIN_LETTERS = 12;
/** Number and length of the pieces that vote if function words are inconclusive. */
const MAX_PIECES = 8;
const PIECE_LENGTH = 250;
/**
 * Function words determine the language if there are this many of it, with this share of all words and this lead over
 * any other language.
 */
const MIN_HITS = 3;
const MIN_SHARE = 0.15;
const MIN_LEAD = 1.25;

/** The scripts, each with the languages that use it; `null`: detected by characters. */
const SCRIPTS: readonly [RegExp, readonly string[] | null][] = [
  [
    /\p{Script=Latin}/gu,
    'en de fr es it pt nl af ca cs da et fi hr hu id is lt lv no pl ro sk sl sv tr vi'.split(' '),
  ],
  [/\p{Script=Cyrillic}/gu, ['ru', 'uk', 'be', 'bg', 'sr', 'mk', 'kk', 'mn']],
  [/\p{Script=Arabic}/gu, ['ar', 'fa', 'ur']],
  [/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/gu, ['ja', 'zh']],
  [/\p{Script=Devanagari}/gu, ['hi', 'mr', 'ne']],
  [/[^\p{Script=Latin}\P{L}]/gu, null],
];

/** Returns the ISO 639-1 code of the language of a text; null if it cannot be detected. */
export function languageOf(text: string): string | null {
  const start = text.slice(0, MAX_LENGTH);
  if (countOf(start, /\p{L}/gu) < MIN_LETTERS) return null;
  const [usual] = SCRIPTS.map(([script, languages]) => ({
    languages,
    letters: countOf(start, script),
  })).toSorted((one, other) => other.letters - one.letters);
  const only = usual?.languages ?? null;
  return (only?.includes('en') ? byCommonWords(start) : null) ?? byVote(start, only);
}

/** Detects by function words ("the", "und", "les"), which names, code and punctuation do not affect. */
function byCommonWords(text: string): string | null {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const hits = new Map<string, number>();
  for (const word of words) {
    for (const language of COMMON_WORDS.get(word) ?? []) hits.set(language, (hits.get(language) ?? 0) + 1);
  }
  const [best, next] = [...hits].toSorted(([, one], [, other]) => other - one);
  if (!best || best[1] < MIN_HITS || best[1] < words.length * MIN_SHARE) return null;
  return best[1] >= (next?.[1] ?? 0) * MIN_LEAD ? best[0] : null;
}

/** Detects by the letters of each paragraph, so that a single unusual one does not decide. */
function byVote(text: string, only: readonly string[] | null): string | null {
  const votes = new Map<string, number>();
  for (const piece of piecesOf(text)) {
    for (const { lang, accuracy } of guessLanguages(piece, only ? { only: [...only] } : {}))
      votes.set(lang, (votes.get(lang) ?? 0) + accuracy * piece.length);
  }
  const [best] = [...votes].toSorted(([, one], [, other]) => other - one);
  return best?.[0] ?? null;
}

/** Returns paragraphs; short ones are joined with their neighbors. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  for (const paragraph of text.split('\n')) {
    const last = pieces.at(-1);
    if (last !== undefined && last.length < PIECE_LENGTH) pieces[pieces.length - 1] = `${last} ${paragraph}`;
    else if (pieces.length < MAX_PIECES) pieces.push(paragraph);
    else break;
  }
  return pieces.map((piece) => piece.slice(0, 2 * PIECE_LENGTH));
}

function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
