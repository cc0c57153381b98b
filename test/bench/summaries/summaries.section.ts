import { compiled } from '../compiled.js';
import { aim, figure, table } from '../report/table.js';
import { type Rouge, rougeOf } from './rouge.js';
import { type AbstractedText, textsBelow } from './rfc-texts.js';
import { summarize, withinWords } from './summarize.js';

const { sentencesOf, termsOf } = await compiled<typeof import('@capstan/text-analysis')>(
  'libs/engines/text-analysis/src/index.js',
);

const MAX_WORDS = 100;
const PROSE = /^\p{Lu}.{30,400}[.!?]$/u;

type Method = (sentences: readonly string[], text: AbstractedText) => number[];

/** Ours first. */
const METHODS: Readonly<Record<string, Method>> = {
  'extract (BM25, TextRank, place, MMR)': (sentences, { title }) => summarize(sentences, title, MAX_WORDS),
  'lead: the first sentences': (sentences) => withinWords(sentences, [...sentences.keys()], MAX_WORDS),
  'sentences at random': (sentences) => withinWords(sentences, shuffled(sentences.length), MAX_WORDS),
};

/** Means over the documents. */
export interface SummaryFigures {
  documents: number;
  methods: Record<string, Rouge>;
}

/** Compares summaries of documents with the abstracts by their authors. */
export function measureSummaries(folder: string, { documents }: { documents: number }): SummaryFigures {
  const scores = new Map<string, Rouge[]>(Object.keys(METHODS).map((name) => [name, []]));
  const texts = textsBelow(folder, documents);
  for (const text of texts) {
    const sentences = sentencesOf(text.body).filter((sentence) => PROSE.test(sentence));
    const reference = wordsOf(text.abstract);
    for (const [name, choose] of Object.entries(METHODS)) {
      const summary = choose(sentences, text).map((index) => sentences[index] ?? '');
      scores.get(name)?.push(rougeOf(wordsOf(summary.join(' ')), reference));
    }
  }
  const methods = [...scores].map(([name, of]) => [
    name,
    {
      rouge1: mean(of.map(({ rouge1 }) => rouge1)),
      rouge2: mean(of.map(({ rouge2 }) => rouge2)),
      rougeL: mean(of.map(({ rougeL }) => rougeL)),
    },
  ]);
  return { documents: texts.length, methods: Object.fromEntries(methods) as Record<string, Rouge> };
}

export function summariesReport({ documents, methods }: SummaryFigures): string {
  const [own, ...others] = Object.values(methods);
  const isBest = others.every((other) => (own?.rouge1 ?? 0) > other.rouge1);
  return [
    table(
      [`summaries of ${figure(documents)} documents`, 'ROUGE-1', 'ROUGE-2', 'ROUGE-L'],
      Object.entries(methods).map(([name, { rouge1, rouge2, rougeL }]) => [
        name,
        ...[rouge1, rouge2, rougeL].map((value) => figure(value * 100, 1)),
      ]),
    ),
    '',
    aim('ROUGE-1 of the extract above lead and random', isBest),
  ].join('\n');
}

const wordsOf = (text: string): string[] => termsOf(text, 'query').map(({ term }) => term);

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The numbers below, in a reproducible order (a linear congruential generator). */
function shuffled(count: number): number[] {
  let state = 42;
  const next = (): number => (state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32);
  return Array.from({ length: count }, (_, index) => ({ index, key: next() }))
    .toSorted((one, other) => one.key - other.key)
    .map(({ index }) => index);
}
