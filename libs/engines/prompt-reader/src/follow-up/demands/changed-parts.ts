import { isDeepStrictEqual } from 'node:util';
import { type Fact, type RecordField, type SiteDocument, wordsOfFact } from '@capstan/site-document';

/** What is not the same in two documents. */
export interface ChangedParts {
  changed: { before: Fact; after: Fact }[];
  removed: Fact[];
  added: Fact[];
  /** The labels of fields that are not what they were. */
  fields: { before: string; after: string }[];
  /** The labels of fields that forms got. */
  fieldsNew: string[];
  /** Titles of sections and pages that are not what they were. */
  titles: { before: string; after: string }[];
  /** The labels of fields that went from forms. */
  fieldsGone: string[];
  /** The ids of features that came, and that visitors see. */
  shown: string[];
  gone: string[];
  /** The labels of sections that were added and show nothing yet. */
  prepared: string[];
  isRenamed: boolean;
  isRecolored: boolean;
  isReordered: boolean;
}

export function changedParts(before: SiteDocument, after: SiteDocument): ChangedParts {
  const [old, now] = [before, after].map(({ facts }) => new Map(facts.map((fact) => [fact.id, fact])));
  const [oldFeatures, newFeatures] = [featuresOf(before), featuresOf(after)];
  const prepared = emptyGalleries(after).filter((label) => !emptyGalleries(before).includes(label));
  const fields = fieldPairs(before, after);
  return {
    changed: before.facts.flatMap((fact) => {
      const same = now!.get(fact.id);
      return same === undefined || isDeepStrictEqual(fact, same) ? [] : [{ before: fact, after: same }];
    }),
    removed: before.facts.filter(({ id }) => !now!.has(id)),
    added: after.facts.filter(({ id }) => !old!.has(id)),
    fields: fields.flatMap(([old, now]) =>
      now === undefined || now.label === old.label ? [] : [{ before: old.label, after: now.label }],
    ),
    fieldsNew: fieldPairs(after, before).flatMap(([now, old]) => (old === undefined ? [now.label] : [])),
    titles: titlePairs(before, after),
    fieldsGone: fields.flatMap(([old, now]) => (now === undefined ? [old.label] : [])),
    shown: [...newFeatures].filter(
      (each) => !oldFeatures.has(each) && (each !== 'gallery' || prepared.length === 0),
    ),
    prepared,
    gone: [...oldFeatures].filter((each) => !newFeatures.has(each)),
    isRenamed: before.identity.name !== after.identity.name,
    isRecolored: !isDeepStrictEqual(before.theme, after.theme),
    isReordered: isInOtherOrder(before, after),
  };
}

/** The fields of the forms that are still there, each with what it is now. */
const fieldPairs = (before: SiteDocument, after: SiteDocument): [RecordField, RecordField | undefined][] =>
  before.records.flatMap(({ id, fields }) => {
    const same = after.records.find((record) => record.id === id);
    return (same === undefined ? [] : fields).map((field): [RecordField, RecordField | undefined] => [
      field,
      same?.fields.find((each) => each.id === field.id),
    ]);
  });

function titlePairs(before: SiteDocument, after: SiteDocument): ChangedParts['titles'] {
  const now = new Map(titlesById(after));
  return titlesById(before).flatMap(([id, old]) => {
    const fresh = now.get(id);
    return fresh === undefined || fresh === old ? [] : [{ before: old, after: fresh }];
  });
}

/** The titles of pages and sections; that of the first section is the headline. */
const titlesById = ({ pages }: SiteDocument): [id: string, title: string][] =>
  pages.flatMap(({ id: page, title, sections }) => [
    [page, title] as [string, string],
    ...sections.flatMap(({ id, heading, label, component }): [string, string][] => {
      const own = heading?.text ?? label;
      return own === undefined || component === 'hero' ? [] : [[`${page} ${id}`, own]];
    }),
  ]);

/** The features of a site: a record where a section shows it. */
function featuresOf({ pages, records }: SiteDocument): Set<string> {
  const sections = pages.flatMap((page) => page.sections);
  const shown = new Set(sections.flatMap(({ record }) => record ?? []));
  const isGallery = sections.some(({ component }) => component === 'gallery');
  const charts = records.some(({ views }) => views.some(({ type }) => type === 'chart'));
  return new Set([
    ...records.map(({ id }) => id).filter((id) => shown.has(id)),
    ...(isGallery ? ['gallery'] : []),
    ...(charts ? ['chart'] : []),
    ...(sections.some(({ component }) => component === 'questions') ? ['faq'] : []),
  ]);
}

const emptyGalleries = ({ pages }: SiteDocument): string[] =>
  pages
    .flatMap(({ sections }) => sections)
    .filter(({ component, images }) => component === 'gallery' && (images ?? []).length === 0)
    .map(({ label }) => label ?? 'gallery');

/** The order of the facts and sections that are in both. */
const isInOtherOrder = (before: SiteDocument, after: SiteDocument): boolean => {
  const [old, now] = [idsOf(before), idsOf(after)];
  const [known, left] = [new Set(old), new Set(now)];
  return old.filter((id) => left.has(id)).join(' ') !== now.filter((id) => known.has(id)).join(' ');
};

const idsOf = ({ facts, pages }: SiteDocument): string[] => [
  ...facts.map(({ id }) => `fact ${id}`),
  ...pages.flatMap(({ id: page, sections }) => sections.map(({ id }) => `${page} ${id}`)),
];

/** Everything that a fact says, with its price and times. */
export function saidOf(fact: Fact): string {
  const own =
    fact.type === 'item' && typeof fact.price === 'object'
      ? [String(fact.price.amount)]
      : fact.type === 'hours'
        ? [fact.opens ?? '', fact.closes ?? '']
        : fact.type === 'date'
          ? [fact.start]
          : [];
  return [...wordsOfFact(fact), ...own].join(' ');
}
