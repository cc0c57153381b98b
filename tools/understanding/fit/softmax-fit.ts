import { bucketOf, type WeightsFile } from '@capstan/prompt-reader';

export interface FitExample {
  features: readonly string[];
  /** The classes that are right; more than one where the label does not say which. */
  right: ReadonlySet<string>;
  weight?: number;
}

export interface FitOptions {
  classes: readonly string[];
  bits: number;
  epochs?: number;
  rate?: number;
  ridge?: number;
  /** Each class on its own: several may be right at once. */
  isIndependent?: boolean;
}

/** A fixed order that looks random: the same weights on every machine. */
export function shuffled(count: number, seed: number): number[] {
  const order = Array.from({ length: count }, (_, index) => index);
  let state = seed >>> 0;
  for (let index = count - 1; index > 0; index -= 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const other = state % (index + 1);
    [order[index], order[other]] = [order[other]!, order[index]!];
  }
  return order;
}

/** Logistic regression by AdaGrad; weights are rounded to bytes. */
export function fit(examples: readonly FitExample[], options: FitOptions): WeightsFile {
  const { classes, bits, epochs = 14, rate = 0.25, ridge = 2e-5, isIndependent = false } = options;
  const size = 2 ** bits;
  const count = classes.length;
  const weights = new Float64Array(size * count);
  const squares = new Float64Array(size * count).fill(1e-2);
  const buckets = examples.map(({ features }) => features.map((feature) => bucketOf(feature, bits)));
  const targets = examples.map(({ right }) => classes.map((name) => right.has(name)));
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (const index of shuffled(examples.length, epoch + 1)) {
      const own = buckets[index]!;
      const right = targets[index]!;
      const scores = classes.map((_, at) =>
        own.reduce((sum, bucket) => sum + weights[at * size + bucket]!, 0),
      );
      const errors = errorsOf(scores, right, isIndependent);
      const share = examples[index]!.weight ?? 1;
      for (let at = 0; at < count; at += 1) {
        const error = errors[at]! * share;
        if (Math.abs(error) < 1e-4) continue;
        for (const bucket of own) {
          const place = at * size + bucket;
          const gradient = error - ridge * examples.length * 0.01 * weights[place]!;
          squares[place]! += gradient * gradient;
          weights[place]! += (rate * gradient) / Math.sqrt(squares[place]!);
        }
      }
    }
  }
  return roundedWeights(weights, classes, bits);
}

function errorsOf(scores: readonly number[], right: readonly boolean[], isIndependent: boolean): number[] {
  if (isIndependent) return scores.map((score, at) => (right[at]! ? 1 : 0) - 1 / (1 + Math.exp(-score)));
  const top = Math.max(...scores);
  const parts = scores.map((score) => Math.exp(score - top));
  const all = parts.reduce((sum, each) => sum + each, 0);
  const good = parts.reduce((sum, each, at) => sum + (right[at]! ? each : 0), 0);
  return parts.map((each, at) => (right[at]! ? each / good : 0) - each / all);
}

export function roundedWeights(weights: Float64Array, classes: readonly string[], bits: number): WeightsFile {
  let top = 0;
  for (const each of weights) top = Math.max(top, Math.abs(each));
  const limit = Math.min(top, 4);
  const scale = limit / 127;
  const bytes = Int8Array.from(weights, (each) => Math.max(-127, Math.min(127, Math.round(each / scale))));
  return {
    classes: [...classes],
    bits,
    scale: Number(scale.toPrecision(6)),
    weights: Buffer.from(bytes.buffer).toString('base64'),
  };
}
