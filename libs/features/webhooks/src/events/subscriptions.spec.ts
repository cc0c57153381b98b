import { defineEvent } from '@capstan/platform-events';
import { describe, expect, it } from 'vitest';
import { checkSubscriptions, includesOperatorEvents, subscriptionsTo } from './subscriptions.js';

const type = (name: string, audience: 'account' | 'operators' | 'handlers' = 'account') =>
  defineEvent(name, { description: 'A test.', example: {}, audience });
const TYPES = [
  type('build.completed'),
  type('provider.opened', 'operators'),
  type('credits.charged', 'handlers'),
];

describe('subscriptions', () => {
  it('reach an event of an account by its name, its subject and *', () => {
    expect(subscriptionsTo(type('build.completed'))).toEqual(['build.completed', 'build.*', '*']);
  });

  it('reach an event for operators only by its name and its subject', () => {
    expect(subscriptionsTo(type('provider.opened', 'operators'))).toEqual(['provider.opened', 'provider.*']);
  });

  it.each(['build.completed', 'build.*', '*', 'provider.*'])('may be %s', (name) => {
    expect(() => checkSubscriptions([name], TYPES)).not.toThrow();
  });

  it.each(['build', 'build.', 'build.started', '*.completed', 'credits.charged', 'credits.*', ''])(
    'may not be %j',
    (name) => {
      expect(() => checkSubscriptions(['*', name], TYPES)).toThrow('event_types[1]');
    },
  );

  it('need an operator only for events of operators', () => {
    expect(includesOperatorEvents(['*', 'build.*'], TYPES)).toBe(false);
    expect(includesOperatorEvents(['build.*', 'provider.*'], TYPES)).toBe(true);
    expect(includesOperatorEvents(['provider.opened'], TYPES)).toBe(true);
  });
});
