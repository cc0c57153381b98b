import { isDeepStrictEqual } from 'node:util';
import {
  type Fact,
  type FactOf,
  factsOnPages,
  type Outcome,
  type Page,
  type Section,
  type SiteDocument,
  validateDocument,
  wordsOfFact,
} from '@capstan/site-document';

/** A document with the additions of another one. */
export interface AddedDocument {
  document: SiteDocument;
  /** The added texts. */
  names: string[];
  /** What has another price now. */
  repriced: Repriced[];
  /** Outcomes of the other document's ledger, with the ids that its facts have here. */
  outcomeOf: (outcome: Outcome) => Outcome;
}

/** An item of the document for which the other one has another price. */
export interface Repriced {
  item: ItemFact;
  price: NonNullable<ItemFact['price']>;
}
type ItemFact = FactOf<'item'>;

/** They introduce a site, which the document does already. */
const INTRODUCTIONS = new Set(['hero', 'page-title']);

/**
 * Adds to a document the facts and records of another one that it does not have, in sections of their own on the page
 * with the same path; an item with the same name gets its price. Theme, name and language stay. @returns null if there is
 * nothing to add.
 */
export function addToDocument(
  document: SiteDocument,
  other: SiteDocument,
  promptIndex: number,
): AddedDocument | null {
  const { fresh, repriced } = newIn(document, other);
  const newRecords = other.records.filter(({ id }) => !document.records.some((record) => record.id === id));
  const isFresh = fresh.some(({ type }) => type !== 'statement') || repriced.length > 0;
  if (!isFresh && newRecords.length === 0) return null;

  const factIds = renamed(fresh, document.facts);
  const idOf = (id: string): string => factIds.get(id) ?? id;
  const next = structuredClone(document);
  const prices = new Map(repriced.map(({ item, price }) => [item.id, price]));
  next.facts = next.facts.map((fact) => {
    const price = prices.get(fact.id);
    return fact.type === 'item' && price !== undefined ? { ...fact, price } : fact;
  });
  next.facts.push(
    ...fresh.map((fact) => ({
      ...fact,
      id: idOf(fact.id),
      source: fact.source.map((span) => ({ ...span, prompt: promptIndex })),
    })),
  );
  const records = new Set(newRecords.map(({ id }) => id));
  next.records.push(...withIds(newRecords, factIds));
  const sections = new Set(document.pages.flatMap((page) => page.sections.map(({ id }) => id)));
  for (const page of other.pages) {
    const own = page.sections.flatMap((section) => ownSection(section, factIds, records, sections));
    if (own.length > 0) addSections(next.pages, page, own);
  }
  const checked = validateDocument(next);
  if ('faults' in checked) return null;
  return {
    document: checked.document,
    names: [...fresh.map(nameOf), ...newRecords.map(({ plural }) => plural)],
    repriced,
    outcomeOf: (outcome) => outcomeIn(checked.document, outcome, idOf),
  };
}

/** A description of a business has at least so many facts. */
const MIN_DESCRIBED = 2;

/** Whether a document has all facts of a description. */
export function isDescribedBy(document: SiteDocument, other: SiteDocument): boolean {
  const typed = other.facts.filter(({ type }) => type !== 'statement' && type !== 'policy');
  const { fresh, repriced } = newIn(document, other);
  const isNew = repriced.length > 0 || fresh.some((fact) => typed.includes(fact));
  const isKnownRecord = other.records.every(({ id }) => document.records.some((record) => record.id === id));
  return typed.length >= MIN_DESCRIBED && !isNew && isKnownRecord;
}

/** The facts that a document does not have; an item with the name of one that it has is that one. */
function newIn(document: SiteDocument, other: SiteDocument): { fresh: Fact[]; repriced: Repriced[] } {
  const known = new Set(document.facts.map(wordsKey));
  const items = itemsByName(document);
  const named = itemsByName(other);
  const fresh: Fact[] = [];
  const repriced: Repriced[] = [];
  for (const fact of other.facts) {
    const item = fact.type === 'item' && named.get(itemKey(fact)) ? items.get(itemKey(fact)) : null;
    if (fact.type !== 'item' || !item) {
      if (!known.has(wordsKey(fact))) fresh.push(fact);
    } else {
      const price = newPrice(item.price, fact.price);
      if (price !== null) repriced.push({ item, price });
    }
  }
  return { fresh, repriced };
}

/** The items of a document by their names; null where several have one, such as sizes of different things. */
function itemsByName({ facts }: SiteDocument): Map<string, ItemFact | null> {
  const found = new Map<string, ItemFact | null>();
  for (const fact of facts)
    if (fact.type === 'item') found.set(itemKey(fact), found.has(itemKey(fact)) ? null : fact);
  return found;
}

type Price = ItemFact['price'];

/** What an item costs now; null if that is what it costs already. What is not said of an amount stays: its unit, "from". */
function newPrice(before: Price, now: Price): NonNullable<Price> | null {
  if (now === undefined) return null;
  const price = typeof before === 'object' && typeof now === 'object' ? { ...before, ...now } : now;
  return isDeepStrictEqual(price, before) ? null : price;
}

const itemKey = ({ name }: ItemFact): string => name.toLowerCase();

const wordsKey = ({ id: _id, source: _source, ...words }: Fact): string =>
  JSON.stringify(words).toLowerCase();

const nameOf = (fact: Fact): string => wordsOfFact(fact)[0] ?? fact.type;

/** Ids for facts that no fact of the document has. */
function renamed(facts: readonly Fact[], taken: readonly Fact[]): Map<string, string> {
  const used = new Set(taken.map(({ id }) => id));
  return new Map(
    facts.map(({ id, type }) => {
      let number = 1;
      while (used.has(`${type}-${number}`)) number += 1;
      const fresh = `${type}-${number}`;
      used.add(fresh);
      return [id, fresh];
    }),
  );
}

/** The part of a section that is new: its new facts, or the form of a new record. */
function ownSection(
  { action: _action, heading, body, ...section }: Section,
  factIds: ReadonlyMap<string, string>,
  records: ReadonlySet<string>,
  taken: Set<string>,
): Section[] {
  const facts = section.facts.flatMap((id) => factIds.get(id) ?? []);
  const isOfRecord = section.record !== undefined && records.has(section.record);
  if (INTRODUCTIONS.has(section.component) || (section.record !== undefined && !isOfRecord)) return [];
  if (facts.length === 0 && !isOfRecord) return [];
  const bound = (copy: NonNullable<typeof heading>): NonNullable<typeof heading>[] => {
    const basis = copy.basis.flatMap((id) => factIds.get(id) ?? []);
    return basis.length === 0 ? [] : [{ ...copy, basis }];
  };
  const own: Section = { ...section, id: freeId(section.id, taken), facts };
  const [title] = heading === undefined ? [] : bound(heading);
  if (title) own.heading = title;
  const texts = body?.flatMap(bound) ?? [];
  if (texts.length > 0) own.body = texts;
  return [own];
}

function freeId(id: string, taken: Set<string>): string {
  let free = id;
  for (let number = 2; taken.has(free); number += 1) free = `${id}-${number}`;
  taken.add(free);
  return free;
}

function addSections(pages: Page[], page: Page, sections: Section[]): void {
  const same = pages.find(({ path }) => path === page.path);
  const isNotice = ({ component }: Section): boolean => component === 'notice';
  const others = sections.filter((section) => !isNotice(section));
  if (same) same.sections = [...sections.filter(isNotice), ...same.sections, ...others];
  else pages.push({ ...page, id: freeId(page.id, new Set(pages.map(({ id }) => id))), sections });
}

/** Plain data with the ids of facts replaced. */
function withIds<T>(value: T, ids: ReadonlyMap<string, string>): T {
  return JSON.parse(JSON.stringify(value), (_key, part: unknown) =>
    typeof part === 'string' ? (ids.get(part) ?? part) : part,
  ) as T;
}

/** A clause that only repeats the document, or does not fit in it, is fulfilled by keeping the document. */
function outcomeIn(document: SiteDocument, outcome: Outcome, idOf: (id: string) => string): Outcome {
  if (outcome.kind === 'addressed-to-builder') return outcome;
  if (outcome.kind !== 'placed') return { kind: 'obeyed', instruction: 'added to the site' };
  const places = factsOnPages(document);
  const factIds = outcome.factIds.map(idOf).filter((id) => places.has(id));
  if (factIds.length === 0) return { kind: 'obeyed', instruction: 'kept as it is' };
  return { kind: 'placed', factIds, where: factIds.flatMap((id) => places.get(id) ?? []).slice(0, 60) };
}
