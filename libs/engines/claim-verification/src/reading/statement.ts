import { STOP_WORDS, sentenceSpans, termOfWord } from '@capstan/text-analysis';
import { rarityOf } from '../lexicon/lexicon.js';
import { IRREGULAR_FORMS } from './irregular-forms.js';
import * as classes from './word-classes.js';

/** A word of a statement, with its properties. */
export interface Word {
  text: string;
  lower: string;
  stem: string;
  /** Position in the statement. */
  at: number;
  sentence: number;
  clause: number;
  isContent: boolean;
  /** Weight of a content word: rare words have more weight; 0 for function words. */
  weight: number;
  /** Must occur in the source as written: numbers, names within a sentence, words with inner punctuation or digits. */
  isLiteral: boolean;
}

/** A part of a sentence between punctuation and conjunctions. */
export interface Clause {
  kind: classes.ClauseKind | null;
  words: Word[];
}

export interface Statement {
  words: Word[];
  clauses: Clause[];
}

const WORD =
  /--?[\p{L}\p{N}]+(?:[-_][\p{L}\p{N}]+)*|\\?[\p{L}\p{N}\p{M}_$@]+(?:(?:[._'’:/+#-]+|\.\d)[\p{L}\p{N}\p{M}_]+)*|(?<=["'“‘])[^\s"'”’\p{L}\p{N}]{1,3}(?=["'”’])/gu;
const CLAUSE_END = /[,;:()—–]|--(?= )/;
const CONJUNCTIONS = new Set(['and', 'but', 'while', 'whereas', 'or', 'then']);
const JOINING = new Set(['and', 'or']);
const LITERAL = /\d|^-|[_/\\@$.:+#]|^\P{L}+$|^\p{L}*\p{Ll}\p{Lu}|^\p{Lu}{2}/u;
const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/(?<=\d),(?=\d{3}(?!\d))/g, ''],
  [/^(?:in short|in brief|in summary|overall)[:,] /i, ''],
  [/\bcan['’]t\b/gi, 'can not'],
  [/\bwon['’]t\b/gi, 'will not'],
  [/n['’]t\b/gi, ' not'],
  [/\bcannot\b/gi, 'can not'],
  [
    /\b(?:do|does) not (?:have|need) to\b|\bneed not\b|\bnot (?:necessary|required|obliged) to\b/gi,
    'needless',
  ],
  [/\b(?:has|have) to\b/gi, 'must'],
  [/\bregardless of\b/gi, 'regardless'],
  [/\b(?:as long as|provided that|in case)\b/gi, 'provided'],
  [/\b(?:due to|because of|owing to|thanks to)\b/gi, 'because'],
  [/\b(?:rather than|instead of|as opposed to)\b/gi, 'not'],
  [/\bno longer\b/gi, 'not'],
  // One word for all expressions of absence.
  [/\bnot (?:present|specified|given|provided|supplied|passed|named|there)\b/gi, 'missing'],
  [/\b(?:do|does|did) not exist\b/gi, 'is missing'],
  [/\b(?:omitted|absent|left out|unspecified)\b/gi, 'missing'],
  [/\bwith or without\b/gi, 'whether'],
  [/\bapart from\b/gi, 'except'],
];
/** Stop words with a meaning of their own. */
const COMPARED = new Set(['same', 'own']);
const MIN_WEIGHT = 1;
/** Names, paths and the like, whatever their frequency. */
const LITERAL_WEIGHT = 6;
const MAX_WEIGHT = 7;

/** Splits a text into words, clauses and sentences. */
export function statementOf(text: string): Statement {
  const words: Word[] = [];
  const clauses: Clause[] = [];
  const full = CONTRACTIONS.reduce((whole, [short, long]) => whole.replace(short, long), text);
  sentenceSpans(full).forEach(({ start, end }, sentence) => {
    const own = full.slice(start, end);
    let last = 0;
    let clause: Clause | undefined;
    for (const { 0: found, index } of own.matchAll(WORD)) {
      const lower = found.toLowerCase().replace(/['’]s$/, '');
      const kind = classes.CLAUSE_MARKERS.get(lower) ?? null;
      const isMarked = CLAUSE_END.test(own.slice(last, index));
      const isBreak = isMarked || CONJUNCTIONS.has(lower) || kind !== null;
      // Markers in a row, such as "even if", are one.
      if (!clause || (isBreak && clause.words.some(({ isContent }) => isContent))) {
        // "If A or B": what is joined without a mark is of the same kind.
        const isJoined = !isMarked && JOINING.has(lower);
        clause = { kind: isJoined ? (clause?.kind ?? null) : null, words: [] };
        clauses.push(clause);
      }
      if (kind !== null && (clause.kind === null || clause.kind === 'condition')) clause.kind = kind;
      const word = wordOf(found, lower, {
        at: words.length,
        sentence,
        clause: clauses.length - 1,
        isFirst: index === 0,
      });
      words.push(word);
      clause.words.push(word);
      last = index + found.length;
    }
  });
  return { words, clauses };
}

function wordOf(
  text: string,
  lower: string,
  place: { at: number; sentence: number; clause: number; isFirst: boolean },
): Word {
  const isLiteral =
    LITERAL.test(text.replace(/['’]s$/, '')) ||
    (!place.isFirst && /^\p{Lu}\p{Ll}/u.test(text) && !STOP_WORDS.has(lower));
  const stem =
    isLiteral && !/^\p{L}+$/u.test(lower) ? lower : termOfWord(IRREGULAR_FORMS.get(lower) ?? lower);
  const isContent = isLiteral || COMPARED.has(lower) || !(STOP_WORDS.has(lower) || isFunctionWord(lower));
  const rarity = isLiteral ? LITERAL_WEIGHT : Math.min(MAX_WEIGHT, rarityOf(stem));
  const { at, sentence, clause } = place;
  const weight = isContent ? Math.max(MIN_WEIGHT, rarity) : 0;
  return { text, lower, stem, at, sentence, clause, isContent, weight, isLiteral };
}

const FUNCTION_CLASSES = [
  classes.NEGATIONS,
  classes.HEDGES,
  classes.POSSIBILITIES,
  classes.NECESSITIES,
  classes.ADVICE,
  classes.CERTAINTIES,
  classes.UNIVERSALS,
  classes.PARTIALS,
  classes.ONLY,
  classes.CLAUSE_MARKERS,
  classes.SHADING,
];

const isFunctionWord = (lower: string): boolean => FUNCTION_CLASSES.some((words) => words.has(lower));
