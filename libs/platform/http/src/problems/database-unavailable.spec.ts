import { describe, expect, it } from 'vitest';
import { isDatabaseUnavailable } from './database-unavailable.js';

const failure = (fields: object, message = 'failed'): Error => Object.assign(new Error(message), fields);

describe('isDatabaseUnavailable', () => {
  it.each([
    ['a refused connection', failure({ code: 'ECONNREFUSED', syscall: 'connect' })],
    ['a missing socket of PostgreSQL', failure({ code: 'ENOENT', syscall: 'connect' })],
    ['a broken connection', failure({ code: 'ECONNRESET', syscall: 'read' })],
    ['a shutdown', failure({ code: '57P01' })],
    ['a deadlock', failure({ code: '40P01' })],
    ['a lock held too long', failure({ code: '55P03' })],
    ['a statement that took too long', failure({ code: '57014' })],
    ['a transaction that idled too long', failure({ code: '25P03' })],
    ['a server that does not respond', failure({}, 'Query read timeout')],
    ['too many connections', failure({ code: '53300' })],
    ["the driver's own error inside another", failure({ driverError: failure({ code: '08006' }) })],
    ['a broken connection without a code', failure({}, 'Connection terminated unexpectedly')],
    [
      'a host of which no address responds',
      Object.assign(new AggregateError([failure({ code: 'ECONNREFUSED', syscall: 'connect' })]), {
        code: 'ECONNREFUSED',
      }),
    ],
  ])('returns true for %s', (_name, thrown) => {
    expect(isDatabaseUnavailable(thrown)).toBe(true);
  });

  it.each([
    ['a missing file', failure({ code: 'ENOENT', syscall: 'open' })],
    ['the code of an error that is not from a socket', failure({ code: 'ECONNREFUSED' })],
    ['an invalid statement', failure({ code: '42P01' })],
    ['a value that is not an Error', { code: '57P01' }],
  ])('returns false for %s', (_name, thrown) => {
    expect(isDatabaseUnavailable(thrown)).toBe(false);
  });
});
