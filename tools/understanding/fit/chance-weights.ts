import type { FitFactors } from '../../../libs/engines/answers/src/rating/answer-fit.js';

/** What the fit of an answer was computed from, and whether the answer was right. */
export interface Outcome {
  factors: FitFactors;
  isRight: boolean;
}
export type ChanceWeights = Record<keyof FitFactors | 'bias', number>;

const STEPS = 3000;
const RATE = 0.3;
const RIDGE = 0.01;

/** A logistic regression, by gradient descent. */
export function fitChance(outcomes: readonly Outcome[]): ChanceWeights {
  const names = Object.keys(outcomes[0]?.factors ?? {}) as (keyof FitFactors)[];
  const weights = Object.fromEntries(['bias', ...names].map((name) => [name, 0])) as ChanceWeights;
  for (let step = 0; step < STEPS; step += 1) {
    const gradient = Object.fromEntries(['bias', ...names].map((name) => [name, 0])) as ChanceWeights;
    for (const { factors, isRight } of outcomes) {
      const error = (chanceOf(factors, weights) - Number(isRight)) / outcomes.length;
      gradient.bias += error;
      for (const name of names) gradient[name] += error * factors[name];
    }
    weights.bias -= RATE * gradient.bias;
    for (const name of names) weights[name] -= RATE * (gradient[name] + RIDGE * weights[name]);
  }
  return weights;
}

export function chanceOf(factors: FitFactors, weights: ChanceWeights): number {
  let sum = weights.bias;
  for (const name of Object.keys(factors) as (keyof FitFactors)[]) sum += weights[name] * factors[name];
  return 1 / (1 + Math.exp(-sum));
}

/** Probability that a right answer has a higher chance than a wrong one. */
export function areaUnderCurve(outcomes: readonly { chance: number; isRight: boolean }[]): number {
  const right = outcomes.filter(({ isRight }) => isRight);
  const wrong = outcomes.filter(({ isRight }) => !isRight);
  let sum = 0;
  for (const one of right)
    for (const other of wrong) sum += one.chance > other.chance ? 1 : one.chance === other.chance ? 0.5 : 0;
  return sum / Math.max(1, right.length * wrong.length);
}
