/**
 * Fits what makes an option the answer, and how sure it is, with cross-validation by manual
 * (test/understanding/research/README.md): `npm run answers:fit -- --set test/understanding/research/dev.yaml
 * --manual fastify=node_modules/fastify/docs … [--model <folder of the sentence model>] [--write] [--details]`. With a
 * model, its weights are fitted instead of those for words alone.
 */
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fitFactors } from '../../../libs/engines/answers/src/rating/answer-fit.js';
import type { Reach } from '../../../libs/engines/answers/src/rating/rate-answers.js';
import type { FitFactor } from '../../../libs/engines/answers/src/rating/rating-weights.js';
import { askedQuestions, manualFolders } from '../asked-questions.js';
import { type AnswerExample, exampleOf, RIGHT, sourcesOf } from './answer-examples.js';
import { answerableCase, weighted, withheldExample } from './answerable-cases.js';
import { reportAnswerable } from './answerable-report.js';
import { areaUnderCurve, chanceOf, type ChanceWeights, fitChance, type Outcome } from './chance-weights.js';
import { fitOptionWeights, type OptionWeights, rescored } from './option-weights.js';
import { FOLDS, percent } from './models.js';
import { readExamples } from './read-examples.js';

const FOLDER = 'libs/engines/answers/src/rating';

const { values } = parseArgs({
  options: {
    set: { type: 'string', multiple: true, default: [] },
    manual: { type: 'string', multiple: true, default: [] },
    work: { type: 'string', default: join(tmpdir(), 'capstan-fit-answers') },
    model: { type: 'string' },
    write: { type: 'boolean', default: false },
    details: { type: 'boolean', default: false },
  },
});
const folders = manualFolders(values.manual);
const questions = askedQuestions(values.set, new Set(folders.keys()));
const sources = await sourcesOf(questions, folders, values.work);
const examplesWith = (reach: Reach): AnswerExample[] =>
  questions.flatMap((question) => exampleOf(question, sources.get(question.id) ?? [], reach) ?? []);
const byWords = examplesWith('words');
const examples =
  values.model === undefined
    ? byWords
    : await readExamples(examplesWith('meaning'), values.model, values.work);

const manuals = [...new Set(examples.map(({ question }) => question.manual))];

interface Chosen extends Outcome<FitFactor> {
  example: AnswerExample;
  text: string;
  gain: number;
}

/** Fitting takes a while: once for the same manuals. */
const knownWeights = new Map<string, OptionWeights>();
function weightsFrom(items: readonly { example: AnswerExample }[]): OptionWeights {
  const key = items.map(({ example }) => example.question.id).join();
  const weights = knownWeights.get(key) ?? fitOptionWeights(items.map(({ example }) => example));
  knownWeights.set(key, weights);
  return weights;
}

function chosenOf(example: AnswerExample, weights?: OptionWeights): Chosen[] {
  const { options, gains, asked } = example;
  const ranked = weights
    ? rescored(example, weights)
    : options.map((option, at) => ({ option, gain: gains[at] ?? 0 }));
  const [best] = ranked;
  const factors = fitFactors({ ...example, options: ranked.map(({ option }) => option) }, asked);
  if (!best || !factors) return [];
  const text = best.option.option.quotes.map((quote) => quote.text).join(' / ');
  return [{ example, factors, text, gain: best.gain, isRight: best.gain >= RIGHT }];
}

const byManual = <Item extends { example: AnswerExample }, Result>(
  items: readonly Item[],
  work: (others: readonly Item[], own: readonly Item[]) => Result[],
): Result[] =>
  Array.from({ length: FOLDS }, (_, fold) => {
    const isOwn = ({ example }: Item): boolean => manuals.indexOf(example.question.manual) % FOLDS === fold;
    return work(
      items.filter((item) => !isOwn(item)),
      items.filter(isOwn),
    );
  }).flat();

function report(title: string, chosen: readonly Chosen[]): void {
  const answerable = chosen.filter(({ example }) => example.question.document !== undefined);
  const right = answerable.filter(({ isRight }) => isRight).length;
  const mean = answerable.reduce((sum, { gain }) => sum + gain, 0) / Math.max(1, answerable.length);
  console.log(`${title}: right ${percent(right, answerable.length)}, mean gain ${mean.toFixed(3)}`);
}

const answerable = examples.filter(({ question }) => question.document !== undefined);
const possible = answerable.filter(({ gains }) => gains.some((gain) => gain >= RIGHT)).length;
console.log(
  `the page is among the sources: ${percent(answerable.filter(({ hasDocument }) => hasDocument).length, answerable.length)}, ` +
    `the answer among the options: ${percent(possible, answerable.length)}`,
);
report(
  'with the weights of the code, by words',
  byWords.flatMap((example) => chosenOf(example)),
);
const held = byManual(
  examples.map((example) => ({ example })),
  (others, own) => own.flatMap(({ example }) => chosenOf(example, weightsFrom(others))),
);
report('with weights of the other manuals', held);
const sure = byManual(held, (others, own) => {
  const weights = fitChance(others);
  return own.map((each) => ({ ...each, chance: chanceOf(each.factors, weights) }));
});
console.log(`area under the curve of the fit, of other manuals: ${areaUnderCurve(sure).toFixed(3)}`);
if (values.details) {
  for (const { example, text, gain, chance } of sure) {
    const best = Math.max(0, ...example.gains);
    console.log(
      `${example.question.id} ${example.asked.form} gain ${gain.toFixed(2)} of ${best.toFixed(2)} chance ${chance.toFixed(2)}: ` +
        `${example.question.question}\n   > ${text.slice(0, 400)}\n   = ${example.question.answers?.join(' / ') ?? ''}`,
    );
  }
}
if (values.write) writeWeights(fitOptionWeights(examples), fitChance(held));
if (values.model === undefined) reportAndWriteAnswerable();

/** Whether the pages answer is decided by words: with a sentence model, too. */
function reportAndWriteAnswerable(): void {
  const withheld = questions.flatMap(
    (question) => withheldExample(question, sources.get(question.id) ?? []) ?? [],
  );
  const cases = byManual(
    examples.map((example) => ({ example })),
    (others, own) => {
      const weights = weightsFrom(others);
      const manualsOf = new Set(own.map(({ example }) => example.question.manual));
      const withheldOf = withheld.filter(({ question }) => manualsOf.has(question.manual));
      return [...own.map(({ example }) => example), ...withheldOf].flatMap((example) =>
        answerableCase(example, weights),
      );
    },
  );
  const judged = byManual(cases, (others, own) => {
    const weights = fitChance(weighted(others));
    return own.map((each) => ({ ...each, chance: chanceOf(each.factors, weights) }));
  });
  const { pages, answers } = reportAnswerable(judged, sure);
  if (!values.write) return;
  writeFileSync(
    join(FOLDER, 'answerable-weights.ts'),
    `import type { AnswerableWeights } from './rating-weights.js';\n\n` +
      `/** Fitted by \`npm run answers:fit\`, by words: whether pages answer a question. */\n` +
      `export const ANSWERABLE: AnswerableWeights = {\n${linesOf(fitChance(weighted(cases)), '  ')}};\n\n` +
      `/** In cross-validation by manual, nineteen of twenty questions that the pages answer have a higher chance. */\n` +
      `export const MIN_ANSWERABLE = ${pages.toFixed(2)};\n` +
      `/** The same of questions whose best option is right. */\n` +
      `export const MIN_ANSWERED = ${answers.toFixed(2)};\n`,
  );
}

function linesOf(named: Readonly<Record<string, number>>, indent: string): string {
  return Object.entries(named)
    .map(([name, weight]) => [name, Number(weight.toFixed(2))] as const)
    .filter(([, weight]) => weight !== 0)
    .map(([name, weight]) => `${indent}${name}: ${weight},\n`)
    .join('');
}

function writeWeights(options: OptionWeights, fit: ChanceWeights<FitFactor>): void {
  const lines = (named: Readonly<Record<string, number>>): string => linesOf(named, '    ');
  const [file, name, what] =
    values.model === undefined
      ? ['answer-weights.ts', 'BY_WORDS', 'that no model has read']
      : ['meaning-weights.ts', 'BY_MEANING', 'that a sentence model has read'];
  writeFileSync(
    join(FOLDER, file),
    `import type { RatingWeights } from './rating-weights.js';\n\n` +
      `/** Fitted by \`npm run answers:fit\`, for options ${what}. */\n` +
      `export const ${name}: RatingWeights = {\n  options: {\n${lines(options)}  },\n  fit: {\n${lines(fit)}  },\n};\n`,
  );
}
