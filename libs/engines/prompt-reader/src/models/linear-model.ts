import { z } from 'zod';
import { readAsset } from '../packs/asset-folder.js';
import { bucketOf } from './hashed.js';

/** Weights of features by classes, one byte each: written by tools/understanding/fit, read when they are first needed. */
const Weights = z.strictObject({
  classes: z.array(z.string()),
  bits: z.int().min(6).max(18),
  scale: z.number(),
  weights: z.base64(),
});

export type WeightsFile = z.infer<typeof Weights>;

/** A linear model over hashed features. */
export class LinearModel {
  readonly classes: readonly string[];
  private readonly bits: number;
  private readonly scale: number;
  private readonly weights: Int8Array;

  constructor({ classes, bits, scale, weights }: WeightsFile) {
    const bytes = Buffer.from(weights, 'base64');
    if (bytes.length !== classes.length * 2 ** bits)
      throw new Error(`A model of ${classes.length} classes with ${bits} bits has ${bytes.length} weights.`);
    this.classes = classes;
    this.bits = bits;
    this.scale = scale;
    this.weights = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);
  }

  /** The sum of the weights of features for each class. */
  scores(features: readonly string[]): number[] {
    const size = 2 ** this.bits;
    const buckets = features.map((feature) => bucketOf(feature, this.bits));
    return this.classes.map((_, index) => {
      let sum = 0;
      for (const bucket of buckets) sum += this.weights[index * size + bucket]!;
      return sum * this.scale;
    });
  }
}

/** Exponentials of scores, so that they add up to one. */
export function softmax(scores: readonly number[]): number[] {
  const top = Math.max(...scores);
  const parts = scores.map((score) => Math.exp(score - top));
  const sum = parts.reduce((all, each) => all + each, 0);
  return parts.map((each) => each / sum);
}

const loaded = new Map<string, LinearModel>();

/** @throws Error if the file of the model is missing or damaged. */
export function modelOf(name: string): LinearModel {
  const known = loaded.get(name);
  if (known !== undefined) return known;
  const model = new LinearModel(Weights.parse(JSON.parse(readAsset(`models/${name}.json`))));
  loaded.set(name, model);
  return model;
}

/** For cross-validation: another model in the place of the one in the file. */
export function useModel(name: string, weights: WeightsFile): void {
  loaded.set(name, new LinearModel(weights));
}
