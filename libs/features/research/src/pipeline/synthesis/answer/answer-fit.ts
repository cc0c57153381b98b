import type { AnswerOption } from './answer-options.js';
import type { Asked } from './asked.js';

/** An option with what it is worth. */
export interface RatedOption {
  option: AnswerOption;
  /** Share of the topic in the answer and in what it belongs to. */
  share: number;
  /** Share of the topic in the answer itself. */
  said: number;
  form: number;
  /** How alike the heading and the question are. */
  likeness: number;
  /** How telling the words of the question are among the sources, 0 to 1. */
  rarity: number;
  score: number;
}

/** Parts of the fit. */
const FIT = { share: 0.45, said: 0.25, form: 0.25, confirmed: 0.1 } as const;
/** Of the words of an answer that confirms another. */
const ALIKE = 0.5;

/**
 * How well the best answer fits: what it covers of the question, its form, and whether a source of another site says
 * alike. A question of common words only is answered by too many sentences.
 */
export function fitOf(best: RatedOption, rated: readonly RatedOption[], { form: wanted }: Asked): number {
  const { share, said, form, likeness, rarity } = best;
  const isConfirmed = rated.some(({ option }) => isAlike(option, best.option));
  const sum =
    FIT.share * share ** 2 +
    FIT.said * Math.max(said, likeness) ** 2 +
    FIT.form * form +
    (isConfirmed ? FIT.confirmed : 0);
  const isTelling = wanted === 'definition' || wanted === 'comparison';
  return Math.min(1, sum * (isTelling ? 1 : rarity));
}

/** Whether an option of another site has most of the words of the answer. */
function isAlike(option: AnswerOption, answer: AnswerOption): boolean {
  if (option.source.site === answer.source.site) return false;
  const shared = [...answer.core.terms].filter((term) => option.core.terms.has(term)).length;
  return shared >= ALIKE * Math.max(1, answer.core.terms.size);
}
