import { describe, expect, it } from 'vitest';
import { creationOf, refuseRepetition } from './creation.js';

const REQUEST = { accountId: 'a', operation: 'create key', body: { name: 'x', scopes: ['account'] } };
const of = (header: string, change: object = {}) => {
  const creation = creationOf(header, { ...REQUEST, ...change });
  if (!creation) throw new Error('has a header');
  return creation;
};

describe('creationOf', () => {
  it('is undefined without a header', () => expect(creationOf(undefined, REQUEST)).toBeUndefined());

  it('recognizes the same request, in any order of fields', () => {
    expect(of('"k"', { body: { scopes: ['account'], name: 'x' } })).toEqual(of('k'));
  });

  it.each([{ accountId: 'b' }, { header: 'other' }])('has another reference with %j', (change) => {
    const { header = 'k', ...request } = change as { header?: string };
    expect(of(header, request).reference).not.toEqual(of('k').reference);
  });

  it.each([{ operation: 'rotate 1' }, { body: { name: 'y' } }])(
    'has another fingerprint with %j',
    (change) => {
      expect(of('k', change).reference).toEqual(of('k').reference);
      expect(of('k', change).fingerprint).not.toEqual(of('k').fingerprint);
    },
  );
});

describe('refuseRepetition', () => {
  it('names what was created, or reports a different request', () => {
    const known = { id: 'made', creationFingerprint: of('k').fingerprint };
    const outcome = (creation = of('k')) => {
      try {
        return refuseRepetition(known, creation);
      } catch (error) {
        return error;
      }
    };
    expect(outcome()).toMatchObject({
      slug: 'already-done',
      status: 409,
      extensions: { created_id: 'made' },
    });
    expect(outcome(of('k', { body: {} }))).toMatchObject({ slug: 'idempotency-mismatch', status: 422 });
  });
});
