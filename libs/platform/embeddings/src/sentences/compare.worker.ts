import { type Comparison, comparisonOf } from './comparison.js';
import { SentenceEncoder } from './sentence-encoder.js';
import { type TokenVectors, closestTokens } from './token-vectors.js';

/** Texts to compare with a question by the model of a folder. */
export interface CompareJob {
  readonly folder: string;
  readonly question: string;
  /** Most important first; each item is one or more texts. */
  readonly items: readonly (readonly string[])[];
  /** Milliseconds after which no further items are read. */
  readonly timeMs: number;
}

/** Items between looks at the clock. */
const GROUP = 8;
/** Texts that the model reads at a time; they are padded to the longest of them. */
const BATCH = 4;

let loaded: { folder: string; encoder: Promise<SentenceEncoder> } | undefined;

/**
 * Runs in the thread of SentenceComparer; the model stays loaded until the thread ends.
 * @returns for each item that was read, from the first on, how much of the question its texts say.
 */
export async function compare({ folder, question, items, timeMs }: CompareJob): Promise<Comparison[]> {
  if (loaded?.folder !== folder) loaded = { folder, encoder: SentenceEncoder.load(folder) };
  const encoder = await loaded.encoder;
  const endsAt = performance.now() + timeMs;
  const [asked] = (await encoder.encode([question])) as [TokenVectors];
  const known = new Map<string, Float32Array>();
  const results: Comparison[] = [];
  for (let from = 0; from < items.length && performance.now() < endsAt; from += GROUP) {
    const group = items.slice(from, from + GROUP);
    const texts = [...new Set(group.flat())]
      .filter((text) => !known.has(text))
      .toSorted((one, other) => one.length - other.length);
    for (let at = 0; at < texts.length; at += BATCH) {
      const batch = texts.slice(at, at + BATCH);
      const vectors = await encoder.encode(batch);
      batch.forEach((text, row) => known.set(text, closestTokens(asked, vectors[row] as TokenVectors)));
    }
    results.push(...group.map((item) => comparisonOf(item.map((text) => known.get(text) as Float32Array))));
  }
  return results;
}
