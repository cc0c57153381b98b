import type { Fact, SiteDocument } from '@capstan/site-document';
import type { Language } from '../packs/language.js';
import { fold } from '../text/fold.js';
import { hasWords } from '../text/whole-words.js';
import { type ChangedParts, saidOf } from './changed-parts.js';
import type { Demands } from './demands.js';
import { holds, ownValues } from './holds.js';
import { operationsOf } from './instructions.js';
import { QUOTED } from './quoted.js';
import { referentsIn } from './referents.js';
import { textsOf, type ValueType } from './slots.js';
import { contentWords, overlap } from './words.js';

/** A third of the words of what goes must be named. */
const MIN_NAMED = 3;

/** What changed and that the message does not ask for. */
export function collateralOf(
  demands: Demands,
  before: SiteDocument,
  after: SiteDocument,
  parts: ChangedParts,
  { text, isSaid }: { text: string; isSaid: boolean },
  language: Language,
  own: Language,
): string[] {
  const folded = fold(text);
  const { changes, lists, days } = language;
  const isMeant = (fact: Fact): boolean =>
    overlap(demands.subject, saidOf(fact), language) > 0 ||
    demands.said.some((demand) => holds(fact, demand, own));
  const places = [changes.toFirst, changes.toLast, changes.ahead, changes.behind, changes.swap];
  const isOfHours = [changes.opens, changes.closes, lists.open, lists.closed, lists.everyDay, changes.later, changes.earlier].some((list) => list.isIn(folded)) || days.isIn(folded);
  const found: string[] = [];
  if (parts.isRecolored && !demands.hasLook) found.push('theme');
  if (parts.isReordered && !places.some((list) => list.isIn(folded))) found.push('order');
  if (parts.isRenamed && !hasWords(text, after.identity.name)) found.push('name');
  for (const id of [...parts.gone, ...parts.shown])
    if (!demands.features.has(id as never) && id !== 'faq') found.push(id);
  if (demands.isRemoval) found.push(...parts.shown, ...parts.added.filter(({ type }) => type !== 'hours').map(({ id }) => id));
  const isReplaced = (['remove', 'replace', 'swap'] as const).some((each) => demands.operations.has(each));
  for (const fact of parts.removed) {
    if (fact.type === 'hours' ? !isOfHours : !isReplaced || !isMeant(fact) || isMostlyOther(fact, demands, own))
      found.push(fact.id);
  }
  for (const { before: old, after: now } of parts.changed) {
    const isOnly = isOnlySlot(old, now, before, own);
    const isFound = old.type === 'hours' ? isOfHours : isMeant(old) || isOnly || (demands.isOfAll && demands.delta !== null);
    if (!isFound || (!demands.isRemoval && losesValues(old, now, demands, own))) found.push(old.id);
  }
  if (!isBestTarget(demands, before, parts, text, language, own)) found.push('another fact fits better');
  for (const fact of parts.added) if (!isPlainAddition(fact, after, demands, { text, isSaid }, language)) found.push(fact.id);
  return found;
}

/** "Dev has stepped down" is not about the class that Dev coaches. */
function isMostlyOther(fact: Fact, demands: Demands, own: Language): boolean {
  if (fact.type === 'item' || fact.type === 'person' || fact.type === 'contact') return false;
  const words = contentWords(saidOf(fact), own);
  if (demands.said.some((demand) => demand.type !== 'name' && holds(fact, demand, own))) return false;
  return overlap(demands.subject, saidOf(fact), own) * MIN_NAMED < words.length;
}

/** The types of values that a fact has not as before. */
function changedTypes(old: Fact, now: Fact, own: Language): ValueType[] {
  const [from, to] = [old, now].map((fact) => ownValues(fact, own));
  const types: ValueType[] = ['price', 'time', 'phone', 'email', 'date'];
  const keys = (values: typeof from, type: ValueType): string =>
    values!.flatMap((value) => (value.type === type ? [value.key] : [])).join(' ');
  return types.filter((type) => keys(from, type) !== keys(to, type));
}

/** The only value of its type on the site needs no other word. */
function isOnlySlot(old: Fact, now: Fact, { facts }: SiteDocument, own: Language): boolean {
  const [type, more] = changedTypes(old, now, own);
  if (type === undefined || more !== undefined) return false;
  const keys = facts.flatMap((fact) => ownValues(fact, own).flatMap((each) => (each.type === type ? [each.key] : [])));
  return new Set(keys).size === 1;
}

/** A value of another fact that went without one in its place. */
function losesValues(old: Fact, now: Fact, demands: Demands, own: Language): boolean {
  const [from, to] = [old, now].map((fact) => ownValues(fact, own));
  return changedTypes(old, now, own).some((type) => {
    const count = (values: typeof from): number => values!.filter((value) => value.type === type).length;
    return count(from) > count(to) && !demands.said.some((demand) => demand.isOld && demand.type === type);
  });
}

/** Whether no other fact with a value of the same type has more of the words. */
function isBestTarget(
  demands: Demands,
  before: SiteDocument,
  { changed, removed }: ChangedParts,
  text: string,
  language: Language,
  own: Language,
): boolean {
  if (demands.isOfAll || demands.subject.length === 0) return true;
  const targets = changed.filter(({ before: { type } }) => type !== 'hours');
  const types = new Set(targets.flatMap((pair) => changedTypes(pair.before, pair.after, own)));
  const gone = removed.filter(({ type }) => type === 'item' || type === 'person' || type === 'statement');
  if (types.size === 0 && gone.length === 0) return true;
  const rivals = before.facts.filter(
    (fact) => gone.length > 0 || ownValues(fact, own).some(({ type }) => types.has(type)),
  );
  const scored = referentsIn(demands.subject, text, rivals, language);
  const ids = new Set([...targets.map((pair) => pair.before.id), ...removed.map(({ id }) => id)]);
  const best = Math.max(0, ...scored.filter(({ fact }) => ids.has(fact.id)).map(({ score }) => score));
  return best >= (scored[0]?.score ?? 0);
}

/** Whether an added fact is for visitors: written as such, or a typed fact made of the whole message. */
function isPlainAddition(
  fact: Fact,
  after: SiteDocument,
  demands: Demands,
  { text, isSaid }: { text: string; isSaid: boolean },
  language: Language,
): boolean {
  if (isSaid || QUOTED.test(text) || fact.type === 'hours') return true;
  const { changes, lists } = language;
  const texts = fact.type === 'item' || fact.type === 'person' ? [fact.name] : textsOf(fact).map(([, own]) => own);
  const isOrder = (own: string): boolean =>
    operationsOf(language, fold(own)).size > 0 || changes.old.isIn(fold(own)) || lists.command.isIn(fold(own));
  const isFree = fact.type === 'statement' || fact.type === 'policy' || fact.type === 'list';
  const isAsked = changes.add.atStart(fold(text)) !== undefined || lists.wish.atStart(fold(text)) !== undefined || lists.command.atStart(fold(text)) !== undefined;
  if (/[?？]\s*$/u.test(texts.join(' '))) return false;
  if (isFree && !isAsked && demands.operations.size > 0) return false;
  if (texts.some(isOrder)) return false;
  return uncovered(after, demands, language).length === 0;
}

/** Words of a message that neither the site has after it, nor name a part of sites. */
function uncovered(after: SiteDocument, { subject }: Demands, language: Language): string[] {
  const { lists, features, kindWords, fieldTypes, blocks, days, grammar } = language;
  if (!grammar.isSpaced) return [];
  const known = [lists.site, lists.part, lists.tradeHead, lists.role, lists.look, lists.contactCue, lists.phone, lists.menu, lists.wish, lists.command, lists.remark, lists.aside, lists.imperative, lists.self, lists.open, lists.honorific, lists.policy, features, kindWords, fieldTypes, blocks, days];
  const said = [
    after.identity.name,
    ...after.facts.map(saidOf),
    ...after.pages.flatMap(({ title, sections }) => [title, ...sections.map(({ label }) => label ?? '')]),
  ].join(' ');
  return subject.filter((word) => overlap([word], said, language) === 0 && !known.some((list) => list.isIn(word)));
}
