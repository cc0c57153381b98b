import { describe, expect, it, vi } from 'vitest';
import { BAKERY } from '../fixtures/bakery.js';
import { MAX_PATH_DEPTH } from './patch.js';
import { patchDocument } from './patch-document.js';

const faultsOf = (...patch: object[]) => {
  const checked = patchDocument(BAKERY, patch);
  return 'faults' in checked ? checked.faults : [];
};

const RENAME = { op: 'replace', path: '/identity/name', value: 'Crumb' };

describe('patchDocument', () => {
  it('applies operations in order and leaves the original unchanged', () => {
    const before = structuredClone(BAKERY);
    const checked = patchDocument(BAKERY, [
      { op: 'test', path: '/identity/name', value: 'Crumb & Co' },
      { op: 'replace', path: '/identity/name', value: 'Crumb' },
      { op: 'add', path: '/identity/domainWords/-', value: 'rye' },
      { op: 'remove', path: '/identity/tagline' },
    ]);
    expect('document' in checked && checked.document.identity).toEqual({
      name: 'Crumb',
      kind: 'bakery',
      domainWords: ['sourdough', 'rye'],
    });
    expect(BAKERY).toEqual(before);
  });

  it('rejects a patch after which the document is invalid', () => {
    expect(faultsOf({ op: 'remove', path: '/facts/0' })).toContainEqual({
      path: '/identity/tagline/basis/0',
      message: 'there is no fact oven',
    });
  });

  it('names the operation that cannot be applied', () => {
    const rename = { op: 'replace', path: '/identity/name', value: 'x' };
    expect(faultsOf(rename, { op: 'remove', path: '/pages/7' })).toEqual([
      { path: '/1', message: 'cannot remove /pages/7: there is no such place in the document' },
    ]);
    expect(faultsOf({ op: 'test', path: '/version', value: 3 })).toEqual([
      { path: '/0', message: 'the value at /version is another one' },
    ]);
  });

  it.each(['/__proto__/polluted', '/identity/constructor/prototype/polluted', '/facts/0/__proto__'])(
    'rejects the path %s',
    (path) => {
      expect(faultsOf({ op: 'add', path, value: true })[0]?.message).toBe('must not name a prototype');
      expect(faultsOf({ op: 'copy', path: '/identity/x', from: path })[0]?.path).toBe('/0/from');
      expect(Reflect.get({}, 'polluted')).toBeUndefined();
    },
  );

  it('rejects a place in a text or a number, also in one that an operation before it wrote', () => {
    const written = { op: 'add', path: '/facts', value: '' };
    const into = { path: '/facts/item-1', from: '/records' };
    for (const operation of [
      { op: 'add', path: into.path, value: null },
      { op: 'copy', ...into },
      { op: 'move', ...into },
    ]) {
      const message = `cannot ${operation.op} /facts/item-1: there is no such place in the document`;
      expect(faultsOf(written, operation)).toEqual([{ path: '/1', message }]);
    }
    expect(faultsOf({ op: 'add', path: '/identity/name/first', value: 'Ann' })).toHaveLength(1);
  });

  it('rejects paths that are too deep, and paths that are not JSON Pointers', () => {
    expect(faultsOf({ op: 'remove', path: '/a'.repeat(MAX_PATH_DEPTH + 1) })[0]?.message).toContain(
      'at most',
    );
    expect(faultsOf({ op: 'remove', path: 'identity' })[0]?.message).toContain('JSON Pointer');
    expect(faultsOf({ op: 'replace', path: '', value: {} })[0]?.message).toBe(
      'must not be the whole document',
    );
  });

  it('rejects operations that do not exist', () => {
    expect(faultsOf({ op: 'merge', path: '/facts' })[0]?.path).toBe('/0/op');
  });

  it('stops copies that double the document', () => {
    const double = { op: 'copy', from: '/facts', path: '/facts/-' };
    expect(faultsOf(...Array.from({ length: 100 }, () => double))[0]?.message).toMatch(
      /^the document must (not be nested|have at most)/,
    );
  });

  it('measures the document as often for many operations as for one', () => {
    const charactersFor = (operations: number): number => {
      const stringify = vi.spyOn(JSON, 'stringify');
      try {
        faultsOf(...Array.from({ length: operations }, () => RENAME));
        return stringify.mock.results.reduce((sum, { value }) => sum + String(value).length, 0);
      } finally {
        stringify.mockRestore();
      }
    };
    expect(charactersFor(500) - charactersFor(1)).toBe(499 * JSON.stringify(RENAME.value).length);
  });

  it('limits what copies write, also to the same place', () => {
    const text = 'x'.repeat(100_000);
    const copies = Array.from({ length: 30 }, () => ({
      op: 'copy',
      from: '/identity/a',
      path: '/identity/b',
    }));
    expect(faultsOf({ op: 'add', path: '/identity/a', value: text }, ...copies)[0]?.message).toMatch(
      /at most 2000000 characters .* every value that the patch writes$/,
    );
  });

  it('rejects a document that became too large', () => {
    const value = 'x'.repeat(1_000_000);
    expect(faultsOf({ op: 'add', path: '/identity/a', value })).toEqual([
      { path: '', message: expect.stringMatching(/^the document must have at most 1000000 characters/) },
    ]);
  });

  it('compares long lists', () => {
    const words = Array.from({ length: 20_000 }, (_, index) => index);
    expect(
      faultsOf(
        { op: 'add', path: '/identity/list', value: words },
        { op: 'test', path: '/identity/list', value: words },
      ),
    ).toEqual([{ path: '/identity/list', message: 'is not a known property' }]);
  });

  it.each([
    { op: 'add', path: '/notes', value: 1 },
    { op: 'copy', from: '/facts', path: '/notes' },
    { op: 'move', from: '/facts', path: '/notes' },
  ])('rejects unknown top-level properties at once: $op', (operation) => {
    expect(faultsOf(operation, { op: 'remove', path: '/pages/7' })).toEqual([
      { path: '/0/path', message: 'notes is not a known property' },
    ]);
  });

  it('rejects values that are nested too deeply', () => {
    let value: unknown = 'x';
    for (let depth = 0; depth < 1000; depth += 1) value = [value];
    expect(faultsOf({ op: 'add', path: '/identity/deep', value })[0]?.message).toContain('levels deep');
  });

  it('rejects more operations than it allows', () => {
    const test = { op: 'test', path: '/version', value: 1 };
    expect(faultsOf(...Array.from({ length: 501 }, () => test))[0]?.message).toBe(
      'must have at most 500 entries',
    );
  });
});
