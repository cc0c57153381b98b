import { modelOf, softmax } from '../../models/linear-model.js';
import type { NameCandidate } from './candidates.js';
import type { NameContext } from './name-context.js';
import { nameFeatures, namelessFeatures } from './name-features.js';

export const NAME_MODEL = 'names';

export interface RankedName {
  candidate: NameCandidate;
  /** How likely it is that this is the name. */
  share: number;
}

/** The candidates, the most likely one first; none where it is more likely that there is no name. */
export function rankNames(candidates: readonly NameCandidate[], context: NameContext): RankedName[] {
  const model = modelOf(NAME_MODEL);
  const features = candidates.map((each) => nameFeatures(each, context));
  const scores = [namelessFeatures(context), ...features].map((each) => model.scores(each)[0]!);
  const shares = softmax(scores);
  const stated = candidates.find((each, index) => isStated(each, features[index]!));
  if (stated !== undefined) return [{ candidate: stated, share: 1 }];
  const ranked = candidates
    .map((candidate, index) => ({ candidate, share: shares[index + 1]! }))
    .toSorted((a, b) => b.share - a.share);
  return (ranked[0]?.share ?? 0) > shares[0]! ? ranked : ranked.filter((each) => followsKind(each, context));
}

/** "Nome: Chez Tonton", "Doce da Nalva é o nome": words in capitals that a prompt says are the name, and nothing else. */
export const isStated = ({ name, sources }: NameCandidate, features: readonly string[]): boolean =>
  sources.has('stated') && BIG_WORDS.test(name) && !features.includes('person');

const BIG_WORDS =
  /^\p{Lu}[\p{L}'’&-]*(?: (?:\p{Lu}[\p{L}'’-]*|&|and|of|the|de|da|do|di|del|du|des|la|le|und))*$/u;
const BEFORE = 40;

/** "the yoga studio Quiet Mat": words in capitals directly after what it is, for which the model is too careful. */
function followsKind({ candidate: { name, start } }: RankedName, { prompt, hits }: NameContext): boolean {
  if (!prompt.language.grammar.isSpaced || !BIG_WORDS.test(name)) return false;
  return hits({ start: Math.max(0, start - BEFORE), end: start }).some(
    ({ list, end }) => list === 'kind' && end === start - 1,
  );
}
