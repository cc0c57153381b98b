import { defineEvent, EventTypes } from '@capstan/platform-events';
import { beforeEach, describe, expect, it } from 'vitest';
import { WebhookFanOut } from './webhook-fan-out.js';

const types = new EventTypes();
const described = { description: 'A test.', example: {} };
types.add(defineEvent('order.paid', described));
types.add(defineEvent('disk.full', { ...described, audience: 'operators' }));

/** Whether webhooks of any account receive it, its account, and the subscriptions that include it. */
let written: unknown[][];
const dataSource = {
  query: async (_sql: string, [, , , ofAnyAccount, accountId, subscriptions]: unknown[]) => {
    written.push([ofAnyAccount, accountId, subscriptions]);
    return [];
  },
};
const fanOut = new WebhookFanOut(dataSource as never, types, {} as never);
const deliver = (type: string, accountId: string | null) =>
  fanOut.deliver({ id: 'event-1', type, accountId, occurredAt: new Date(0), data: {} });

beforeEach(() => {
  written = [];
});

describe('the fan-out of an event', () => {
  it('reaches webhooks of its account', async () => {
    await deliver('order.paid', 'account-1');
    expect(written).toEqual([[false, 'account-1', ['order.paid', 'order.*', '*']]]);
  });

  it('reaches webhooks of any account that name it, if it is for operators', async () => {
    await deliver('disk.full', 'account-1');
    await deliver('disk.full', null);
    expect(written).toEqual([
      [true, 'account-1', ['disk.full', 'disk.*']],
      [true, null, ['disk.full', 'disk.*']],
    ]);
  });

  it('reaches no other account if its type is not known or not for operators', async () => {
    await deliver('plugin.gone', 'account-1');
    await deliver('order.paid', null);
    expect(written.map(([ofAnyAccount]) => ofAnyAccount)).toEqual([false, false]);
  });
});
