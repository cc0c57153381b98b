import { QueryFailedError } from 'typeorm';
import { describe, expect, it } from 'vitest';
import { isPassing } from './is-passing.js';

const failure = (code: string, message = 'failed') =>
  new QueryFailedError('UPDATE builds', [], Object.assign(new Error(message), { code }));

describe('isPassing', () => {
  it.each([
    ['a deadlock', failure('40P01')],
    ['a lock held too long', failure('55P03')],
    ['a statement that took too long', failure('57014')],
    ['a transaction that idled too long', failure('25P03')],
    ['a server that shuts down', failure('57P01')],
    ['a server that does not answer', new QueryFailedError('', [], new Error('Query read timeout'))],
  ])('%s: yes', (_name, thrown) => expect(isPassing(thrown)).toBe(true));

  it.each([
    ['a statement that is wrong', failure('42P01')],
    ['a value that cannot be stored', failure('22P05')],
    ['any other fault', new Error('boom')],
    ['what is no error', '40P01'],
  ])('%s: no', (_name, thrown) => expect(isPassing(thrown)).toBe(false));
});
