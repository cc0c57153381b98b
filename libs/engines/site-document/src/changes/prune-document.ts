import { componentOf } from '../model/components.js';
import type { FactType } from '../model/facts.js';
import type { Action, Copy, Page, Section } from '../model/pages.js';
import type { RecordField, RecordSchema } from '../model/records.js';
import type { SiteDocument } from '../model/site-document.js';

/** They introduce a page, and may be there for its name only. */
const INTRODUCTIONS = new Set(['hero', 'page-title']);

const OUTSIDE = /^(?:https?:|mailto:|tel:)/;

/**
 * A document without what refers to facts and records that it does not have, and without the sections and pages that
 * are empty then.
 */
export function pruneDocument(document: SiteDocument): SiteDocument {
  const types = new Map(document.facts.map(({ id, type }) => [id, type]));
  const records = document.records.flatMap((record) => prunedRecord(record, types));
  const recordIds = new Set(records.map(({ id }) => id));
  const pages = document.pages.flatMap((page) => prunedPage(page, types, recordIds));
  const targets = new Set(
    pages.flatMap(({ id, sections }) => [id, ...sections.map((section) => section.id)]),
  );
  const tagline = boundCopy(document.identity.tagline, types);
  const { tagline: _, ...identity } = document.identity;
  return {
    ...document,
    identity: tagline === undefined ? identity : { ...identity, tagline },
    records,
    pages: pages.map((page) => ({
      ...page,
      sections: page.sections.map((section) => withoutLostTarget(section, targets)),
    })),
  };
}

type Types = ReadonlyMap<string, FactType>;

function boundCopy(copy: Copy | undefined, types: Types): Copy | undefined {
  const basis = copy?.basis.filter((id) => types.has(id)) ?? [];
  return copy === undefined || basis.length === 0 ? undefined : { ...copy, basis };
}

function prunedPage(page: Page, types: Types, records: ReadonlySet<string>): Page[] {
  const sections = page.sections.flatMap((section) => prunedSection(section, types, records));
  return sections.length === 0 ? [] : [{ ...page, sections }];
}

function prunedSection(section: Section, types: Types, records: ReadonlySet<string>): Section[] {
  const { heading: title, body: texts, ...rest } = section;
  const shown: readonly FactType[] = componentOf(section.component).facts;
  const heading = boundCopy(title, types);
  const body = texts?.flatMap((copy) => boundCopy(copy, types) ?? []) ?? [];
  const facts = section.facts.filter((id) => shown.includes(types.get(id) as FactType));
  if (section.record !== undefined && !records.has(section.record)) return [];
  const isEmpty =
    facts.length + body.length === 0 &&
    heading === undefined &&
    section.record === undefined &&
    section.images === undefined &&
    section.action === undefined;
  if (isEmpty && !INTRODUCTIONS.has(section.component)) return [];
  return [{ ...rest, facts, ...(heading && { heading }), ...(body.length > 0 && { body }) }];
}

function withoutLostTarget(
  { action, secondAction, ...section }: Section,
  targets: ReadonlySet<string>,
): Section {
  const isKnown = (each: Action | undefined): each is Action =>
    each !== undefined && (targets.has(each.target) || OUTSIDE.test(each.target));
  return {
    ...section,
    ...(isKnown(action) ? { action } : {}),
    ...(isKnown(secondAction) ? { secondAction } : {}),
  };
}

/** A record whose only choices are gone cannot be filled in. */
function prunedRecord({ slots, ...record }: RecordSchema, types: Types): RecordSchema[] {
  const fields = record.fields.map((field): RecordField => {
    const options = field.options?.filter(({ fact }) => fact === undefined || types.has(fact));
    return options === undefined ? field : { ...field, options };
  });
  if (fields.some(({ options }) => options?.length === 0)) return [];
  if (slots === undefined) return [{ ...record, fields }];
  if ('timesOf' in slots) return [{ ...record, fields, slots }];
  const hours = slots.hours.filter((id) => types.has(id));
  return [{ ...record, fields, ...(hours.length > 0 && { slots: { ...slots, hours } }) }];
}
