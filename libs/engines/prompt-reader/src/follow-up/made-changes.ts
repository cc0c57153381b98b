import {
  type Fact,
  type FactOf,
  type SiteDocument,
  type Weekday,
  WEEKDAYS,
  wordsOfFact,
} from '@capstan/site-document';
import type { Language } from '../packs/language.js';
import { trimEnd } from '../text/trim-end.js';
import { differenceOf, hasWords } from '../text/whole-words.js';
import type { ChangedParts } from './demands/changed-parts.js';
import type { Change } from './editing/made-change.js';
import { changedDate } from './words/changed-date.js';
import { textsOf } from './words/slots.js';

/** What of a text is named before a value in it. */
const MAX_LEAD_WORDS = 5;

/**
 * What was changed, from the documents alone, so that nothing is claimed that was not done.
 * @param made the words of the message for what documents do not name: colors, and what was moved
 */
export function madeChanges(
  parts: ChangedParts,
  before: SiteDocument,
  after: SiteDocument,
  made: Change,
  own: Language,
): Change[] {
  const { changed, removed, added, fields, fieldsNew, fieldsGone, titles: retitled, shown, gone } = parts;
  const nameOf = (id: string, { records }: SiteDocument): string =>
    records.find((record) => record.id === id)?.plural ?? own.labels.records[id as 'faq']?.[1] ?? id;
  const isHours = ({ type }: Fact): boolean => type === 'hours';
  const isPlain = (fact: Fact): boolean => !isHours(fact);
  const names = removed.flatMap((fact) => ('name' in fact && fact.name !== undefined ? [fact.name] : []));
  const titles = newTitles(added, after);
  const plus = [
    ...shown.map((id) => nameOf(id, after)),
    ...added.filter(isPlain).map((fact) => titles.get(fact.id) ?? labelOf(fact)),
    ...fieldsNew,
  ];
  const minus = [
    ...removed.filter(isPlain).map(labelOf),
    ...gone.map((id) => nameOf(id, before)),
    ...fieldsGone,
  ];
  const changes = [
    ...(parts.isRenamed ? [{ kind: 'renamed' as const, to: after.identity.name }] : []),
    ...(parts.isRecolored && isOfLook(made) ? [made] : []),
    ...(parts.isReordered && made.kind === 'moved' ? [made] : []),
    ...(minus.length > 0 ? [{ kind: 'removed' as const, what: unique(minus).join(', ') }] : []),
    ...priceChanges(changed, after.locale),
    ...hoursChange(before, after, own),
    ...changed.flatMap((each) => courseChanges(each, after.locale)),
    ...changed.flatMap((each) => placesChange(each, own)),
    ...changed
      .flatMap((each) => textChanges(each, own))
      .filter(({ from }) => !names.some((name) => hasWords(from ?? '', name))),
    ...[...fields, ...retitled].map(({ before: from, after: to }) => ({
      kind: 'changed' as const,
      what: from,
      from,
      to,
    })),
    ...(plus.length > 0 ? [{ kind: 'added' as const, what: unique(plus).join(', ') }] : []),
  ];
  return changes.filter(
    (each, index) =>
      changes.findIndex(
        (other) => `${other.kind} ${other.from} ${other.to}` === `${each.kind} ${each.from} ${each.to}`,
      ) === index || each.kind === 'removed',
  );
}

const isOfLook = ({ kind }: Change): boolean => kind === 'colors' || kind === 'look';

/** The headings of sections that have new facts only, by the ids of these. */
function newTitles(added: readonly Fact[], { pages }: SiteDocument): Map<string, string> {
  const fresh = new Set(added.map(({ id }) => id));
  return new Map(
    pages.flatMap(({ sections }) =>
      sections.flatMap(({ heading, facts, component }): [string, string][] =>
        heading !== undefined && component !== 'hero' && facts.every((id) => fresh.has(id))
          ? facts.map((id) => [id, heading.text])
          : [],
      ),
    ),
  );
}

const unique = (texts: readonly string[]): string[] => [...new Set(texts)];

const labelOf = (fact: Fact): string => {
  if (fact.type === 'policy' && fact.topic !== undefined) return `${fact.topic}: ${fact.text}`;
  return wordsOfFact(fact)[0] ?? fact.type;
};

function priceChanges(changed: ChangedParts['changed'], locale: string): Change[] {
  const items = changed.flatMap(({ before, after }) => {
    const [from, to] = [before, after].map((fact) => priceText(fact, locale));
    return from === to || after.type !== 'item' ? [] : [{ name: after.name, from: from ?? '', to: to ?? '' }];
  });
  if (items.length === 0) return [];
  const joined = (key: 'name' | 'from' | 'to'): string => items.map((item) => item[key]).join(', ');
  return [changeOf(joined('name'), joined('from'), joined('to'))];
}

function priceText(fact: Fact, locale: string): string {
  if (fact.type !== 'item') return '';
  const { price } = fact;
  if (typeof price !== 'object') return price ?? '';
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: price.currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(price.amount);
}

const changeOf = (what: string, from: string, to: string): Change => {
  if (to === '') return { kind: 'removed', what: from };
  return from === '' ? { kind: 'set', what, to } : { kind: 'changed', what, from, to };
};

/** The hours of the days that have others now. */
function hoursChange(before: SiteDocument, after: SiteDocument, own: Language): Change[] {
  const [old, now] = [before, after].map((document) =>
    document.facts.flatMap((fact) => (fact.type === 'hours' ? [hoursText(fact, document.locale, own)] : [])),
  );
  const from = old!.filter((text) => !now!.includes(text)).join('; ');
  const to = now!.filter((text) => !old!.includes(text)).join('; ');
  return from === to ? [] : [changeOf(own.labels.headings.hours, from, to)];
}

function hoursText(
  { days, opens, closes, isClosed }: FactOf<'hours'>,
  locale: string,
  own: Language,
): string {
  const times = isClosed === true ? (own.grammar.closed[0] ?? '') : `${opens}–${closes}`;
  return `${daysText(days, locale)} ${times}`;
}

const daysText = (days: readonly Weekday[], locale: string): string => {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  return days.map((day) => format.format(Date.UTC(2024, 0, 1 + WEEKDAYS.indexOf(day)))).join(', ');
};

/** The weekly times of a course that are not what they were. */
function courseChanges({ before, after }: ChangedParts['changed'][number], locale: string): Change[] {
  if (before.type !== 'item' || after.type !== 'item') return [];
  const [old, now] = [before, after].map(({ times }) =>
    (times ?? []).map(
      ({ days, starts, ends }) =>
        `${daysText(days, locale)} ${starts}${ends === undefined ? '' : `–${ends}`}`,
    ),
  ) as [string[], string[]];
  const from = old.filter((text) => !now.includes(text)).join('; ');
  const to = now.filter((text) => !old.includes(text)).join('; ');
  return from === to ? [] : [changeOf(after.name, from, to)];
}

/** How many people a course has room for, if that is not what it was. */
function placesChange({ before, after }: ChangedParts['changed'][number], { labels }: Language): Change[] {
  if (before.type !== 'item' || after.type !== 'item' || before.places === after.places) return [];
  const [from, to] = [before, after].map(({ places }) => String(places ?? '')) as [string, string];
  return [changeOf(`${after.name} (${labels.fields['people'] ?? ''})`, from, to)];
}

/** Names, roles and sentences that are not what they were. */
function textChanges({ before, after }: ChangedParts['changed'][number], own: Language): Change[] {
  if (before.type === 'hours') return [];
  // Half of a number is the name of nothing.
  if (before.type === 'contact' && after.type === 'contact' && before.value !== after.value)
    return [changeOf(contactLabel(after, own), before.value, after.value)];
  const texts = (fact: Fact): [string, string][] => [
    ...textsOf(fact),
    ...['name', 'role', 'value', 'address', 'group'].flatMap((key): [string, string][] => {
      const text: unknown = Reflect.get(fact, key);
      return typeof text === 'string' ? [[key, text]] : [];
    }),
  ];
  if (before.type === 'list' && after.type === 'list') return entryChanges(before, after);
  const now = new Map(texts(after));
  const old = new Map(texts(before));
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((key): Change[] => {
    const [from, to] = [old.get(key) ?? '', now.get(key) ?? ''];
    if (from === to) return [];
    if (key === 'name') return [changeOf(from, from, to)];
    const difference = changedDate(from, to, own) ?? differenceOf(from, to);
    const named = 'name' in after && after.name !== undefined ? after.name : leadOf(from, difference.from);
    return [changeOf(named, difference.from, difference.to)];
  });
}

const contactLabel = ({ label, channel }: FactOf<'contact'>, { labels }: Language): string =>
  label ?? labels.fields[channel as 'email'] ?? labels.headings.contact;

function entryChanges({ entries: old, title }: FactOf<'list'>, { entries: now }: FactOf<'list'>): Change[] {
  const gone = old.filter((entry) => !now.includes(entry));
  const fresh = now.filter((entry) => !old.includes(entry));
  if (gone.length === 0) return [{ kind: 'added', what: fresh.join(', ') }];
  if (fresh.length === 0) return [{ kind: 'removed', what: gone.join(', ') }];
  const difference = differenceOf(gone.join(', '), fresh.join(', '));
  return [changeOf(title ?? leadOf(gone[0] ?? '', difference.from), difference.from, difference.to)];
}

/** The few words before a part of a text; at its beginning, those after it. */
function leadOf(text: string, part: string): string {
  const at = Math.max(0, text.indexOf(part));
  const before = text.slice(0, at).trim().split(/\s+/u).slice(-MAX_LEAD_WORDS).join(' ');
  const after = text
    .slice(at + part.length)
    .trim()
    .split(/\s+/u)
    .slice(0, MAX_LEAD_WORDS)
    .join(' ');
  return trimEnd((before || after || text).replace(/^[\s,;:.()]+/u, ''), ' ,;:.()');
}
