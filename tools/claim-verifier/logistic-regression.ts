export interface Example {
  features: Readonly<Record<string, number>>;
  isLie: boolean;
  weight: number;
}

export interface FittedModel {
  bias: number;
  weights: Record<string, number>;
}

const STEPS = 3000;
const RATE = 0.02;
const RIDGE = 1e-4;
const [DECAY, SQUARED_DECAY, TINY] = [0.9, 0.999, 1e-8];

/**
 * Fits a logistic regression by Adam. Weights are kept at 0 or above: a feature is a difference between claim and source, and no
 * difference is a sign of support.
 * @param floors lower bounds of weights, above 0 for features that must be able to decide alone.
 */
export function fitLogisticRegression(
  examples: readonly Example[],
  floors: Readonly<Record<string, number>>,
): FittedModel {
  const names = Object.keys(examples[0]?.features ?? {});
  const rows = examples.map(({ features }) =>
    Float64Array.from([...names.map((name) => features[name] ?? 0), 1]),
  );
  const total = examples.reduce((sum, { weight }) => sum + weight, 0);
  const size = names.length + 1;
  const weights = new Float64Array(size);
  const mean = new Float64Array(size);
  const square = new Float64Array(size);
  for (let step = 1; step <= STEPS; step += 1) {
    const gradient = gradientAt(weights, rows, examples, total);
    for (let at = 0; at < size; at += 1) {
      const slope = (gradient[at] ?? 0) + (at < names.length ? RIDGE * (weights[at] ?? 0) : 0);
      mean[at] = DECAY * (mean[at] ?? 0) + (1 - DECAY) * slope;
      square[at] = SQUARED_DECAY * (square[at] ?? 0) + (1 - SQUARED_DECAY) * slope * slope;
      const move = (mean[at] ?? 0) / (1 - DECAY ** step);
      const scale = Math.sqrt((square[at] ?? 0) / (1 - SQUARED_DECAY ** step)) + TINY;
      const next = (weights[at] ?? 0) - (RATE * move) / scale;
      weights[at] = at < names.length ? Math.max(floors[names[at] ?? ''] ?? 0, next) : next;
    }
  }
  return {
    bias: weights[names.length] ?? 0,
    weights: Object.fromEntries(names.map((name, at) => [name, weights[at] ?? 0])),
  };
}

function gradientAt(
  weights: Float64Array,
  rows: readonly Float64Array[],
  examples: readonly Example[],
  total: number,
): Float64Array {
  const gradient = new Float64Array(weights.length);
  rows.forEach((row, index) => {
    let sum = 0;
    for (let at = 0; at < row.length; at += 1) sum += (row[at] ?? 0) * (weights[at] ?? 0);
    const example = examples[index];
    if (!example) return;
    const error = (example.weight / total) * (1 / (1 + Math.exp(-sum)) - (example.isLie ? 1 : 0));
    for (let at = 0; at < row.length; at += 1) gradient[at] = (gradient[at] ?? 0) + error * (row[at] ?? 0);
  });
  return gradient;
}

export function lieProbability(
  { bias, weights }: FittedModel,
  features: Readonly<Record<string, number>>,
): number {
  const sum = Object.entries(features).reduce(
    (total, [name, value]) => total + value * (weights[name] ?? 0),
    bias,
  );
  return 1 / (1 + Math.exp(-sum));
}
