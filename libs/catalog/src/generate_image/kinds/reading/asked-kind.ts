import { LANGUAGES } from '../words/index.js';
import type { LanguageWords } from '../words/language-words.js';
import { languagesIn } from './language-in.js';
import { MASK, type MaskedText } from './masked-text.js';
import { entriesOf, wordsPattern } from './word-pattern.js';

export type Asked = keyof LanguageWords['kinds'];

/** A place where a text requests a kind: from `start` to `end`, including the words around the noun. */
export interface AskedPlace {
  start: number;
  end: number;
  /** The noun itself and the adjectives before it. */
  noun: string;
}

const MAX_ADJECTIVES = 5;
/** `In a horizontal bar chart`: more words after `in a` belong to something else. */
const MAX_ADJECTIVES_OF_FORM = 2;
const MAX_CLAUSES = 200;
const ALL = (key: 'openings' | 'as' | 'connectors'): string[] =>
  LANGUAGES.flatMap((language) => entriesOf(language[key]));

const OPENING = wordsPattern(ALL('openings'), 'y');
const AS = wordsPattern(ALL('as'));
const CONNECTOR = wordsPattern(
  LANGUAGES.filter(({ code }) => code !== 'ja').flatMap(({ connectors }) => entriesOf(connectors)),
  'y',
);
const PARTICLE = wordsPattern(
  LANGUAGES.filter(({ code }) => code === 'ja').flatMap(({ connectors }) => entriesOf(connectors)),
  'y',
);
/** A new clause; arrows and the signs of data end one too. */
const CLAUSE_END = /[.:;,!?\n()[\]{}|、。]|\s[-–—]\s|--?>|→|⇒/g;
const AFTER_NOUN = new RegExp(`^\\s*(?:$|${MASK}|[\\d"'=/+$€£-])`);
const JAPANESE = /[\u3040-\u30ff\u4e00-\u9fff]/;

interface KindPattern {
  code: LanguageWords['code'];
  /** Nouns of English, which are read as such unless the language is another. */
  nouns: ReadonlySet<string>;
  pattern: RegExp;
  hasAdjectivesAfter: boolean;
}

const PATTERNS = new Map<Asked, KindPattern[]>();

function patternsOf(asked: Asked): KindPattern[] {
  const known = PATTERNS.get(asked);
  if (known) return known;
  const nouns = new Set(entriesOf(LANGUAGES.find(({ code }) => code === 'en')?.kinds[asked] ?? ''));
  const patterns = LANGUAGES.map(({ code, kinds, hasAdjectivesAfter }) => ({
    code,
    nouns,
    pattern: wordsPattern(entriesOf(kinds[asked])),
    hasAdjectivesAfter,
  }));
  PATTERNS.set(asked, patterns);
  return patterns;
}

/** Returns the places where a prompt requests a kind; a kind that is only mentioned (`a man at a chart`) has none. */
export function askedPlaces(masked: MaskedText, asked: Asked): readonly AskedPlace[] {
  const places = found.get(masked) ?? new Map<Asked, readonly AskedPlace[]>();
  found.set(masked, places);
  const known = places.get(asked) ?? findPlaces(masked, asked);
  places.set(asked, known);
  return known;
}

/** Cached, because several rules need the same kinds. */
const found = new WeakMap<MaskedText, Map<Asked, readonly AskedPlace[]>>();

function findPlaces({ folded }: MaskedText, asked: Asked): AskedPlace[] {
  const codes = new Set(languagesIn(folded).map(({ code }) => code));
  return clausesOf(folded).flatMap(([start, end]) => {
    const clause = folded.slice(start, end);
    for (const { code, nouns, pattern, hasAdjectivesAfter } of patternsOf(asked)) {
      for (const match of clause.matchAll(pattern)) {
        const isFree = hasAdjectivesAfter && (codes.has(code) || !nouns.has(match[0]));
        const place = placeOf(clause, match.index, match[0], isFree);
        if (place) return [{ start: start + place.start, end: start + place.end, noun: place.noun }];
      }
    }
    return [];
  });
}

function clausesOf(text: string): [start: number, end: number][] {
  const clauses: [number, number][] = [];
  let start = 0;
  for (const match of text.matchAll(CLAUSE_END)) {
    clauses.push([start, match.index]);
    start = match.index + match[0].length;
    if (clauses.length >= MAX_CLAUSES) return clauses;
  }
  return [...clauses, [start, text.length]];
}

function placeOf(
  clause: string,
  at: number,
  noun: string,
  hasAdjectivesAfter: boolean,
): AskedPlace | undefined {
  const end = at + noun.length;
  const after = clause.slice(end);
  if (JAPANESE.test(noun) || (noun === 'qr' && JAPANESE.test(after))) return japanesePlace(clause, at, noun);
  if (!hasAdjectivesAfter && !continues(after)) return undefined;
  const asPlace = [...clause.slice(0, at).matchAll(AS)].at(-1);
  const adjectives = asPlace
    ? clause.slice(asPlace.index + asPlace[0].length, at)
    : clause.slice(skipOpenings(clause.slice(0, at)), at);
  const rest = skipped(adjectives).trim();
  const words = rest.split(/\s+/).filter((word) => word !== '');
  const isOfContent = /^(?:as|into) /.test(noun);
  if (
    !isOfContent &&
    (words.length > (asPlace ? MAX_ADJECTIVES_OF_FORM : MAX_ADJECTIVES) || words.some(isNotAdjective))
  )
    return undefined;
  // Data before the noun is not a part of the request.
  const first = /\d/.test(clause.slice(0, at)) ? at : 0;
  return { start: isOfContent ? at : (asPlace?.index ?? first), end, noun: `${rest} ${noun}`.trim() };
}

/** The kind is asked for where its noun ends the clause or is followed by what makes it: `グラフを作って`. */
function japanesePlace(clause: string, at: number, noun: string): AskedPlace | undefined {
  const end = at + noun.length;
  PARTICLE.lastIndex = end;
  const rest = clause.slice(end).trim();
  if (rest !== '' && !PARTICLE.test(clause) && !AFTER_NOUN.test(rest)) return undefined;
  return { start: Math.max(0, at - 1), end, noun };
}

const continues = (after: string): boolean => {
  if (AFTER_NOUN.test(after)) return true;
  CONNECTOR.lastIndex = after.length - after.trimStart().length;
  return CONNECTOR.test(after);
};

const skipped = (text: string): string => text.slice(skipOpenings(text));

/** Returns the end of the introduction of a text. */
function skipOpenings(text: string): number {
  let at = 0;
  for (;;) {
    while (/[\s\d]/.test(text.charAt(at))) at += 1;
    OPENING.lastIndex = at;
    const match = OPENING.exec(text);
    if (!match) return at;
    at += match[0].length;
  }
}

/** Prepositions and verbs before a noun say that it is only a part of the picture. */
const isNotAdjective = (word: string): boolean =>
  (/.ing$/.test(word) && !ADJECTIVES_IN_ING.has(word)) || NO_ADJECTIVES.has(word);

const ADJECTIVES_IN_ING = new Set(
  entriesOf(
    'repeating,tiling,matching,existing,hiring,testing,marketing,pricing,engineering,shipping,onboarding,sharing,opening,closing,overlapping,interlocking,alternating,building,training,billing,spending,heading,calming,interesting,landing',
  ),
);

const NO_ADJECTIVES = new Set(
  entriesOf(
    'with,of,on,at,by,from,under,over,behind,near,and,or,in,mit,auf,bei,vor,unter,neben,und,avec,sur,devant,sous,et,con,sobre,junto,y,com,em,su,davanti,e,who,that,which,is,are,has,have',
  ),
);
