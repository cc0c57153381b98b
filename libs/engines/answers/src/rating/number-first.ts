import type { Asked } from '../question/asked.js';
import type { RatedOption } from './rate-answers.js';

/** A fit of the form from which an option has a number with the unit that was asked for. */
const HAS_NUMBER = 1;
const LACKS_NUMBER = 0.5;
/** A number with a smaller share of the topic is one of something else. */
const MIN_CORE = 0.2;

/** Whether an option has the number that was asked for, with its unit. */
export const hasNumber = ({ features }: RatedOption): boolean => features.form >= HAS_NUMBER;

/**
 * The options of a question, best first. Nothing without a number answers how often, how long or how many, so where the best
 * option has none, one of the same section that has one precedes it, though it has fewer words of the question: "A seal lasts
 * for about 400 cups" under the question how often seals are replaced.
 */
export function numberFirst(options: readonly RatedOption[], { form }: Asked): readonly RatedOption[] {
  const [best] = options;
  if (form !== 'number' || !best || best.features.form >= LACKS_NUMBER) return options;
  const { page, heading } = best.option;
  const first = options.find(
    (each) =>
      hasNumber(each) &&
      each.features.core >= MIN_CORE &&
      each.option.page === page &&
      each.option.heading === heading,
  );
  return first ? [first, ...options.filter((each) => each !== first)] : options;
}
