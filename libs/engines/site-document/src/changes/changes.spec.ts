import { applyPatch } from 'rfc6902';
import { describe, expect, it } from 'vitest';
import { BAKERY } from '../fixtures/bakery.js';
import type { SiteDocument } from '../model/site-document.js';
import { diffDocuments } from './diff-documents.js';
import { mergeDocuments } from './merge-documents.js';
import { type Migration, migrateDocument } from './migrate-document.js';

const edited = (edit: (document: SiteDocument) => void): SiteDocument => {
  const document = structuredClone(BAKERY);
  edit(document);
  return document;
};

describe('diffDocuments', () => {
  it('returns a patch that makes the second document of the first', () => {
    const after = edited((document) => {
      document.theme.id = 'atelier';
      document.facts.splice(1, 1);
      document.pages[0]!.sections.splice(1, 1);
    });
    const patched = structuredClone(BAKERY);
    applyPatch(patched, diffDocuments(BAKERY, after).patch);
    expect(patched).toEqual(after);
  });

  it('names what was added, removed, changed and moved', () => {
    const after = edited((document) => {
      document.currency = 'EUR';
      document.facts.splice(3, 1);
      document.facts.push({ id: 'rye', type: 'item', source: [], name: 'Rye loaf' });
      document.pages[0]!.title = 'Start';
      document.pages[0]!.sections.unshift(document.pages[0]!.sections.pop()!);
    });
    expect(diffDocuments(BAKERY, after).changes).toEqual([
      { part: 'settings', id: 'currency', change: 'changed' },
      { part: 'fact', id: 'phone', change: 'removed' },
      { part: 'fact', id: 'rye', change: 'added' },
      { part: 'page', id: 'home', change: 'changed' },
      { part: 'section', id: 'order', change: 'moved' },
      { part: 'section', id: 'top', change: 'moved' },
    ]);
  });

  it('is empty for equal documents', () => {
    expect(diffDocuments(BAKERY, structuredClone(BAKERY))).toEqual({ patch: [], changes: [] });
  });
});

describe('mergeDocuments', () => {
  it('keeps what each side changed', () => {
    const ours = edited((document) => (document.identity.name = 'Crumb'));
    const theirs = edited((document) => {
      document.theme.scheme = 'dark';
      document.facts.splice(1, 0, { id: 'rye', type: 'item', source: [], name: 'Rye loaf' });
      document.pages[0]!.sections[1]!.facts.push('rye');
    });
    const merged = mergeDocuments(BAKERY, { ours, theirs });
    expect(merged.conflicts).toEqual([]);
    expect('document' in merged && merged.document).toEqual({ ...theirs, identity: ours.identity });
  });

  it('keeps our value where both changed the same, and names the place', () => {
    const ours = edited((document) => (document.identity.name = 'Ours'));
    const theirs = edited((document) => (document.identity.name = 'Theirs'));
    const merged = mergeDocuments(BAKERY, { ours, theirs });
    expect(merged.conflicts).toEqual(['/identity/name']);
    expect('document' in merged && merged.document.identity.name).toBe('Ours');
  });

  it('removes what one side removed and the other left as it was', () => {
    const withoutOrders = edited((document) => {
      document.pages[0]!.sections.splice(2, 1);
      delete document.pages[0]!.sections[0]!.action;
      document.records = [];
    });
    const renamed = edited((document) => (document.identity.name = 'Crumb'));
    for (const [ours, theirs] of [
      [withoutOrders, renamed],
      [renamed, withoutOrders],
    ] as const) {
      const merged = mergeDocuments(BAKERY, { ours, theirs });
      expect(merged.conflicts).toEqual([]);
      expect('document' in merged && merged.document.records).toEqual([]);
    }
  });

  it('reports a reference to what the other side removed', () => {
    const ours = edited((document) => {
      document.facts.splice(1, 1);
      document.pages[0]!.sections[1]!.facts = [];
    });
    const theirs = edited((document) => document.identity.tagline?.basis.push('loaf'));
    const merged = mergeDocuments(BAKERY, { ours, theirs });
    expect('faults' in merged && merged.faults).toEqual([
      { path: '/identity/tagline/basis/1', message: 'there is no fact loaf' },
    ]);
  });
});

describe('migrateDocument', () => {
  it('returns a document of the current version', () => {
    expect(migrateDocument(BAKERY)).toEqual({ document: BAKERY });
  });

  it('applies migrations until the current version is reached', () => {
    const { identity, ...rest } = BAKERY;
    const migrations = new Map<number, Migration>([
      [-1, (document: Record<string, unknown>) => ({ ...document, title: 'Crumb & Co' })],
      [
        0,
        ({ title, ...document }: Record<string, unknown>) => ({
          ...document,
          identity: { ...identity, name: title },
        }),
      ],
    ]);
    expect(migrateDocument({ ...rest, version: -1 }, migrations)).toEqual({ document: BAKERY });
  });

  it.each([2, '1', undefined])('rejects the version %s', (version) => {
    expect(migrateDocument({ ...BAKERY, version })).toEqual({
      faults: [{ path: '/version', message: 'must be 1 or an earlier version' }],
    });
  });
});
