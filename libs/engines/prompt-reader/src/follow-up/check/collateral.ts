import { hasWords } from '../../text/whole-words.js';
import { changeFaults } from './change-faults.js';
import type { Comparison } from './comparison.js';
import { isPlainAddition } from './plain-addition.js';
import { removalFaults } from './removal-faults.js';
import { isRespelled } from '../people/spell-name.js';
import { overlap } from '../words/words.js';

/** What changed and that the message does not ask for. */
export const collateralOf = (comparison: Comparison): string[] => [
  ...siteFaults(comparison),
  ...removalFaults(comparison),
  ...changeFaults(comparison),
  ...comparison.parts.added.filter((fact) => !isPlainAddition(fact, comparison)).map(({ id }) => id),
];

/** Colors, order, name and features that are not those of the message. */
function siteFaults(comparison: Comparison): string[] {
  const { parts, demands, before, after, text, folded } = comparison;
  const { toFirst, toLast, ahead, behind, swap } = comparison.language.changes;
  const isPlaced = [toFirst, toLast, ahead, behind, swap].some((list) => list.isIn(folded));
  const isNamed =
    (hasWords(text, after.identity.name) && !namesOther(comparison)) ||
    isRespelled(before.identity.name, after.identity.name, text);
  const asked = new Set<string>(demands.features);
  return [
    ...(parts.isRecolored && !demands.hasLook ? ['theme'] : []),
    ...(parts.isReordered && !isPlaced ? ['order'] : []),
    ...(parts.isRenamed && !isNamed ? ['name'] : []),
    ...parts.titles.map(({ before: title }) => title).filter((title) => !hasWords(text, title)),
    ...(demands.isOfForm === true || comparison.language.messages.asks.isIn(folded) ? [] : parts.fieldsNew),
    // Questions with their answers are a feature too, by whatever word they are called.
    ...[...parts.gone, ...parts.shown].filter((id) => !asked.has(id) && id !== 'faq'),
  ];
}

/** "Mr Aksoy is called Aksoy-Brandt now" is not the name of the site. */
const namesOther = ({ demands: { subject }, before, language }: Comparison): boolean =>
  before.facts.some(
    (fact) =>
      fact.type === 'person' &&
      overlap(
        subject.filter((word) => overlap([word], before.identity.name, language) === 0),
        fact.name,
        language,
      ) > 0,
  );
