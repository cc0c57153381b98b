import type { AnswerOption } from '../options/answer-options.js';
import type { Asked } from '../question/asked.js';
import type { RatedOption, Rating } from './rate-answers.js';
import type { FitFactor } from './rating-weights.js';

export type FitFactors = Readonly<Record<FitFactor, number>>;

/** Share of common words from which an answer confirms another. */
const ALIKE = 0.5;

/** How probably the best option of a rating answers the question, 0 to 1; 0 if there is none. */
export function fitOf(rating: Rating, asked: Asked): number {
  const factors = fitFactors(rating, asked);
  if (!factors) return 0;
  const { fit } = rating.weights;
  const sum = Object.entries(factors).reduce(
    (total, [name, value]) => total + (fit[name as FitFactor] ?? 0) * value,
    fit.bias,
  );
  return 1 / (1 + Math.exp(-sum));
}

/** What the fit is computed from. */
export function fitFactors(
  { options, rarity }: Omit<Rating, 'weights'>,
  { form }: Asked,
): FitFactors | undefined {
  const [best] = options;
  if (!best) return undefined;
  const { share, said, heading, passage, pairs, meaning, headingMeaning, jointMeaning } = best.features;
  // A question of common words only is answered by too many sentences.
  const isOfSubject = form === 'definition' || form === 'comparison';
  return {
    share: share ** 2,
    said: Math.max(said, heading) ** 2,
    form: best.features.form,
    heading,
    passage,
    pairs,
    rarity: isOfSubject ? 1 : rarity,
    lead: leadOf(best, options),
    confirmed: options.some(({ option }) => isAlike(option, best.option)) ? 1 : 0,
    meaning,
    headingMeaning,
    jointMeaning,
  };
}

/** How much better the best option is than all that say something else, 0 to 1. */
function leadOf(best: RatedOption, options: readonly RatedOption[]): number {
  const weights = options.map(({ score }) => Math.exp(score - best.score));
  return 1 / weights.reduce((sum, weight) => sum + weight, 0);
}

/** Whether an option of another site has most of the words of the answer. */
function isAlike(option: AnswerOption, answer: AnswerOption): boolean {
  if (option.page.site === answer.page.site) return false;
  const shared = [...answer.core.terms].filter((term) => option.core.terms.has(term)).length;
  return shared >= ALIKE * Math.max(1, answer.core.terms.size);
}
