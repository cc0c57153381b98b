import { modelOf, softmax } from '../../models/linear-model.js';
import type { NameCandidate } from './candidates.js';
import { type NameContext, nameFeatures, namelessFeatures } from './name-features.js';

export const NAME_MODEL = 'names';

export interface RankedName {
  candidate: NameCandidate;
  /** How likely it is that this is the name. */
  share: number;
}

/** The candidates, the most likely one first; none where it is more likely that there is no name. */
export function rankNames(candidates: readonly NameCandidate[], context: NameContext): RankedName[] {
  const model = modelOf(NAME_MODEL);
  const scores = [namelessFeatures(context), ...candidates.map((each) => nameFeatures(each, context))].map(
    (features) => model.scores(features)[0]!,
  );
  const shares = softmax(scores);
  const ranked = candidates
    .map((candidate, index) => ({ candidate, share: shares[index + 1]! }))
    .toSorted((a, b) => b.share - a.share);
  return (ranked[0]?.share ?? 0) > shares[0]! ? ranked : [];
}
