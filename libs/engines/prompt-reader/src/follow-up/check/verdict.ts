import { copyTexts, type Fact, type SiteDocument } from '@capstan/site-document';
import type { Language } from '../../packs/language.js';
import { fold } from '../../text/fold.js';
import { overlaps } from '../../text/range.js';
import { hasWords } from '../../text/whole-words.js';
import { type ChangedParts, changedParts, saidOf } from '../demands/changed-parts.js';
import { collateralOf } from './collateral.js';
import type { Demand } from '../demands/demand.js';
import type { Demands } from '../demands/demands.js';
import { isDeltaMet } from './delta-met.js';
import { daysOfFact, holds, ownValues } from '../demands/holds.js';
import { overlap } from '../words/words.js';

/** What is to be thought of a change before it is claimed. */
export interface Verdict {
  parts: ChangedParts;
  /** What the message says and the site does not say after it. */
  unmet: Demand[];
  met: Demand[];
  /** Whether what was to go is still there, or nothing was done at all. */
  isUndone: boolean;
  /** What changed and was not asked for. */
  collateral: string[];
}

/** Compares what a message asks for with what a change did; it does not know which way the change was found. */
export function verdictOf(
  demands: Demands,
  before: SiteDocument,
  after: SiteDocument,
  message: { text: string; isSaid: boolean },
  language: Language,
  own: Language,
): Verdict {
  const parts = changedParts(before, after);
  const folded = fold(message.text);
  const touched = [...parts.changed.map((each) => each.after), ...parts.added];
  const related = after.facts.filter((fact) => overlap(demands.subject, saidOf(fact), language) > 0);
  const isMet = (demand: Demand): boolean => {
    const { delta } = demands;
    if (delta !== null && demand.type !== 'name' && overlaps(demand, delta))
      return isDeltaMet(delta, before, parts, own);
    if (demands.isRemoval && !demand.isOld && demand.type === 'days') return true;
    // "Hems are 7 now and I do no curtains any more": a number that the site does not have is not of what goes.
    if (demands.isRemoval && !demand.isOld && demand.type === 'number')
      return [...parts.removed, ...parts.changed.map((each) => each.before)].some((fact) =>
        holds(fact, demand, own),
      );
    if (demand.isOld || demands.isRemoval) return isGone(demand, before, after, parts, own);
    return isSaid(demand, [...touched, ...related], after, own);
  };
  const deltaUnmet = demands.delta !== null && !isDeltaMet(demands.delta, before, parts, own);
  const unmet = demands.said.filter((demand) => !isMet(demand));
  return {
    parts,
    unmet,
    met: demands.said.filter((demand) => !unmet.includes(demand)),
    isUndone:
      deltaUnmet ||
      (demands.isOfForm !== true && isNothing(parts)) ||
      (demands.isRemoval && (!isLess(parts) || isLeft(demands, parts, after, language, own))),
    collateral: collateralOf({
      demands,
      before,
      after,
      parts,
      text: message.text,
      isSaid: message.isSaid,
      folded,
      months: language.monthNames.find(folded).map(({ key }) => key),
      language,
      own,
    }),
  };
}

function isSaid(demand: Demand, holders: readonly Fact[], after: SiteDocument, own: Language): boolean {
  if (holders.some((fact) => holds(fact, demand, own))) return true;
  if (demand.type === 'days') {
    const open = new Set(holders.flatMap((fact) => daysOfFact(fact, own)));
    return demand.key.split(' ').every((day) => open.has(day as never));
  }
  if (demand.type !== 'name' && demand.type !== 'quote') return false;
  return [
    after.identity.name,
    ...after.facts.map(saidOf),
    ...after.records.flatMap(({ plural, fields }) => [plural, ...fields.map(({ label }) => label)]),
    ...after.pages.flatMap(({ title, sections }) => [title, ...sections.map(({ label }) => label ?? '')]),
    ...copyTexts(after).map(({ text }) => text),
  ].some((text) => hasWords(text, demand.text));
}

/** A name that goes is nowhere; a value may stay with others that have it. */
function isGone(
  demand: Demand,
  before: SiteDocument,
  after: SiteDocument,
  { changed, removed }: ChangedParts,
  own: Language,
): boolean {
  if (demand.type === 'name') return !textsOn(after).some((text) => hasWords(text, demand.text));
  const had = before.facts.filter((fact) => holds(fact, demand, own));
  const left = changed.filter((each) => had.includes(each.before));
  return (
    had.length === 0 ||
    removed.some((fact) => had.includes(fact)) ||
    left.some((each) => !holds(each.after, demand, own))
  );
}

const isNothing = ({
  changed,
  removed,
  added,
  fields,
  fieldsGone,
  fieldsNew,
  titles,
  shown,
  gone,
  prepared,
  ...flags
}: ChangedParts): boolean =>
  [changed, removed, added, fields, fieldsGone, fieldsNew, titles, shown, gone, prepared].every(
    (each) => each.length === 0,
  ) &&
  !flags.isRenamed &&
  !flags.isRecolored &&
  !flags.isReordered;

/** Everything that the pages say in sentences and facts. */
const textsOn = (document: SiteDocument): string[] => [
  ...document.facts.map(saidOf),
  ...copyTexts(document).map(({ text }) => text),
  ...document.records.flatMap(({ fields }) =>
    fields.flatMap(({ label, options }) => [label, ...(options ?? []).map((option) => option.label)]),
  ),
];

const MIN_NAME = 4;

/** Whether what was removed is still said elsewhere, or only words around it went. */
function isLeft(
  { subject, said }: Demands,
  { changed, removed, gone, fieldsGone }: ChangedParts,
  after: SiteDocument,
  language: Language,
  own: Language,
): boolean {
  const names = removed.flatMap((fact) =>
    fact.type === 'item' || fact.type === 'person' ? [fact.name] : [],
  );
  if (
    names.some(
      (name) => name.length >= MIN_NAME && textsOn(after).some((text) => fold(text).includes(fold(name))),
    )
  )
    return true;
  if (removed.length + gone.length + fieldsGone.length > 0 || said.length > 0) return false;
  return changed.some((pair) => {
    if (ownValues(pair.after, own).length < ownValues(pair.before, own).length) return false;
    const [old, now] = [pair.before, pair.after].map((fact) => overlap(subject, saidOf(fact), language));
    return pair.after.type !== 'hours' && now! * 2 >= old!;
  });
}

/** Whether something is less than before. */
const isLess = ({ changed, removed, gone, fieldsGone }: ChangedParts): boolean =>
  removed.length > 0 ||
  gone.length > 0 ||
  fieldsGone.length > 0 ||
  changed.some(({ before, after }) => saidOf(after).length < saidOf(before).length || after.type === 'hours');
