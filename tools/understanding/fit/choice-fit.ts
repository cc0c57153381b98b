import { bucketOf, NAME_MODEL, type WeightsFile } from '@capstan/prompt-reader';
import { roundedWeights, shuffled } from './softmax-fit.js';

/** Candidates, of which one or more are right. */
export interface Choice {
  id: string;
  candidates: readonly string[][];
  isRight: readonly boolean[];
  weight: number;
}

const EPOCHS = 20;
const RATE = 0.05;
const RIDGE = 0.01;
/** A feature of fewer prompts says more about them than about names. */
const MIN_PROMPTS = 4;

export interface Buckets {
  buckets: readonly Int32Array[];
  isRight: readonly boolean[];
  weight: number;
}

export const bucketed = ({ candidates, isRight, weight }: Choice, bits: number): Buckets => ({
  buckets: candidates.map((features) => Int32Array.from(features, (each) => bucketOf(each, bits))),
  isRight,
  weight,
});

export function scoresOf({ buckets }: Buckets, weights: Float64Array): number[] {
  return buckets.map((own) => {
    let sum = 0;
    for (const bucket of own) sum += weights[bucket]!;
    return sum;
  });
}

function withoutRare(choices: readonly Buckets[], bits: number): Buckets[] {
  const prompts = new Uint16Array(2 ** bits);
  for (const { buckets } of choices)
    for (const bucket of new Set(buckets.flatMap((each) => [...each]))) prompts[bucket]! += 1;
  return choices.map((choice) => ({
    ...choice,
    buckets: choice.buckets.map((own) => own.filter((bucket) => prompts[bucket]! >= MIN_PROMPTS)),
  }));
}

/** A conditional logit over candidates, by AdaGrad. */
export function fitChoice(choices: readonly Buckets[], bits: number): Float64Array {
  const weights = new Float64Array(2 ** bits);
  const squares = new Float64Array(2 ** bits).fill(1);
  const gradient = new Float64Array(2 ** bits);
  const usable = withoutRare(
    choices.filter(({ isRight }) => isRight.includes(true)),
    bits,
  );
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    for (const index of shuffled(usable.length, epoch + 1)) {
      const choice = usable[index]!;
      const scores = scoresOf(choice, weights);
      const top = Math.max(...scores);
      const parts = scores.map((score) => Math.exp(score - top));
      const all = parts.reduce((sum, each) => sum + each, 0);
      const good = parts.reduce((sum, each, at) => sum + (choice.isRight[at]! ? each : 0), 0);
      const touched = new Set<number>();
      parts.forEach((part, at) => {
        const error = ((choice.isRight[at]! ? part / good : 0) - part / all) * choice.weight;
        if (Math.abs(error) < 1e-5) return;
        for (const bucket of choice.buckets[at]!) {
          gradient[bucket]! += error;
          touched.add(bucket);
        }
      });
      for (const bucket of touched) {
        const step = gradient[bucket]! - RIDGE * weights[bucket]!;
        squares[bucket]! += step * step;
        weights[bucket]! += (RATE * step) / Math.sqrt(squares[bucket]!);
        gradient[bucket] = 0;
      }
    }
  }
  return weights;
}

export const choiceModel = (weights: Float64Array, bits: number): WeightsFile =>
  roundedWeights(weights, [NAME_MODEL], bits);
