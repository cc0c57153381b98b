/**
 * Fits the weights of the reader's names on labelled prompts, by a conditional logit with cross-validation:
 * `node --import ./tools/register-ts.mjs tools/understanding/fit-names.ts [--rounds 1,2] [--write]`.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nameExamples } from '@capstan/site-reader';
import { type LabelledPrompt, labelledPrompts, namedPrompts, type SetName } from './labels.js';
import { comparable } from './matching.js';

const NONE = 'none';
const FOLDS = 5;
const STEPS = 1200;
const RATE = 0.5;
const RIDGE = 0.003;
const DIGITS = 2;
const MOMENTUM = 0.9;
/** A prompt without a name counts less: what it gives may be a name all the same. */
const NAMELESS_SHARE = 0.3;
const keys: string[] = [];

interface Example {
  id: string;
  signs: [number, number][][];
  isRight: boolean[];
  names: string[];
  isNamed: boolean;
}

const rounds = process.argv.includes('--rounds')
  ? (process.argv[process.argv.indexOf('--rounds') + 1] ?? '').split(',')
  : [];
const sets: SetName[] = ['dev', ...rounds.map((round): SetName => `round-${Number(round)}`)];
const prompts = sets.flatMap((set) => labelledPrompts(set).filter(({ scope }) => scope === 'build'));
const examples = [...prompts, ...namedPrompts()].map(exampleOf);

for (const { id, isRight, isNamed } of examples)
  if (isNamed && !isRight.some(Boolean)) console.log(`${id} has no right candidate`);
const folds = Array.from({ length: FOLDS }, (_, fold) => {
  const model = fit(examples.filter((_each, index) => index % FOLDS !== fold));
  return examples
    .filter((_each, index) => index % FOLDS === fold)
    .map((each) => ({ ...each, best: best(each, model) }));
}).flat();
const named = folds.filter(({ isNamed }) => isNamed);
const missed = named.filter((each) => !each.isRight[each.best]);
for (const each of missed)
  console.log(`missed in cross-validation: ${each.id} ${each.names[each.best] ?? ''}`);
console.log(`cross-validation: ${named.length - missed.length} of ${named.length}`);
const weights = fit(examples);
const own = examples.filter(({ isNamed }) => isNamed);
console.log(`on all: ${own.filter((each) => each.isRight[best(each, weights)]).length} of ${own.length}`);
if (process.argv.includes('--write')) {
  const lines = keys
    .map((key, index): [string, number] => [key, weights[index]!])
    .filter(([, weight]) => Math.abs(weight) >= 0.01)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([sign, weight]) => `${sign}: ${weight.toFixed(DIGITS)}`);
  const file = join(
    import.meta.dirname,
    '..',
    '..',
    'libs',
    'engines',
    'site-reader',
    'models',
    'names.yaml',
  );
  writeFileSync(
    file,
    `# Weights of the signs of names, fitted by tools/understanding/fit-names.ts.\n${lines.join('\n')}\n`,
  );
}

function exampleOf({
  id,
  prompt,
  name,
  name_accepts: accepts,
}: Pick<LabelledPrompt, 'id' | 'prompt' | 'name' | 'name_accepts'>): Example {
  const candidates = nameExamples(prompt);
  const right = name === null ? [] : [name, ...(accepts ?? [])].map(comparable);
  return {
    id,
    signs: [{ [NONE]: 1 }, ...candidates.map(({ signs }) => signs)].map(indexed),
    names: ['', ...candidates.map((candidate) => candidate.name)],
    isRight: [name === null, ...candidates.map((candidate) => right.includes(comparable(candidate.name)))],
    isNamed: name !== null,
  };
}

/** The signs that are not zero, by their numbers. */
function indexed(signs: Readonly<Record<string, number>>): [number, number][] {
  return Object.entries(signs).flatMap(([sign, value]): [number, number][] => {
    if (!keys.includes(sign)) keys.push(sign);
    return value === 0 ? [] : [[keys.indexOf(sign), value]];
  });
}

function scoreOf(signs: readonly [number, number][], model: Float64Array): number {
  let sum = 0;
  for (const [sign, value] of signs) sum += value * model[sign]!;
  return sum;
}

function best({ signs }: Example, model: Float64Array): number {
  const scores = signs.map((each) => scoreOf(each, model));
  return scores.indexOf(Math.max(...scores));
}

/** Gradient ascent with momentum on the likelihood of the right candidates. */
function fit(from: readonly Example[]): Float64Array {
  const model = new Float64Array(keys.length);
  const speed = new Float64Array(keys.length);
  const usable = from.filter(({ isRight }) => isRight.some(Boolean));
  for (let step = 0; step < STEPS; step += 1) {
    const gradient = new Float64Array(keys.length);
    for (const { signs, isRight, isNamed } of usable) {
      const scores = signs.map((each) => Math.exp(Math.min(30, scoreOf(each, model))));
      const all = scores.reduce((sum, each) => sum + each, 0);
      const right = scores.reduce((sum, each, index) => sum + (isRight[index] ? each : 0), 0);
      const share = isNamed ? 1 : NAMELESS_SHARE;
      signs.forEach((each, index) => {
        const error = ((isRight[index] ? scores[index]! / right : 0) - scores[index]! / all) * share;
        for (const [sign, value] of each) gradient[sign]! += error * value;
      });
    }
    for (let sign = 0; sign < keys.length; sign += 1) {
      speed[sign] = MOMENTUM * speed[sign]! + gradient[sign]! / usable.length - RIDGE * model[sign]!;
      model[sign]! += RATE * speed[sign]!;
    }
  }
  return model;
}
