import type { Language } from '../../packs/language.js';

/** "dogs are fine on a lead": what may be done, and by whom, begins with what it is about. */
export const isRule = (folded: string, { rules, lists }: Language): boolean => {
  const topic = rules.topics.atStart(folded.trimStart());
  const rest = topic === undefined ? '' : folded.trimStart().slice(topic.end);
  return (
    lists.isA.atStart(rest.trimStart()) !== undefined &&
    [rules.predicates, rules.duties].some((list) => list.isIn(rest))
  );
};
