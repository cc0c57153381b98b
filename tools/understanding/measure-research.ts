/**
 * Measures research without a model on questions about manuals (test/understanding/research/README.md):
 * `node --import ./tools/register-ts.mjs tools/understanding/measure-research.ts --manual fastify=node_modules/fastify/docs …
 * [--half unseen | --set <file>] [--depth deep] [--only d3] [--details] [--model <folder of the sentence model>]`. `--work <folder>` keeps the index and what it answered for the
 * next run.
 */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { termsOf } from '@capstan/text-analysis';
import { FakeRun } from '../../libs/features/research/src/pipeline/fixtures/fake-run.js';
import { ScriptedModels } from '@capstan/platform-testing';
import {
  sentencesOf,
  simulatedPipeline,
} from '../../libs/features/research/src/pipeline/fixtures/simulated-pipeline.js';
import { withMarkers } from '../../libs/features/research/src/pipeline/synthesis/render-sentences.js';
import type { Depth } from '../../libs/features/research/src/model/depth.js';
import type { Report } from '../../libs/features/research/src/model/report.js';
import { type AskedQuestion, askedQuestions, comparable, manualFolders } from './asked-questions.js';
import { IndexedManuals } from './indexed-manuals.js';

const { values: options } = parseArgs({
  options: {
    manual: { type: 'string', multiple: true, default: [] },
    half: { type: 'string', default: 'dev' },
    set: { type: 'string' },
    depth: { type: 'string', default: 'standard' },
    only: { type: 'string' },
    details: { type: 'boolean', default: false },
    model: { type: 'string', default: '/nonexistent' },
    work: { type: 'string', default: join(tmpdir(), 'capstan-measure-research') },
  },
});
const SETS = join(import.meta.dirname, '../../test/understanding/research');
const folders = manualFolders(options.manual);
const questions = askedQuestions(
  [options.set ?? join(SETS, `${options.half}.yaml`)],
  new Set(folders.keys()),
).filter(({ id }) => options.only === undefined || options.only.split(',').includes(id));
const manuals = new IndexedManuals(folders, options.work);
const sentences = sentencesOf(options.model);
const world = { capabilities: manuals.capabilities, models: new ScriptedModels({}) };
const pipeline = simulatedPipeline(world, {}, sentences);
const totals = { answered: 0, inSummary: 0, words: 0, empty: 0, unanswerable: 0 };

try {
  for (const question of questions) await measure(question);
} finally {
  await sentences.onApplicationShutdown();
  await manuals.close();
}
console.log(
  `${totals.answered} answerable: whole answer in the summary ${totals.inSummary}, ` +
    `mean share of its words ${(totals.words / totals.answered).toFixed(2)}; ` +
    `${totals.unanswerable} unanswerable: ${totals.empty} empty`,
);

async function measure({ id, manual, type, question, document, answers = [] }: AskedQuestion): Promise<void> {
  const run = new FakeRun({
    request: { query: question, depth: options.depth as Depth, enrichEntities: false, collections: [manual] },
  });
  const { report, sources } = await pipeline.run(run);
  if (!report) throw new Error('there is no report');
  const summary = withMarkers(report.summary);
  const rank = sources.findIndex(({ url }) => decodeURI(url).endsWith(`/${document}`)) + 1;
  if (document === undefined) {
    totals.unanswerable += 1;
    totals.empty += Number(summary === '');
  } else {
    totals.answered += 1;
    totals.inSummary += Number(answers.every((answer) => comparable(summary).includes(comparable(answer))));
    totals.words += shareOf(answers, summary);
  }
  console.log(
    [
      `${id} ${type}: ${question}`,
      `  words in summary ${shareOf(answers, summary).toFixed(2)}, in report ${shareOf(answers, textOf(report)).toFixed(2)}, ` +
        `document at ${rank || '-'}, ${report.summary.length} sentences of ${summary.length} characters, ` +
        `confidence ${report.confidence}`,
      ...(options.details ? detailsOf(report) : [`  > ${summary}`]),
    ].join('\n'),
  );
}

function detailsOf(report: Report): string[] {
  return [
    ...report.summary.map(
      ({ text, citations }) => `  > ${text} [${citations.map(({ source }) => source).join()}]`,
    ),
    ...report.sections.flatMap(({ heading, sentences }) => [
      `  ## ${heading}`,
      ...sentences.map(({ text }) => `     ${text}`),
    ]),
    ...report.keyFindings.map(({ text }) => `  * ${text}`),
  ];
}

function shareOf(answers: readonly string[], text: string): number {
  const plain = (one: string): string => one.replace(/\]\([^()]*\)|\]\[[^[\]]*\]/g, ']');
  const wanted = new Set(termsOf(plain(answers.join(' ')), 'index').map(({ term }) => term));
  const there = new Set(termsOf(text, 'index').map(({ term }) => term));
  return [...wanted].filter((term) => there.has(term)).length / (wanted.size || 1);
}

function textOf({ summary, sections, keyFindings }: Report): string {
  return withMarkers([...summary, ...sections.flatMap(({ sentences }) => sentences), ...keyFindings]);
}
