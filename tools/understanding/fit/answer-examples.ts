import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { termsOf } from '@capstan/text-analysis';
import type { QueryPlan } from '../../../libs/features/research/src/model/query-plan.js';
import type { Source } from '../../../libs/features/research/src/model/source.js';
import { FakeRun } from '../../../libs/features/research/src/pipeline/fixtures/fake-run.js';
import { ScriptedModels } from '../../../libs/features/research/src/pipeline/fixtures/scripted-models.js';
import { simulatedPipeline } from '../../../libs/features/research/src/pipeline/fixtures/simulated-pipeline.js';
import { expandQuery } from '../../../libs/features/research/src/pipeline/query-expansion/expand-query.js';
import { type Asked, askedBy } from '../../../libs/engines/answers/src/question/asked.js';
import { AnswerRating, type RatedOption } from '../../../libs/engines/answers/src/rating/rate-answers.js';
import {
  answerPage,
  questionOf,
} from '../../../libs/features/research/src/pipeline/synthesis/asked-of-sources.js';
import { Evidence } from '../../../libs/features/research/src/pipeline/verification/evidence.js';
import { type AskedQuestion, comparable } from '../asked-questions.js';
import { IndexedManuals } from '../indexed-manuals.js';

/** A question with what its sources could answer. */
export interface AnswerExample {
  question: AskedQuestion;
  asked: Asked;
  options: readonly RatedOption[];
  rarity: number;
  /** How good each option is, 0 to 1. */
  gains: readonly number[];
  hasDocument: boolean;
}

/** Options with this gain are right. */
export const RIGHT = 0.6;
const CONTAINED = 0.85;
const MIN_CONTAINED = 30;

/** The sources that a run of a question reads; kept in the working folder for the next time. */
export async function sourcesOf(
  questions: readonly AskedQuestion[],
  folders: ReadonlyMap<string, string>,
  work: string,
): Promise<Map<string, Source[]>> {
  const manuals = new IndexedManuals(folders, work);
  const pipeline = simulatedPipeline({ capabilities: manuals.capabilities, models: new ScriptedModels([]) });
  const kept = join(work, 'sources');
  mkdirSync(kept, { recursive: true });
  const found = new Map<string, Source[]>();
  try {
    for (const { id, question, manual } of questions) {
      const path = join(kept, `${id}.json`);
      if (!existsSync(path)) {
        const run = new FakeRun({
          request: { query: question, depth: 'standard', enrichEntities: false, collections: [manual] },
        });
        const { sources } = await pipeline.run(run);
        writeFileSync(path, JSON.stringify(sources));
      }
      found.set(id, JSON.parse(readFileSync(path, 'utf8')) as Source[]);
    }
  } finally {
    await manuals.close();
  }
  return found;
}

export function exampleOf(question: AskedQuestion, sources: readonly Source[]): AnswerExample | undefined {
  const plan = expandQuery({ query: question.question, depth: 'standard' }) satisfies QueryPlan;
  const [facet] = plan.facets;
  if (!facet) return undefined;
  const asked = askedBy(questionOf(facet, plan));
  if (asked.topic.size === 0) return undefined;
  const { options, rarity } = new AnswerRating(new Evidence(sources).originals.map(answerPage)).rate(
    asked,
    facet.heading,
  );
  return {
    question,
    asked,
    options,
    rarity,
    gains: options.map(({ option }) =>
      gainOf(
        option.quotes.map(({ text }) => text),
        question,
      ),
    ),
    hasDocument: sources.some(({ url }) => decodeURI(url).endsWith(`/${question.document}`)),
  };
}

/** How well quotes say what is expected: the words they share, or that one contains the other. */
export function gainOf(quotes: readonly string[], { answers = [], also = [] }: AskedQuestion): number {
  const text = quotes.join('\n');
  const wanted = [
    ...answers,
    ...also.map((other) => other.text),
    ...(answers.length > 1 ? [answers.join('\n')] : []),
  ];
  return Math.max(0, ...wanted.map((answer) => likeness(text, answer)));
}

function likeness(text: string, answer: string): number {
  const [one, other] = [wordsOf(text), wordsOf(answer)];
  const shared = [...one].filter((term) => other.has(term)).length;
  const f1 = (2 * shared) / Math.max(1, one.size + other.size);
  const [said, wanted] = [comparable(text), comparable(answer)];
  const isContained =
    (said.includes(wanted) && (wanted.length >= MIN_CONTAINED || wanted.length > said.length / 3)) ||
    (said.length >= MIN_CONTAINED && wanted.includes(said) && said.length > wanted.length / 3);
  return Math.max(f1, isContained ? CONTAINED : 0);
}

const wordsOf = (text: string): Set<string> =>
  new Set(termsOf(text, 'query').flatMap(({ term, isStopWord }) => (isStopWord ? [] : [term])));
