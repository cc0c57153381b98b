import { sentencesOf, termsOf } from '@capstan/text-analysis';
import type { Passage } from './passages.js';

const MARKER = /\[\s*source\s*(\d{1,3})\s*\]/gi;
/** Small words that turn a sentence round. */
const NEGATION = /\b(?:not|no|never|nor|none|cannot|without)\b|n[’']t\b/i;
const NUMBER = /\d+(?:[.,]\d+)*/g;

/** This part of a sentence's telling words must stand in what it cites: it may be worded anew, not made up. */
const MIN_COVERAGE = 0.5;

/** Sentences of a model that hold, each followed by its markers, and the sources they cite in order. */
export interface CitedSentences {
  text: string;
  sources: number[];
}

/**
 * Keeps the sentences of a model that cite passages which bear them out: a marker of a passage that was shown, at least
 * half of the telling words, every number, and no negation that the source lacks. The others are dropped, whatever they say.
 */
export function citedSentences(answer: string, passages: readonly Passage[]): CitedSentences {
  const kept = splitAtMarkers(answer).flatMap(({ sentence, sources }) => {
    const cited = passages.filter(({ source }) => sources.has(source)).map(({ text }) => text);
    const known = [...sources].filter((source) => passages.some((passage) => passage.source === source));
    return known.length > 0 && isBorneOut(sentence, cited.join('\n')) ? [{ sentence, sources: known }] : [];
  });
  return {
    text: kept
      .map(({ sentence, sources }) => `${sentence} ${sources.map((n) => `[Source ${n}]`).join(' ')}`)
      .join(' '),
    sources: [...new Set(kept.flatMap(({ sources }) => sources))],
  };
}

/** Sentences with the markers in or right behind them; those without any are left out. */
function splitAtMarkers(answer: string): { sentence: string; sources: Set<number> }[] {
  // A marker behind the full stop belongs to the sentence before it.
  const joined = answer.replace(/([.!?。！？])\s*((?:\[\s*source\s*\d{1,3}\s*\]\s*)+)/gi, ' $2$1 ');
  return sentencesOf(joined).flatMap((part) => {
    const sources = new Set([...part.matchAll(MARKER)].map(([, number]) => Number(number)));
    const sentence = part
      .replace(MARKER, '')
      .replace(/\s+/g, ' ')
      .replace(/\s+([.,;:!?。！？])/g, '$1')
      .trim();
    return sentence === '' || sources.size === 0 ? [] : [{ sentence, sources }];
  });
}

function isBorneOut(sentence: string, source: string): boolean {
  const known = new Set(source.match(NUMBER) ?? []);
  if ((sentence.match(NUMBER) ?? []).some((number) => !known.has(number))) return false;
  if (NEGATION.test(sentence) && !NEGATION.test(source)) return false;
  const there = new Set(termsOf(source, 'index').map(({ term }) => term));
  const telling = termsOf(sentence, 'query').filter(({ isStopWord }) => !isStopWord);
  const covered = telling.filter(({ term }) => there.has(term)).length;
  return telling.length > 0 && covered / telling.length >= MIN_COVERAGE;
}
