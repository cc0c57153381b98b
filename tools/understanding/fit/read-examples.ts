import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type AnswerCandidate,
  candidatesOf,
  likenessOf,
  ratedByMeaning,
  textsToCompare,
} from '../../../libs/engines/answers/src/rating/likeness.js';
import { BY_MEANING } from '../../../libs/engines/answers/src/rating/meaning-weights.js';
import { compare } from '../../../libs/platform/embeddings/src/sentences/compare.worker.js';
import type { Comparison } from '../../../libs/platform/embeddings/src/sentences/comparison.js';
import type { AnswerExample } from './answer-examples.js';

const keyOf = (candidate: AnswerCandidate): string => textsToCompare(candidate).join('\n');

/**
 * The examples with the candidates that a sentence model has read, and its features. What it said of each candidate is kept in the
 * working folder.
 * @param folder of the model.
 */
export async function readExamples(
  examples: readonly AnswerExample[],
  folder: string,
  work: string,
): Promise<AnswerExample[]> {
  const kept = join(work, 'comparisons');
  mkdirSync(kept, { recursive: true });
  const read: AnswerExample[] = [];
  for (const example of examples) {
    const candidates = candidatesOf(example);
    const { id, question } = example.question;
    const path = join(kept, `${id}.json`);
    const known: Record<string, Comparison> = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
    const missing = candidates.filter((candidate) => !(keyOf(candidate) in known));
    if (missing.length > 0) {
      const items = missing.map(textsToCompare);
      const compared = await compare({ folder, question, items, timeMs: Infinity });
      missing.forEach((candidate, at) => (known[keyOf(candidate)] = compared[at] as Comparison));
      writeFileSync(path, JSON.stringify(known));
    }
    const likenesses = candidates.map((candidate) => likenessOf(known[keyOf(candidate)] as Comparison));
    const gains = new Map(example.options.map(({ option }, at) => [option, example.gains[at] as number]));
    const { options } = ratedByMeaning({ ...example, weights: BY_MEANING }, likenesses);
    read.push({ ...example, options, gains: options.map(({ option }) => gains.get(option) as number) });
  }
  return read;
}
