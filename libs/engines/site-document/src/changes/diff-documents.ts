import { createPatch } from 'rfc6902';
import type { SiteDocument } from '../model/site-document.js';
import { DocumentPatch } from './patch.js';

/** A part of a document that has an id, or one of its single parts. */
export interface DocumentChange {
  part:
    | 'identity'
    | 'settings'
    | 'theme'
    | 'fact'
    | 'page'
    | 'section'
    | 'record'
    | 'constraint'
    | 'openPoint';
  id: string;
  change: 'added' | 'removed' | 'changed' | 'moved';
}

/** What leads from one document to another: as a patch, and by its parts. */
export interface DocumentDiff {
  patch: DocumentPatch;
  changes: DocumentChange[];
}

type Part = DocumentChange['part'];
type Identified = readonly [id: string, content: unknown];

export function diffDocuments(before: SiteDocument, after: SiteDocument): DocumentDiff {
  const changes = [
    ...compare('settings', settingsOf(before), settingsOf(after)),
    ...compare('identity', [['identity', before.identity]], [['identity', after.identity]]),
    ...compare('theme', [['theme', before.theme]], [['theme', after.theme]]),
    ...compare('fact', byId(before.facts), byId(after.facts)),
    ...compare('page', pagesOf(before), pagesOf(after)),
    ...compare('section', sectionsOf(before), sectionsOf(after)),
    ...compare('record', byId(before.records), byId(after.records)),
    ...compare('constraint', byText(before.constraints), byText(after.constraints)),
    ...compare('openPoint', byText(before.openPoints), byText(after.openPoints)),
  ];
  return { patch: DocumentPatch.parse(createPatch(before, after)), changes };
}

const SETTINGS = ['language', 'locale', 'timeZone', 'currency'] as const;
const settingsOf = (document: SiteDocument): Identified[] => SETTINGS.map((name) => [name, document[name]]);
const byId = (parts: readonly { id: string }[]): Identified[] => parts.map((part) => [part.id, part]);
const byText = (parts: readonly object[]): Identified[] => parts.map((part) => [JSON.stringify(part), part]);

/** Without their sections, which are compared on their own. */
const pagesOf = ({ pages }: SiteDocument): Identified[] =>
  pages.map((page) => [page.id, { ...page, sections: [] }]);

const sectionsOf = ({ pages }: SiteDocument): Identified[] =>
  pages.flatMap(({ id: page, sections }) =>
    sections.map((section) => [section.id, { page, section }] as const),
  );

function compare(part: Part, before: readonly Identified[], after: readonly Identified[]): DocumentChange[] {
  const old = new Map(before);
  const now = new Map(after);
  const removed = before
    .filter(([id]) => !now.has(id))
    .map(([id]) => ({ part, id, change: 'removed' as const }));
  const others = after.flatMap(([id, content]): DocumentChange[] => {
    if (!old.has(id)) return [{ part, id, change: 'added' }];
    return isSame(old.get(id), content) ? [] : [{ part, id, change: 'changed' }];
  });
  const kept = (ids: readonly Identified[]) =>
    ids.map(([id]) => id).filter((id) => old.has(id) && now.has(id));
  return [...removed, ...others, ...moved(part, kept(before), kept(after))];
}

/** Parts whose predecessor is another one. */
function moved(part: Part, before: readonly string[], after: readonly string[]): DocumentChange[] {
  if (before.join(' ') === after.join(' ')) return [];
  return after
    .filter((id, index) => before[before.indexOf(id) - 1] !== after[index - 1])
    .map((id) => ({ part, id, change: 'moved' }));
}

const isSame = (a: unknown, b: unknown): boolean => createPatch(a, b).length === 0;
