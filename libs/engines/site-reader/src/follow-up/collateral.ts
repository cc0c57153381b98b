import type { Fact, SiteDocument } from '@capstan/site-document';
import type { Language } from '../packs/language.js';
import { fold } from '../text/fold.js';
import type { Range } from '../text/range.js';
import { tokensOf } from '../text/tokens.js';
import { trimEnd } from '../text/trim-end.js';
import { hasWords } from '../text/whole-words.js';
import { type ChangedParts, saidOf } from './changed-parts.js';
import type { Demands } from './demands.js';
import { holds, ownValues } from './holds.js';
import { QUOTED } from './quoted.js';
import { referentsIn } from './referents.js';
import { textsOf, type ValueType, valuesIn } from './slots.js';
import { contentWords, overlap } from './words.js';

const QUOTES = new RegExp(QUOTED.source, 'gu');
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
  const channels = [...language.fieldTypes.find(folded).map(({ key }) => key), ...(lists.phone.isIn(folded) ? ['phone'] : [])];
  const months = language.monthNames.find(folded).map(({ key }) => key);
  const isMeant = (fact: Fact): boolean =>
    ownValues(fact, own).some(({ type, key }) => type === 'date' && isOf(key, months)) ||
    (fact.type === 'contact' &&
      (channels.includes(fact.channel as never) || demands.said.some(({ type }) => type === fact.channel))) ||
    overlap(demands.subject, saidOf(fact), language) > 0 ||
    demands.said.some((demand) => holds(fact, demand, own));
  const places = [changes.toFirst, changes.toLast, changes.ahead, changes.behind, changes.swap];
  const isOfHours = [changes.opens, changes.closes, lists.open, lists.closed, lists.everyDay, changes.later, changes.earlier].some((list) => list.isIn(folded)) || days.isIn(folded);
  const found: string[] = [];
  if (demands.isRemoval && isByOrder(folded, parts, language)) found.push('the order is not counted');
  if (parts.isRecolored && !demands.hasLook) found.push('theme');
  if (parts.isReordered && !places.some((list) => list.isIn(folded))) found.push('order');
  if (parts.isRenamed && (!hasWords(text, after.identity.name) || namesOther(demands, before, language))) found.push('name');
  for (const id of [...parts.gone, ...parts.shown])
    if (!demands.features.has(id as never) && id !== 'faq') found.push(id);
  if (demands.isRemoval) found.push(...parts.shown, ...parts.added.filter(({ type }) => type !== 'hours').map(({ id }) => id));
  const isReplaced = (['remove', 'replace', 'swap'] as const).some((each) => demands.operations.has(each));
  found.push(...goneTexts(parts).filter((gone) => isMostlyOther(gone, demands, months, own)));
  for (const fact of parts.removed) {
    if (fact.type === 'hours' ? !isOfHours : !isReplaced || !isMeant(fact))
      found.push(fact.id);
  }
  const repeated = parts.changed.flatMap((pair) => (isMeant(pair.before) ? lostValues(pair, own) : []));
  for (const { before: old, after: now } of parts.changed) {
    const isOnly = isOnlySlot(old, now, before, own);
    const isFound = old.type === 'hours' ? isOfHours : isMeant(old) || isOnly || lostValues({ before: old, after: now }, own).some((value) => repeated.includes(value)) || (demands.isOfAll && demands.delta !== null);
    if (old.type !== 'hours' && isOtherClause(old, now, demands, months, language, own)) found.push(`another part of ${old.id}`);
    const isOther = old.type === 'item' && now.type === 'item' && isAnotherItem(old.name, demands, language);
    if (!isFound) found.push(`${old.id} is not meant`);
    if (isOther) found.push(`${old.id} is another item`);
    if (!demands.isRemoval && losesValues(old, now, demands, own)) found.push(`${old.id} lost a value`);
  }
  if (!isBestTarget(demands, before, parts, text, language, own)) found.push('another fact fits better');
  for (const fact of parts.added) if (!isPlainAddition(fact, before, after, demands, { text, isSaid }, language, own)) found.push(fact.id);
  return found;
}

/** "the second date": which one that is cannot be told from words. */
const isByOrder = (folded: string, { removed, changed }: ChangedParts, { changes }: Language): boolean =>
  changes.ordinals.find(folded).some(
    ({ word }) =>
      ![...removed, ...changed.map(({ before }) => before)].some((fact) => hasWords(saidOf(fact), word)),
  );

/** "Mr Aksoy is called Aksoy-Brandt now" is not the name of the site. */
const namesOther = ({ subject }: Demands, { facts, identity }: SiteDocument, language: Language): boolean =>
  facts.some(
    (fact) =>
      fact.type === 'person' &&
      overlap(subject.filter((word) => overlap([word], identity.name, language) === 0), fact.name, language) > 0,
  );

/** "Dev has stepped down" is not about the class that Dev coaches: a sentence begins with what it is about. */
function isMostlyOther(text: string, { subject, said }: Demands, months: readonly string[], own: Language): boolean {
  const words = contentWords(text, own);
  const values = valuesIn(text, own);
  const isNamed = values.some(({ type, key }) => said.some((demand) => demand.type === type && demand.key === key));
  const isOfMonth = values.some(({ type, key }) => type === 'date' && months.includes(key.split('-')[0]!));
  const isQuoted = said.some((demand) => demand.type !== 'name' && hasWords(text, demand.text));
  if (isNamed || isQuoted || isOfMonth || overlap(subject, words[0] ?? '', own) > 0) return false;
  return overlap(subject, text, own) * MIN_NAMED < words.length;
}

/** What went: the texts of facts, and entries of lists. */
const goneTexts = ({ removed, changed }: ChangedParts): string[] => [
  ...removed.flatMap((fact) => {
    if (fact.type === 'person' || fact.type === 'contact' || fact.type === 'hours') return [];
    if (fact.type === 'item') return [fact.name];
    return fact.type === 'list' && fact.title !== undefined ? [fact.title] : [saidOf(fact)];
  }),
  ...changed.flatMap(({ before, after }) =>
    before.type === 'list' && after.type === 'list' && after.entries.length < before.entries.length
      ? before.entries.filter((entry) => !after.entries.includes(entry))
      : [],
  ),
];

/**
 * Whether another part of the same sentence is what a message is about, or has the month that it names; or whether what
 * is left of the sentence makes none: values without what they are of, or a time that ends before it begins.
 */
function isOtherClause(
  old: Fact,
  now: Fact,
  { subject, isRemoval }: Demands,
  months: readonly string[],
  language: Language,
  own: Language,
): boolean {
  const after = new Map(textsOf(now));
  return textsOf(old).some(([key, text]) => {
    const left = after.get(key);
    if (left === undefined || left === text) return false;
    if (isRemoval) return /^\p{L}/u.test(text) && /^[^\p{L}]/u.test(left);
    const gone = valuesIn(text, own).filter((value) => !valuesIn(left, own).some((each) => each.type === value.type && each.key === value.key));
    return gone.some((value) => {
      const score = (part: string): number => overlap(subject, part, language);
      const rivals = textsOf(old).flatMap(([, each]) =>
        valuesIn(each, own).flatMap((rival) => (rival.type === value.type ? [{ ...rival, clause: clauseOf(each, rival) }] : [])),
      );
      if (value.type === 'date' && months.length > 0)
        return !isOf(value.key, months) && rivals.some(({ key: each }) => isOf(each, months));
      const best = Math.max(...rivals.map(({ clause }) => score(clause)));
      return best > score(clauseOf(text, value));
    });
  });
}

const isOf = (date: string, months: readonly string[]): boolean => months.includes(date.split('-')[0]!);

/** The part of a sentence between commas that has a value. */
function clauseOf(text: string, { start, end }: Range): string {
  const from = Math.max(...[',', ';', '、', '('].map((comma) => text.lastIndexOf(comma, start - 1))) + 1;
  const to = text.slice(end).search(/[,;、)]/u);
  return text.slice(from, to === -1 ? undefined : end + to);
}

/** "a jackfruit bun" is not the pulled pork bun: most of its name is not said, and other words are. */
const isAnotherItem = (name: string, { subject, unknown, isOfAll }: Demands, language: Language): boolean =>
  !isOfAll && unknown.length > 0 && overlap(subject, name, language) * 2 < contentWords(name, language).length;

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

/** The values that a fact had and has no more: a fact that repeats one of another fact follows it. */
const lostValues = ({ before, after }: ChangedParts['changed'][number], own: Language): string[] => {
  const now = new Set(ownValues(after, own).map(({ type, key }) => `${type} ${key}`));
  return ownValues(before, own)
    .map(({ type, key }) => `${type} ${key}`)
    .filter((value) => !now.has(value));
};

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
  const isOfHours = changed.some((pair) => pair.before.type === 'hours');
  const ids = new Set([...targets.map((pair) => pair.before.id), ...removed.map(({ id }) => id)]);
  if (isOfHours && isOfOtherTimes(demands, before, ids, language, own)) return false;
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
  { subject }: Demands,
  { facts }: SiteDocument,
  changed: ReadonlySet<string>,
  language: Language,
  own: Language,
): boolean =>
  facts.some(
    (fact) =>
      fact.type !== 'hours' &&
      !changed.has(fact.id) &&
      overlap(subject, saidOf(fact), language) * 2 >= Math.max(2, subject.length) &&
      ownValues(fact, own).some(({ type }) => type === 'time'),
  );

/** Whether an added fact is for visitors: written as such, or a typed fact made of the whole message. */
function isPlainAddition(
  fact: Fact,
  before: SiteDocument,
  after: SiteDocument,
  demands: Demands,
  { text, isSaid }: { text: string; isSaid: boolean },
  language: Language,
  own: Language,
): boolean {
  const { changes, lists, grammar } = language;
  const texts = fact.type === 'item' || fact.type === 'person' ? [fact.name] : textsOf(fact).map(([, own]) => own);
  const quotes = [...text.matchAll(QUOTES)].map(([, quote = '']) => quote);
  if (isSaid || fact.type === 'hours' || quotes.some((quote) => texts.some((own) => isQuote(own, quote)))) return true;
  // "with" and "from" may be in any sentence.
  const orders = [changes.set, changes.remove, changes.rename, changes.replace, changes.swap, changes.old, changes.later, changes.earlier, lists.command];
  const isOrder = (own: string): boolean =>
    [...orders, ...(quotes.length === 0 ? [changes.add] : [])].some((list) =>
      list.find(fold(own)).some(({ word }) => contentWordsAlone(word, language)),
    );
  const isFree = fact.type === 'statement' || fact.type === 'policy' || fact.type === 'list';
  const isAsked = [changes.add, lists.wish, lists.command].some((list) => list.atStart(fold(text)) !== undefined);
  const isOnlyAdded = [...demands.operations].every((operation) => operation === 'add');
  // "also" and "too" may be said of a change as well.
  const isNew = changes.add.find(fold(text)).some(({ word }) => contentWordsAlone(word, language));
  if (demands.isOfAll && demands.said.some(({ type }) => type === 'price')) return false;
  if (texts.length > 0 && texts.every((own) => lists.role.isWord(trimEnd(fold(own), '!.')))) return false;
  if (/[?？]\s*$/u.test(texts.join(' ')) || texts.some(isOrder)) return false;
  const isItem = fact.type === 'item' || fact.type === 'person';
  if (!isItem && !isOnlyAdded && (!isFree || !isAsked)) return false;
  if (!isFree && lists.negation.isIn(fold(text))) return false;
  if (!grammar.isSpaced) return demands.operations.has('add') || !isFree;
  if (!isNew && isKnown(fact, before, isFree, language, own)) return false;
  const left = uncovered(after, demands, language);
  return left.length === 0 || (left.length === 1 && !isCapital(text, left[0]!));
}

const isQuote = (text: string, quote: string): boolean =>
  hasWords(text, quote.trim()) && text.length <= quote.trim().length + 2;

/** What the site has with a value of the same type is changed, and not added a second time. */
function isKnown(
  fact: Fact,
  { facts }: SiteDocument,
  isFree: boolean,
  language: Language,
  own: Language,
): boolean {
  const words = contentWords(fact.type === 'item' ? fact.name : saidOf(fact), language);
  const types = new Set(ownValues(fact, own).map(({ type }) => type));
  return facts.some((old) => {
    if (types.size === 0 || old.type === 'hours' || old.type === 'contact') return false;
    const name = old.type === 'item' ? old.name : saidOf(old);
    const shared = overlap(words.filter((word) => /^\p{L}/u.test(word)), name, language);
    return shared > 0 && (isFree || shared * 2 > words.length) && ownValues(old, own).some(({ type }) => types.has(type));
  });
}

/** Whether words have more than grammar: "new", but not "also". */
const contentWordsAlone = (words: string, { lists }: Language): boolean =>
  tokensOf(words).some(({ text }) => !lists.function.isWord(text));

/** A word within a message that begins with a capital letter may be the name of what was to be added. */
const isCapital = (text: string, word: string): boolean => {
  const at = fold(text).indexOf(word);
  return at > 0 && /\p{Lu}/u.test(text.charAt(at));
};

/** Words of a message that neither the site has after it, nor name a part of sites. */
function uncovered(after: SiteDocument, { words }: Demands, language: Language): string[] {
  const { lists, features, kindWords, fieldTypes, blocks, days, grammar } = language;
  if (!grammar.isSpaced) return [];
  const known = [lists.site, lists.part, lists.tradeHead, lists.role, lists.look, lists.contactCue, lists.phone, lists.menu, lists.wish, lists.command, lists.remark, lists.aside, lists.imperative, lists.self, lists.open, lists.honorific, lists.policy, features, kindWords, fieldTypes, blocks, days];
  const said = [
    after.identity.name,
    ...after.facts.map(saidOf),
    ...after.pages.flatMap(({ title, sections }) => [title, ...sections.map(({ label }) => label ?? '')]),
  ].join(' ');
  return words.filter((word) => overlap([word], said, language) === 0 && !known.some((list) => list.isIn(word)));
}
