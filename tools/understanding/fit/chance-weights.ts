/** What a probability is computed from, and what came of it. */
export interface Outcome<Factor extends string> {
  factors: Readonly<Record<Factor, number>>;
  isRight: boolean;
}
export type ChanceWeights<Factor extends string> = Record<Factor | 'bias', number>;

const STEPS = 3000;
const RATE = 0.3;
const RIDGE = 0.01;

/** A logistic regression, by gradient descent. */
export function fitChance<Factor extends string>(
  outcomes: readonly Outcome<Factor>[],
): ChanceWeights<Factor> {
  const names = Object.keys(outcomes[0]?.factors ?? {}) as Factor[];
  const zero = (): ChanceWeights<Factor> =>
    Object.fromEntries(['bias', ...names].map((name) => [name, 0])) as ChanceWeights<Factor>;
  const weights: Record<string, number> = zero();
  for (let step = 0; step < STEPS; step += 1) {
    const gradient: Record<string, number> = zero();
    for (const { factors, isRight } of outcomes) {
      const chance = chanceOf(factors, weights as ChanceWeights<Factor>);
      const error = (chance - Number(isRight)) / outcomes.length;
      gradient['bias']! += error;
      for (const name of names) gradient[name]! += error * factors[name];
    }
    weights['bias']! -= RATE * gradient['bias']!;
    for (const name of names) weights[name]! -= RATE * (gradient[name]! + RIDGE * weights[name]!);
  }
  return weights as ChanceWeights<Factor>;
}

export function chanceOf<Factor extends string>(
  factors: Readonly<Record<Factor, number>>,
  weights: ChanceWeights<Factor>,
): number {
  let sum = weights.bias;
  for (const name of Object.keys(factors) as Factor[]) sum += weights[name] * factors[name];
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

/** Pearson's correlation of pairs of numbers. */
export function correlation(pairs: readonly (readonly [number, number])[]): number {
  const mean = (at: 0 | 1): number => pairs.reduce((sum, pair) => sum + pair[at], 0) / pairs.length;
  const [one, other] = [mean(0), mean(1)];
  const product = (left: 0 | 1, right: 0 | 1): number =>
    pairs.reduce(
      (sum, pair) =>
        sum + (pair[left] - (left === 0 ? one : other)) * (pair[right] - (right === 0 ? one : other)),
      0,
    );
  return product(0, 1) / Math.sqrt(product(0, 0) * product(1, 1));
}
