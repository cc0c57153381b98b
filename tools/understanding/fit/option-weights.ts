import { FEATURES, type Feature } from '../../../libs/engines/answers/src/rating/answer-features.js';
import { type RatedOption, settingScore } from '../../../libs/engines/answers/src/rating/rate-answers.js';
import { type AnswerExample, RIGHT } from './answer-examples.js';

export type OptionWeights = Record<Feature, number>;

const STEPS = 250;
/** Options that are read in addition to the right ones: those that are best by the weights of the code, which are the hard ones. */
const MAX_WRONG = 120;
const RATE = 0.1;
const RIDGE = 0.004;
const MOMENTS = { first: 0.9, second: 0.999 } as const;

/** A conditional logit over the options of each question, by Adam; options with a gain share the probability. */
export function fitOptionWeights(examples: readonly AnswerExample[]): OptionWeights {
  const size = FEATURES.length;
  const parameters = new Float64Array(size);
  const first = new Float64Array(parameters.length);
  const second = new Float64Array(parameters.length);
  const questions = examples
    .filter(({ gains }) => gains.some((gain) => gain >= RIGHT))
    .map(({ options, gains }) => {
      const taken = options
        .map((option, at) => ({ option, gain: gains[at] ?? 0 }))
        .filter(({ gain }, at) => gain >= RIGHT || at < MAX_WRONG);
      const wanted = taken.map(({ gain }) => (gain >= RIGHT ? gain ** 2 : 0));
      const sum = wanted.reduce((total, each) => total + each, 0);
      return {
        rows: taken.map(({ option }) => Float64Array.from(FEATURES, (name) => option.features[name])),
        wanted: wanted.map((each) => each / sum),
      };
    });
  for (let step = 1; step <= STEPS; step += 1) {
    const gradient = new Float64Array(parameters.length);
    for (const { rows, wanted } of questions) {
      const scores = rows.map((row) => {
        let score = 0;
        for (let at = 0; at < size; at += 1) score += row[at]! * parameters[at]!;
        return score;
      });
      const top = Math.max(...scores);
      const parts = scores.map((score) => Math.exp(score - top));
      const all = parts.reduce((sum, part) => sum + part, 0);
      rows.forEach((row, number) => {
        const error = (parts[number]! / all - wanted[number]!) / questions.length;
        if (Math.abs(error) < 1e-9) return;
        for (let at = 0; at < size; at += 1) gradient[at]! += error * row[at]!;
      });
    }
    for (let at = 0; at < parameters.length; at += 1) {
      const slope = gradient[at]! + RIDGE * parameters[at]!;
      first[at] = MOMENTS.first * first[at]! + (1 - MOMENTS.first) * slope;
      second[at] = MOMENTS.second * second[at]! + (1 - MOMENTS.second) * slope ** 2;
      const [mean, spread] = [
        first[at]! / (1 - MOMENTS.first ** step),
        second[at]! / (1 - MOMENTS.second ** step),
      ];
      parameters[at]! -= (RATE * mean) / (Math.sqrt(spread) + 1e-8);
    }
  }
  return Object.fromEntries(FEATURES.map((name, at) => [name, parameters[at]!])) as OptionWeights;
}

/** The options of an example with the scores of other weights, best first, and their gains. */
export function rescored(
  { options, gains }: AnswerExample,
  weights: OptionWeights,
): { option: RatedOption; gain: number }[] {
  return options
    .map((option, at) => ({
      option: {
        ...option,
        score: FEATURES.reduce(
          (sum, name) => sum + option.features[name] * weights[name],
          settingScore(option.option),
        ),
      },
      gain: gains[at] ?? 0,
    }))
    .toSorted((one, other) => other.option.score - one.option.score);
}
