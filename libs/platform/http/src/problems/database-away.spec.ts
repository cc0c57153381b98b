import { describe, expect, it } from 'vitest';
import { isDatabaseAway } from './database-away.js';

const failure = (fields: object, message = 'failed'): Error => Object.assign(new Error(message), fields);

describe('isDatabaseAway', () => {
  it.each([
    ['a refused connection', failure({ code: 'ECONNREFUSED', syscall: 'connect' })],
    ['a missing socket of PostgreSQL', failure({ code: 'ENOENT', syscall: 'connect' })],
    ['a connection that broke', failure({ code: 'ECONNRESET', syscall: 'read' })],
    ['a shutdown', failure({ code: '57P01' })],
    ['too many connections', failure({ code: '53300' })],
    ["the driver's own error inside another", failure({ driverError: failure({ code: '08006' }) })],
    ['a broken connection without a code', failure({}, 'Connection terminated unexpectedly')],
    [
      'a name of which no address answers',
      Object.assign(new AggregateError([failure({ code: 'ECONNREFUSED', syscall: 'connect' })]), {
        code: 'ECONNREFUSED',
      }),
    ],
  ])('%s: yes', (_name, thrown) => {
    expect(isDatabaseAway(thrown)).toBe(true);
  });

  it.each([
    ['a missing file', failure({ code: 'ENOENT', syscall: 'open' })],
    ['a code that any code can throw', failure({ code: 'ECONNREFUSED' })],
    ['a statement that is wrong', failure({ code: '42P01' })],
    ['what is no error', { code: '57P01' }],
  ])('%s: no', (_name, thrown) => {
    expect(isDatabaseAway(thrown)).toBe(false);
  });
});
