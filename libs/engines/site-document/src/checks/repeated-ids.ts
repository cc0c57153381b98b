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
    ...repeated(records.map(({ id }, index) => [id, ['records', index, 'id']])),
    ...records.flatMap(({ fields }, record) =>
      repeated(fields.map(({ id }, index) => [id, ['records', record, 'fields', index, 'id']])),
    ),
  ];
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
