import { sentencesOf, supportOf } from '@capstan/text-analysis';
import type { Passage } from './passages.js';

const MARKER = /\[\s*source\s*(\d{1,3})\s*\]/gi;

/** Sentences of a model that hold, each followed by its markers, and the sources they cite in order. */
export interface CitedSentences {
  text: string;
  sources: number[];
}

/**
 * Keeps the sentences of a model that cite passages which bear them out (`supportOf`). The others are dropped, whatever
 * they say.
 */
export function citedSentences(answer: string, passages: readonly Passage[]): CitedSentences {
  const kept = splitAtMarkers(answer).flatMap(({ sentence, sources }) => {
    const cited = passages.filter(({ source }) => sources.has(source)).map(({ text }) => text);
    const known = [...sources].filter((source) => passages.some((passage) => passage.source === source));
    // A sentence with several markers may take a part from each.
    const texts = sources.size > 1 ? [...cited, cited.join('\n')] : cited;
    const isBorneOut = texts.some((text) => supportOf(sentence, text).isBorneOut);
    return isBorneOut ? [{ sentence, sources: known }] : [];
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
      .replace(/ ([.,;:!?。！？])/g, '$1')
      .trim();
    return sentence === '' || sources.size === 0 ? [] : [{ sentence, sources }];
  });
}
