import { createHash } from 'node:crypto';
import type { CollectionSpec } from '@capstan/site-document';
import { describe, expect, it } from 'vitest';
import { type Visit, requireChangeable, requireScope, scopeOf } from './visit.js';

const SECRET = 'abcdefghijklmnop';

const collection = (access: CollectionSpec['access']): CollectionSpec => ({
  name: 'diary',
  title: 'Diary',
  access,
  fields: [],
});
const visit = (space: string | null): Visit => ({
  site: { siteId: 's', commit: 'c' },
  collection: 'diary',
  space,
  isMember: false,
});

const whole = { siteId: 's', collection: 'diary', spaceHash: null };

describe('scopeOf', () => {
  it.each(['submit', 'list', 'edit'] as const)(
    'is the whole collection when its access is %s, whatever secret was sent',
    (access) => {
      expect(scopeOf(visit(null), collection(access))).toEqual(whole);
      expect(scopeOf(visit(SECRET), collection(access))).toEqual(whole);
    },
  );

  it('is what was sent with the secret when the collection is private', () => {
    const spaceHash = createHash('sha256').update(SECRET).digest();
    expect(scopeOf(visit(SECRET), collection('private'))).toEqual({ ...whole, spaceHash });
  });

  it('is empty for a private collection without a secret', () => {
    expect(scopeOf(visit(null), collection('private'))).toBeNull();
    expect(() => requireScope(visit(null), collection('private'))).toThrow(
      expect.objectContaining({ code: 'required', field: 'space' }),
    );
  });

  it.each([
    ['of 15 characters', 'x'.repeat(15)],
    ['of 201 characters', 'x'.repeat(201)],
    ['that is empty', ''],
    ['with a space', `${SECRET} x`],
    ['with a non-ASCII letter', `${SECRET}é`],
  ])('rejects a secret %s', (_, secret) => {
    expect(() => scopeOf(visit(secret), collection('private'))).toThrow(
      expect.objectContaining({ code: 'invalid', field: 'space' }),
    );
  });

  it.each([16, 200])('accepts a secret of %i characters', (length) => {
    expect(scopeOf(visit('x'.repeat(length)), collection('private'))).not.toBeNull();
  });
});

describe('requireChangeable', () => {
  it.each(['submit', 'list'] as const)('rejects changes of a collection whose access is %s', (access) => {
    expect(() => requireChangeable(visit(SECRET), collection(access))).toThrow(
      expect.objectContaining({ code: 'not_offered', status: 403 }),
    );
  });

  it.each(['edit', 'private'] as const)('allows changes of a collection whose access is %s', (access) => {
    expect(requireChangeable(visit(SECRET), collection(access))).toMatchObject({ siteId: 's' });
  });
});
