import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { termsOf } from '@capstan/text-analysis';
import type { QueryPlan } from '../../../libs/features/research/src/model/query-plan.js';
import type { Source } from '../../../libs/features/research/src/model/source.js';
import { FakeRun } from '../../../libs/features/research/src/pipeline/fixtures/fake-run.js';
import { ScriptedModels } from '@capstan/platform-testing';
import { simulatedPipeline } from '../../../libs/features/research/src/pipeline/fixtures/simulated-pipeline.js';
import { expandQuery } from '../../../libs/features/research/src/pipeline/query-expansion/expand-query.js';
import { type Asked, parseQuestion } from '../../../libs/engines/answers/src/question/asked.js';
import {
  AnswerRating,
  type RatedOption,
  type Reach,
} from '../../../libs/engines/answers/src/rating/rate-answers.js';
import type { TopicEvidence } from '../../../libs/engines/answers/src/rating/topic-evidence.js';
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
  evidence: TopicEvidence;
  /** How good each option is, 0 to 1. */
  gains: readonly number[];
  hasDocument: boolean;
}

/** Options with this gain are right. */
export const RIGHT = 0.6;
const CONTAINED = 0.85;
const MIN_CONTAINED = 30;

/** A busy machine must not change what is read. */
const WALL_MS = 600_000;

/** The sources that a run of a question reads; kept in the working folder for the next time. */
export async function sourcesOf(
  questions: readonly AskedQuestion[],
  folders: ReadonlyMap<string, string>,
  work: string,
): Promise<Map<string, Source[]>> {
  const manuals = new IndexedManuals(folders, work);
  const pipeline = simulatedPipeline(
    { capabilities: manuals.capabilities, models: new ScriptedModels({}) },
    { detectEntities: () => ({ people: [], companies: [] }) },
  );
  const kept = join(work, 'sources');
  mkdirSync(kept, { recursive: true });
  const found = new Map<string, Source[]>();
  try {
    for (const { id, question, manual } of questions) {
      const path = join(kept, `${id}.json`);
      if (!existsSync(path)) {
        const run = new FakeRun({
          request: {
            query: question,
            depth: 'standard',
            enrichEntities: false,
            synthesis: false,
            collections: [manual],
          },
          limits: { wallMs: WALL_MS },
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

/** @param reach `meaning`: with the options that only a sentence model would read. */
export function exampleOf(
  question: AskedQuestion,
  sources: readonly Source[],
  reach: Reach,
): AnswerExample | undefined {
  const plan = expandQuery({ query: question.question, depth: 'standard' }) satisfies QueryPlan;
  const [facet] = plan.facets;
  if (!facet) return undefined;
  const asked = parseQuestion(questionOf(facet, plan));
  if (asked.topic.size === 0) return undefined;
  const { options, rarity, evidence } = new AnswerRating(
    new Evidence(sources).originals.map(answerPage),
  ).rate(asked, facet.heading, reach);
  const wanted = expectedIn(question);
  return {
    question,
    asked,
    options,
    rarity,
    evidence,
    gains: options.map(({ option }) =>
      gainOf(
        option.quotes.map(({ text }) => text),
        wanted,
      ),
    ),
    hasDocument: sources.some(({ url }) => decodeURI(url).endsWith(`/${question.document}`)),
  };
}

/** A text to compare with others. */
interface Compared {
  words: ReadonlySet<string>;
  plain: string;
}

/** What answers: each expected passage, and all together. */
function expectedIn({ answers = [], also = [] }: AskedQuestion): Compared[] {
  const passages = [...answers, ...also.map(({ text }) => text)];
  return (answers.length > 1 ? [...passages, answers.join('\n')] : passages).map(comparedOf);
}

/** How well quotes say what is expected: the words they share, or that one contains the other. */
function gainOf(quotes: readonly string[], wanted: readonly Compared[]): number {
  const said = comparedOf(quotes.join('\n'));
  return Math.max(0, ...wanted.map((answer) => likeness(said, answer)));
}

function likeness(said: Compared, wanted: Compared): number {
  const shared = [...said.words].filter((term) => wanted.words.has(term)).length;
  const f1 = (2 * shared) / Math.max(1, said.words.size + wanted.words.size);
  const [one, other] = [said.plain, wanted.plain];
  const isContained =
    (one.includes(other) && (other.length >= MIN_CONTAINED || other.length > one.length / 3)) ||
    (one.length >= MIN_CONTAINED && other.includes(one) && one.length > other.length / 3);
  return Math.max(f1, isContained ? CONTAINED : 0);
}

const comparedOf = (text: string): Compared => ({ words: wordsOf(text), plain: comparable(text) });

const wordsOf = (text: string): Set<string> =>
  new Set(termsOf(text, 'query').flatMap(({ term, isStopWord }) => (isStopWord ? [] : [term])));
