import { readData } from '../data/read-data.js';
import { featuresOf } from '../features/features.js';
import { type ClaimReason, mainReason } from './reasons.js';

/** Whether a passage supports a claim, and why not. */
export interface ClaimVerdict {
  isSupported: boolean;
  /** 0 to 1: how likely the passage says the same, as learned from pairs made by rules. */
  score: number;
  /** null: the claim is supported. */
  reason: ClaimReason | null;
}

interface Model {
  bias: number;
  /** Not negative: every feature is a difference. */
  weights: Readonly<Record<string, number>>;
  /** A claim is supported up to this probability of a lie. */
  threshold: number;
}

/** Rejects whatever the rest says: numbers, names and identifiers cannot be put in other words. */
const VETOES = ['numberMissing', 'literalMissing'];

let model: Model | undefined;

/** Decides whether a passage of a few sentences supports a claim of one. English. */
export function verifyClaim(claim: string, passage: string): ClaimVerdict {
  model ??= JSON.parse(readData('model.json')) as Model;
  const { bias, weights, threshold } = model;
  const features = featuresOf(claim, passage);
  const contributions = Object.fromEntries(
    Object.entries(features).map(([name, value]) => [name, value * (weights[name] ?? 0)]),
  );
  const veto = VETOES.find((name) => (features[name] ?? 0) > 0);
  if (veto !== undefined) return { isSupported: false, score: 0, reason: mainReason({ [veto]: 1 }) };
  const sum = Object.values(contributions).reduce((total, value) => total + value, bias);
  const lie = 1 / (1 + Math.exp(-sum));
  const isSupported = lie <= threshold;
  return { isSupported, score: 1 - lie, reason: isSupported ? null : mainReason(contributions) };
}
