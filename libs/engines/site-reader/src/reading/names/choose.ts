import { z } from 'zod';
import { readAsset } from '../../packs/asset-folder.js';
import { parseAsset } from '../../packs/parse-asset.js';
import type { NameCandidate } from './candidate.js';

/** The sign of a prompt that gives no name. */
export const NONE = 'none';

const Weights = z.record(z.string(), z.number());
const FILE = 'models/names.yaml';
let loaded: Readonly<Record<string, number>> | undefined;

const weights = (): Readonly<Record<string, number>> =>
  (loaded ??= parseAsset(FILE, readAsset(FILE), Weights));

/** The score of a candidate: the sum of the weights of its signs, fitted by tools/understanding/fit-names.ts. */
export const scoreOf = (signs: Readonly<Record<string, number>>): number => {
  const all = weights();
  return Object.entries(signs).reduce((sum, [sign, value]) => sum + value * (all[sign] ?? 0), 0);
};

export interface ScoredName {
  candidate: NameCandidate;
  /** Above the score of no name at all. */
  lead: number;
}

/** The candidates from the most to the least likely; those with a lead below zero are less likely than no name. */
export function rankNames(
  candidates: readonly NameCandidate[],
  signsOf: (candidate: NameCandidate) => Record<string, number>,
): ScoredName[] {
  const none = scoreOf({ [NONE]: 1 });
  return candidates
    .map((candidate) => ({
      candidate,
      lead: scoreOf(signsOf(candidate)) - none,
    }))
    .toSorted((a, b) => b.lead - a.lead || a.candidate.start - b.candidate.start);
}
