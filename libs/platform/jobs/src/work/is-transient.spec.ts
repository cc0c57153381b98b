import { StorageUnavailableError } from '@capstan/platform-storage';
import { QueryFailedError } from 'typeorm';
import { describe, expect, it } from 'vitest';
import { isTransient } from './is-transient.js';

const failure = (code: string, message = 'failed') =>
  new QueryFailedError('UPDATE builds', [], Object.assign(new Error(message), { code }));

describe('isTransient', () => {
  it.each([
    ['a deadlock', failure('40P01')],
    ['a lock held too long', failure('55P03')],
    ['a statement that took too long', failure('57014')],
    ['a transaction that idled too long', failure('25P03')],
    ['a server that shuts down', failure('57P01')],
    ['storage that does not respond', new StorageUnavailableError('S3 answered 503')],
    ['a server that does not respond', new QueryFailedError('', [], new Error('Query read timeout'))],
  ])('returns true for %s', (_name, thrown) => expect(isTransient(thrown)).toBe(true));

  it.each([
    ['an invalid statement', failure('42P01')],
    ['a value that cannot be stored', failure('22P05')],
    ['any other error', new Error('boom')],
    ['a value that is not an Error', '40P01'],
  ])('returns false for %s', (_name, thrown) => expect(isTransient(thrown)).toBe(false));
});
