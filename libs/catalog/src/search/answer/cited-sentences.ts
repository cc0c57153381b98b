import { sentencesOf, supportOf } from '@capstan/text-analysis';
import type { Passage } from './passage.js';

const MARKER = /\[\s*source\s*(\d{1,3})\s*\]/gi;

/** Verified sentences of a model, each followed by its markers, and the cited sources in order. */
export interface CitedSentences {
  text: string;
  sources: number[];
}

/** Keeps the sentences of a model that cite passages which support them (`supportOf`), and drops all others. */
export function citedSentences(answer: string, passages: readonly Passage[]): CitedSentences {
  const kept = splitAtMarkers(answer).flatMap(({ sentence, sources }) => {
    const cited = passages.filter(({ source }) => sources.has(source)).map(({ text }) => text);
    const known = [...sources].filter((source) => passages.some((passage) => passage.source === source));
    // Each source of a sentence with several markers may support a part of it.
    const texts = sources.size > 1 ? [...cited, cited.join('\n')] : cited;
    const isSupported = texts.some((text) => supportOf(sentence, text).isSupported);
    return isSupported ? [{ sentence, sources: known }] : [];
  });
  return {
    text: kept
      .map(({ sentence, sources }) => `${sentence} ${sources.map((n) => `[Source ${n}]`).join(' ')}`)
      .join(' '),
    sources: [...new Set(kept.flatMap(({ sources }) => sources))],
  };
}

/** Sentences with markers inside or directly after them; those without markers are omitted. */
function splitAtMarkers(answer: string): { sentence: string; sources: Set<number> }[] {
  // A marker after the full stop belongs to the preceding sentence.
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
