import type { SiteDocument } from '../model/site-document.js';
import { type DocumentFault, pointer } from './fault.js';

/** Ids of facts and records, ids of pages and sections together (links name both), and paths of pages. */
export function repeatedIds({ facts, pages, records }: SiteDocument): DocumentFault[] {
  const targets = pages.flatMap(({ id, sections }, page): [string, PropertyKey[]][] => [
    [id, ['pages', page, 'id']],
    ...sections.map((section, index): [string, PropertyKey[]] => [
      section.id,
      ['pages', page, 'sections', index, 'id'],
    ]),
  ]);
  return [
    ...repeated(facts.map(({ id }, index) => [id, ['facts', index, 'id']])),
    ...repeated(targets),
    ...repeated(pages.map(({ path }, index) => [path, ['pages', index, 'path']])),
    ...pages.flatMap(({ path }, index) => reserved(path, ['pages', index, 'path'])),
    ...repeated(records.map(({ id }, index) => [id, ['records', index, 'id']])),
    ...records.flatMap(({ fields }, record) =>
      repeated(fields.map(({ id }, index) => [id, ['records', record, 'fields', index, 'id']])),
    ),
  ];
}

/** Files of every site that are made of other things than a page with that path. */
const RESERVED = new Map([
  ['/index', 'is the file of the home page, whose path is /'],
  ['/404', 'is the page for URLs that do not exist'],
]);

function reserved(path: string, at: PropertyKey[]): DocumentFault[] {
  const reason = RESERVED.get(path);
  return reason === undefined
    ? []
    : [{ path: pointer(...at), message: `${path} ${reason}; choose another path` }];
}

function repeated(values: readonly [string, PropertyKey[]][]): DocumentFault[] {
  const seen = new Set<string>();
  return values.flatMap(([value, at]) => {
    if (!seen.has(value)) {
      seen.add(value);
      return [];
    }
    return [{ path: pointer(...at), message: `${value} is used twice` }];
  });
}
