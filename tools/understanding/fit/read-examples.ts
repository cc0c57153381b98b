import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { candidatesOf } from '../../../libs/engines/answers/src/rating/likeness.js';
import type { RatedOption } from '../../../libs/engines/answers/src/rating/rate-answers.js';
import { compare } from '../../../libs/platform/embeddings/src/sentences/compare.worker.js';
import type { AnswerExample } from './answer-examples.js';

/**
 * The examples with the candidates that a sentence model has read, and its features. What it said of each text is kept in the
 * working folder.
 * @param folder of the model.
 */
export async function readExamples(
  examples: readonly AnswerExample[],
  folder: string,
  work: string,
): Promise<AnswerExample[]> {
  const kept = join(work, 'likenesses');
  mkdirSync(kept, { recursive: true });
  const read: AnswerExample[] = [];
  for (const example of examples) {
    const candidates = candidatesOf(example);
    const { id, question } = example.question;
    const path = join(kept, `${id}.json`);
    const known: Record<string, number> = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
    const texts = new Set(candidates.flatMap(({ text, heading }) => [text, heading]));
    const missing = [...texts].filter((text) => !(text in known));
    if (missing.length > 0) {
      const items = missing.map((text) => [text]);
      const likenesses = await compare({ folder, question, items, timeMs: Infinity });
      missing.forEach((text, at) => (known[text] = likenesses[at]?.[0] ?? 0));
      writeFileSync(path, JSON.stringify(known));
    }
    const options = candidates.map(({ text, heading }, at) => {
      const rated = example.options[at] as RatedOption;
      const likeness = { meaning: known[text] ?? 0, headingMeaning: known[heading] ?? 0 };
      return { ...rated, features: { ...rated.features, ...likeness } };
    });
    read.push({ ...example, options, gains: example.gains.slice(0, options.length) });
  }
  return read;
}
