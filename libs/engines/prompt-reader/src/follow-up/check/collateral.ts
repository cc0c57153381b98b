import { hasWords } from '../../text/whole-words.js';
import { changeFaults } from './change-faults.js';
import { operationsOf } from '../instructions/operations.js';
import { clausesIn } from '../successors/clauses.js';
import { valuesIn } from '../words/found-values.js';
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
    ...(isOfPeriod(comparison) ? ['opening hours'] : []),
    ...parts.gone.filter((id) => !isToGo(id, comparison)),
    ...(parts.isRecolored && !demands.hasLook ? ['theme'] : []),
    ...(parts.isReordered && !isPlaced ? ['order'] : []),
    ...(parts.isRenamed && !isNamed ? ['name'] : []),
    ...parts.titles.map(({ before: title }) => title).filter((title) => !hasWords(text, title)),
    ...(demands.isOfForm === true || comparison.language.messages.asks.isIn(folded) ? [] : parts.fieldsNew),
    // Questions with their answers are a feature too, by whatever word they are called.
    ...[...parts.gone, ...parts.shown].filter((id) => !asked.has(id) && id !== 'faq'),
  ];
}

/** "Closed 21 December to 3 January": the hours of the week stay. */
function isOfPeriod({ parts, text, folded, demands, language }: Comparison): boolean {
  const hours = [...parts.removed, ...parts.added, ...parts.changed.map(({ before }) => before)];
  const dates = valuesIn(text, language).filter(({ type }) => type === 'date');
  const isClosed = language.lists.closed.isIn(folded) && !demands.said.some(({ type }) => type === 'days');
  return hours.some(({ type }) => type === 'hours') && (dates.length > 1 || (dates.length === 1 && isClosed));
}

/**
 * Whether a feature is what a message takes away: "anyone can book, no signing in any more" does not take the booking
 * form, and what stops "for now" comes back, unless the form itself is to go.
 */
function isToGo(id: string, { text, folded, language }: Comparison): boolean {
  const { messages, notices, orders: words, lists } = language;
  const isForNow = messages.whileNote.isIn(folded) || notices.passing.isIn(folded);
  const isPart = [words.formNoun, lists.part, lists.site, messages.section].some((list) => list.isIn(folded));
  if (isForNow && !isPart) return false;
  const orders = clausesIn(text, language).filter((clause) =>
    operationsOf(language, clause.folded).has('remove'),
  );
  const isMeant = ({ folded: own }: { folded: string }): boolean =>
    language.changes.pronoun.isIn(own) || language.features.find(own).some(({ key }) => key === id);
  return orders.length === 0 || orders.some(isMeant);
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
