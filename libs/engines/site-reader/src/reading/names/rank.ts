import { modelOf, softmax } from '../../models/linear-model.js';
import type { NameCandidate } from './candidates.js';
import { type NameContext, nameFeatures, namelessFeatures } from './name-features.js';

export const NAME_MODEL = 'names';

export interface RankedName {
  candidate: NameCandidate;
  /** How likely it is that this is the name. */
  share: number;
}

/** The candidate that is most likely the name; null where it is more likely that there is none. */
export function rankNames(candidates: readonly NameCandidate[], context: NameContext): RankedName | null {
  const model = modelOf(NAME_MODEL);
  const scores = [namelessFeatures(context), ...candidates.map((each) => nameFeatures(each, context))].map(
    (features) => model.scores(features)[0]!,
  );
  const shares = softmax(scores);
  const best = shares.indexOf(Math.max(...shares));
  return best === 0 ? null : { candidate: candidates[best - 1]!, share: shares[best]! };
}
