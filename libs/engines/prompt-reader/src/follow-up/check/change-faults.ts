import { type Fact, wordsOfFact } from '@capstan/site-document';
import type { Language } from '../../packs/language.js';
import type { Range } from '../../text/range.js';
import { fold } from '../../text/fold.js';
import { hasWords } from '../../text/whole-words.js';
import { saidOf } from '../demands/changed-parts.js';
import { type ChangedFact, type Comparison, isOfMonth } from './comparison.js';
import { isOfOtherNumber } from './other-number.js';
import { daysOf } from '../demands/demands.js';
import { holds, ownValues } from '../demands/holds.js';
import { daysAt } from '../words/days-at.js';
import { bareName, placePhrases } from '../words/place-phrases.js';
import { referentsIn } from '../words/referents.js';
import { factsOfTitled } from '../pages/section-titles.js';
import { namesNotice } from '../notices/notice-words.js';
import { type ValueType, valuesIn } from '../words/found-values.js';
import { textsOf } from '../words/slots.js';
import { isSaidOfMore } from '../prices/said-of-more.js';
import { isInOtherColor } from '../words/other-color.js';
import { isRespelled } from '../people/spell-name.js';
import { contentWords, overlap } from '../words/words.js';

/** What was changed or removed although the message is about something else. */
export function changeFaults(comparison: Comparison): string[] {
  const { parts, demands, own } = comparison;
  if (demands.target !== undefined)
    return [...parts.removed, ...parts.changed.map(({ before }) => before)]
      .map(({ id }) => id)
      .filter((id) => id !== demands.target);
  const isReplaced = (['remove', 'replace', 'swap'] as const).some((each) => demands.operations.has(each));
  const isMoved = parts.changed.some((pair) => hasMoved(pair, comparison));
  const removed = parts.removed.filter((fact) =>
    fact.type === 'place' && isMoved
      ? false
      : fact.type === 'hours'
        ? !isOfHours(comparison)
        : !isReplaced || !(isMeant(fact, comparison) || isInTitled(fact, comparison)),
  );
  const repeated = parts.changed.flatMap((pair) =>
    isMeant(pair.before, comparison) ? lostValues(pair, own) : [],
  );
  const isFound = (pair: ChangedFact): boolean =>
    pair.before.type === 'hours'
      ? isOfHours(comparison)
      : isMeant(pair.before, comparison) ||
        (isMoved && (pair.before.type === 'place' || hasMoved(pair, comparison))) ||
        isOfNotice(pair, comparison) ||
        isSpelling(pair, comparison) ||
        isOnlySlot(pair, comparison) ||
        lostValues(pair, own).some((value) => repeated.includes(value)) ||
        (demands.isOfAll && demands.delta !== null);
  const changed = parts.changed.filter(
    (pair) =>
      !isFound(pair) ||
      (pair.before.type !== 'hours' && isOtherClause(pair, comparison)) ||
      isAnotherItem(pair, comparison) ||
      (!demands.isRemoval && losesValues(pair, comparison)),
  );
  return [
    ...removed.map(({ id }) => id),
    ...changed.map(({ before }) => before.id),
    ...(isBestTarget(comparison) ? [] : ['another fact fits better']),
  ];
}

/** Whether a message names a fact: by a word, a value, a month, or as a phone number or an address. */
function isMeant(fact: Fact, comparison: Comparison): boolean {
  const { folded, language, own } = comparison;
  const { subject, said } = comparison.demands;
  if (fact.type === 'contact') {
    const channels: string[] = [
      ...language.fieldTypes.find(folded).map(({ key }) => key),
      ...(language.lists.phone.isIn(folded) ? ['phone'] : []),
      ...said.map(({ type }) => type),
    ];
    if (channels.includes(fact.channel)) return true;
  }
  return (
    overlap(subject, saidOf(fact), language) > 0 ||
    said.some((demand) => holds(fact, demand, own)) ||
    ownValues(fact, own).some(({ type, key }) => type === 'date' && isOfMonth(key, comparison))
  );
}

/** Whether a sentence names the new place of the message, and no more the one that was read from it. */
const hasMoved = (
  { before: old, after: now }: ChangedFact,
  { text, before, language }: Comparison,
): boolean =>
  old.type !== 'place' &&
  placePhrases(text, language).some(({ name }) => hasWords(saidOf(now), bareName(name))) &&
  before.facts.some(
    (fact) =>
      fact.type === 'place' &&
      wordsOfFact(fact).some((words) => hasWords(saidOf(old), words) && !hasWords(saidOf(now), words)),
  );

/** Whether only a name in it is spelled as the message has it. */
const isSpelling = ({ before, after }: ChangedFact, { text }: Comparison): boolean =>
  isRespelled(saidOf(before), saidOf(after), text);

/** "The closure is until the 18th now" names no word of the notice. */
const isOfNotice = ({ before }: ChangedFact, { before: { pages }, folded, language }: Comparison): boolean =>
  namesNotice(folded, language) &&
  pages[0]!.sections.some(({ component, facts }) => component === 'notice' && facts.includes(before.id));

/** Whether the section that shows a fact is named as a whole. */
const isInTitled = ({ id }: Fact, { text, before, language }: Comparison): boolean =>
  factsOfTitled(text, before, language).has(id);

const isOfHours = ({ folded, language: { changes, lists, days } }: Comparison): boolean =>
  days.isIn(folded) ||
  [
    changes.opens,
    changes.closes,
    lists.open,
    lists.closed,
    lists.everyDay,
    changes.later,
    changes.earlier,
  ].some((list) => list.isIn(folded));

/**
 * Whether another part of the same sentence is what a message is about, or has the month that it names; or whether what
 * is left of the sentence makes none: values without what they are of, or a time that ends before it begins.
 */
function isOtherClause({ before: old, after: now }: ChangedFact, comparison: Comparison): boolean {
  const { language, own, months } = comparison;
  const { demands } = comparison;
  const { subject, isRemoval } = demands;
  const after = new Map(textsOf(now));
  return textsOf(old).some(([key, text]) => {
    const left = after.get(key);
    if (left === undefined || left === text) return false;
    if (isRemoval) return /^\p{L}/u.test(text) && /^[^\p{L}]/u.test(left);
    const gone = valuesIn(text, own).filter(
      (value) => !valuesIn(left, own).some((each) => each.type === value.type && each.key === value.key),
    );
    return gone.some((value) => {
      const score = (part: string): number => overlap(subject, part, language);
      const rivals = textsOf(old).flatMap(([, each]) =>
        valuesIn(each, own).flatMap((rival) =>
          rival.type === value.type ? [{ ...rival, clause: clauseOf(each, rival, own) }] : [],
        ),
      );
      if (value.type === 'date' && months.length > 0)
        return (
          !isOfMonth(value.key, comparison) && rivals.some(({ key: each }) => isOfMonth(each, comparison))
        );
      const days = demands.said.flatMap((demand) => (demand.type === 'days' ? daysOf(demand) : []));
      if (value.type === 'time' && daysAt(text, value, own).some((day) => days.includes(day))) return false;
      const best = Math.max(...rivals.map(({ clause }) => score(clause)));
      return best > score(clauseOf(text, value, own));
    });
  });
}

/** The part of a sentence between commas, or words such as "and", that has a value. */
function clauseOf(text: string, { start, end }: Range, { grammar, lists }: Language): string {
  const marks = [...text.matchAll(/[,;、()]/gu)].map(({ index }) => ({ start: index, end: index + 1 }));
  const ands = grammar.isSpaced
    ? lists.and.find(fold(text)).filter((and) => /\s$/u.test(text.slice(0, and.start)))
    : [];
  const cuts = [...marks, ...ands];
  const from = Math.max(0, ...cuts.filter((cut) => cut.end <= start).map((cut) => cut.end));
  const to = Math.min(text.length, ...cuts.filter((cut) => cut.start >= end).map((cut) => cut.start));
  return text.slice(from, to);
}

/** "a jackfruit bun" is not the pulled pork bun: most of its name is not said, and other words are. */
function isAnotherItem(
  { before, after }: ChangedFact,
  { demands, before: { facts }, folded, language, own }: Comparison,
): boolean {
  const { subject, unknown, isOfAll, said } = demands;
  if (before.type !== 'item' || after.type !== 'item' || isOfAll) return false;
  if (isOfOtherNumber(before.name, folded, facts)) return true;
  if (unknown.length === 0) return false;
  // "The £20 should say £25, shampoo has got dearer"
  if (said.some((demand) => demand.type === 'price' && holds(before, demand, own))) return false;
  if (before.name === after.name && isInOtherColor(folded, before.name, language)) return true;
  if (said.some(({ type }) => type === 'price') && isSaidOfMore(folded, unknown, language)) return true;
  return overlap(subject, before.name, language) * 2 < contentWords(before.name, language).length;
}

/** The types of values that a fact has not as before. */
function changedTypes({ before, after }: ChangedFact, own: Language): ValueType[] {
  const [from, to] = [before, after].map((fact) => ownValues(fact, own));
  const types: ValueType[] = ['price', 'time', 'phone', 'email', 'date'];
  const keys = (values: typeof from, type: ValueType): string =>
    values!.flatMap((value) => (value.type === type ? [value.key] : [])).join(' ');
  return types.filter((type) => keys(from, type) !== keys(to, type));
}

/** The only value of its type on the site needs no other word. */
function isOnlySlot(pair: ChangedFact, { before: { facts }, own }: Comparison): boolean {
  const [type, more] = changedTypes(pair, own);
  if (type === undefined || more !== undefined) return false;
  const keys = facts.flatMap((fact) =>
    ownValues(fact, own).flatMap((each) => (each.type === type ? [each.key] : [])),
  );
  return new Set(keys).size === 1;
}

/** The values that a fact had and has no more: a fact that repeats one of another fact follows it. */
const lostValues = ({ before, after }: ChangedFact, own: Language): string[] => {
  const now = new Set(ownValues(after, own).map(({ type, key }) => `${type} ${key}`));
  return ownValues(before, own)
    .map(({ type, key }) => `${type} ${key}`)
    .filter((value) => !now.has(value));
};

/** A value of another fact that went without one in its place. */
function losesValues(pair: ChangedFact, { demands, own }: Comparison): boolean {
  // It costs nothing any more.
  if (pair.after.type === 'item' && typeof pair.after.price === 'string') return false;
  const [from, to] = [pair.before, pair.after].map((fact) => ownValues(fact, own));
  return changedTypes(pair, own).some((type) => {
    const count = (values: typeof from): number => values!.filter((value) => value.type === type).length;
    return count(from) > count(to) && !demands.said.some((demand) => demand.isOld && demand.type === type);
  });
}

/** Whether no other fact with a value of the same type has more of the words. */
function isBestTarget(comparison: Comparison): boolean {
  const { demands, before, text, language, own } = comparison;
  const { changed, removed } = comparison.parts;
  if (demands.isOfAll || demands.subject.length === 0) return true;
  const targets = changed.filter(({ before: { type } }) => type !== 'hours');
  const types = new Set(targets.flatMap((pair) => changedTypes(pair, own)));
  const gone = removed.filter(({ type }) => type === 'item' || type === 'person' || type === 'statement');
  const isOfHours = changed.some((pair) => pair.before.type === 'hours');
  const ids = new Set([...targets.map((pair) => pair.before.id), ...removed.map(({ id }) => id)]);
  if (isOfHours && isOfOtherTimes(ids, comparison)) return false;
  if (removed.length > 0 && removed.every((fact) => isInTitled(fact, comparison))) return true;
  if (types.size === 0 && gone.length === 0) return true;
  const rivals = before.facts.filter(
    (fact) => gone.length > 0 || ownValues(fact, own).some(({ type }) => types.has(type)),
  );
  const scored = referentsIn(demands.subject, text, rivals, language);
  const best = Math.max(0, ...scored.filter(({ fact }) => ids.has(fact.id)).map(({ score }) => score));
  return best >= (scored[0]?.score ?? 0);
}

/** "The tour starts at 12.45" is not of the opening hours, where the site says when the tour starts. */
const isOfOtherTimes = (
  changed: ReadonlySet<string>,
  { demands: { subject }, before, language, own }: Comparison,
): boolean =>
  before.facts.some(
    (fact) =>
      fact.type !== 'hours' &&
      !changed.has(fact.id) &&
      overlap(subject, saidOf(fact), language) * 2 >= Math.max(2, subject.length) &&
      ownValues(fact, own).some(({ type }) => type === 'time'),
  );
