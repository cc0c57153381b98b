import { SYNONYM_GROUPS } from '@capstan/claim-verification';
import { STOP_WORDS, sentencesOf, termOfWord } from '@capstan/text-analysis';
import { LIE_RULES } from './lie-rules.js';
import type { ManualPage } from './manual-pages.js';
import { PARAPHRASE_RULES } from './paraphrase-rules.js';
import type { RuleContext } from './sentence-rules.js';
import type { WordRelations } from './wordnet.js';

/** A claim with the passage that it cites, made by rules. */
export interface MadePair {
  family: string;
  /** The kind of lie, `paraphrase`, or `another sentence`. */
  kind: string;
  isLie: boolean;
  claim: string;
  passage: string;
}

const MIN_LENGTH = 50;
const MAX_LENGTH = 260;
const SENTENCES_PER_PAGE = 8;
const LIES_PER_SENTENCE = 3;
const PARAPHRASES_PER_SENTENCE = 3;
/** A word on fewer pages is rare. */
const MIN_PAGES = 25;
/** Rules applied one after the other to a paraphrase. */
const MAX_RULES = 5;
const LIE_ON_PARAPHRASE_SHARE = 0.5;

/** Makes honest and dishonest claims from the sentences of manuals; the same ones each time. */
export function madePairs(
  pages: readonly ManualPage[],
  wordNet: ReadonlyMap<string, WordRelations>,
): MadePair[] {
  const random = numbersFrom(18);
  const frequent = frequentWords(pages);
  const vocabulary = pages.flatMap(
    ({ paragraphs }) =>
      paragraphs
        .slice(0, 2)
        .join(' ')
        .match(/(?<=\bthe )[a-z]{5,}\b(?= (?:is|are|of|to|in|for|and)\b)/g) ?? [],
  );
  const otherWord = (): string => vocabulary[Math.floor(random() * vocabulary.length)] ?? 'example';
  return pages.flatMap((page) => pairsOf(page, { random, wordNet, otherWord, frequent }));
}

interface Making {
  random: () => number;
  wordNet: ReadonlyMap<string, WordRelations>;
  otherWord: () => string;
  /** Rare words are synonyms in one sense out of many ("default" and "nonpayment"). */
  frequent: ReadonlySet<string>;
}

function frequentWords(pages: readonly ManualPage[]): Set<string> {
  const counts = new Map<string, number>();
  for (const { paragraphs } of pages) {
    for (const word of new Set(
      paragraphs
        .join(' ')
        .toLowerCase()
        .match(/\b[a-z]{4,}\b/g),
    ))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return new Set([...counts].flatMap(([word, count]) => (count >= MIN_PAGES ? [word] : [])));
}

function pairsOf({ family, paragraphs }: ManualPage, making: Making): MadePair[] {
  const sentences = paragraphs.flatMap((paragraph) => {
    const own = sentencesOf(paragraph);
    return own.map((sentence, at) => ({
      sentence,
      paragraph,
      passage: own.slice(Math.max(0, at - 1), at + 2).join(' '),
    }));
  });
  const usable = sentences.filter(({ sentence }) => isUsable(sentence));
  const chosen = usable.filter((_, index) => index % Math.ceil(usable.length / SENTENCES_PER_PAGE) === 0);
  return chosen.flatMap(({ sentence, paragraph, passage }) => {
    const context = contextOf(paragraph, making);
    const made: MadePair[] = [];
    for (let count = 0; count < PARAPHRASES_PER_SENTENCE; count += 1) {
      const claim = paraphrased(sentence, making, context);
      if (claim !== sentence) made.push({ family, kind: 'paraphrase', isLie: false, claim, passage });
    }
    for (let count = 0; count < LIES_PER_SENTENCE; count += 1) {
      const base =
        making.random() < LIE_ON_PARAPHRASE_SHARE ? paraphrased(sentence, making, context) : sentence;
      const lie = lieFrom(base, making, context);
      if (lie && lie.claim !== sentence) made.push({ family, isLie: true, passage, ...lie });
    }
    const other = nearestOther(
      sentence,
      passage,
      usable.map((each) => each.sentence),
    );
    if (other) made.push({ family, kind: 'another sentence', isLie: true, claim: other, passage });
    return made;
  });
}

const isUsable = (sentence: string): boolean =>
  sentence.length >= MIN_LENGTH &&
  sentence.length <= MAX_LENGTH &&
  /^[A-Z].*[a-z]\.$/.test(sentence) &&
  sentence.split(' ').length >= 8;

function contextOf(paragraph: string, { wordNet, otherWord, frequent }: Making): RuleContext {
  const relationsOf = (word: string): WordRelations | undefined =>
    wordNet.get(word) ?? wordNet.get(word.replace(/s$/, ''));
  const isOwn = (word: string) => (other: string) => termOfWord(other) !== termOfWord(word);
  return {
    paragraph,
    otherWord,
    synonymsOf: (word) => {
      if (STOP_WORDS.has(word)) return [];
      const group = SYNONYM_GROUPS.find((words) => words.includes(word));
      const found = [...(relationsOf(word)?.synonyms ?? [])]
        .filter((other) => frequent.has(other))
        .slice(0, 2);
      return (group ?? found).filter(isOwn(word));
    },
    antonymsOf: (word) => [...(relationsOf(word)?.antonyms ?? [])].filter(isOwn(word)),
  };
}

function paraphrased(sentence: string, { random }: Making, context: RuleContext): string {
  let claim = sentence;
  const rules = 1 + Math.floor(random() * MAX_RULES);
  for (let step = 0; step < rules; step += 1) {
    const rule = PARAPHRASE_RULES[Math.floor(random() * PARAPHRASE_RULES.length)];
    claim = rule?.apply(claim, random, context) ?? claim;
  }
  return claim;
}

function lieFrom(
  sentence: string,
  { random }: Making,
  context: RuleContext,
): { kind: string; claim: string } | undefined {
  const kinds = [...new Set(LIE_RULES.map(({ name }) => name))];
  // Kinds that apply to most sentences would push out the others.
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const kind = kinds[Math.floor(random() * kinds.length)];
    const rules = LIE_RULES.filter(({ name }) => name === kind);
    const rule = rules[Math.floor(random() * rules.length)];
    const claim = rule?.apply(sentence, random, context);
    if (kind !== undefined && claim !== undefined && claim !== sentence) return { kind, claim };
  }
  return undefined;
}

/** The sentence of the page that shares most words with a passage without being in it. */
function nearestOther(sentence: string, passage: string, sentences: readonly string[]): string | undefined {
  const words = new Set(passage.toLowerCase().match(/[a-z]{4,}/g));
  const shared = (other: string): number => {
    const own = new Set(other.toLowerCase().match(/[a-z]{4,}/g));
    return [...own].filter((word) => words.has(word)).length / (own.size || 1);
  };
  const [best] = sentences
    .filter((other) => other !== sentence && !passage.includes(other))
    .map((other) => ({ other, share: shared(other) }))
    .filter(({ share }) => share < 0.8)
    .toSorted((one, two) => two.share - one.share);
  return best?.other;
}

/** Reproducible random numbers (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
