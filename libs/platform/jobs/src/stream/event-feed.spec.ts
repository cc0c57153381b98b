import { describe, expect, it } from 'vitest';
import type { JobEvent } from '../events/job-event.js';
import { EventFeed } from './event-feed.js';

/** A feed that holds events 4 to 8. */
async function feedFrom4To8(): Promise<EventFeed<'grown'>> {
  const events = Array.from({ length: 8 }, (_, at): JobEvent<'grown'> => ({
    seq: at + 1,
    kind: 'grown',
    fields: {},
    at: new Date(0),
  }));
  const feed = new EventFeed<'grown'>(3, async (after) => events.filter(({ seq }) => seq > after));
  await feed.refresh();
  return feed;
}

describe('EventFeed', () => {
  it.each([
    [1, []],
    [2, []],
    [3, [4, 5, 6, 7, 8]],
    [4, [5, 6, 7, 8]],
    [7, [8]],
    [8, []],
  ])('returns to a reader that has seen event %i: %j', async (cursor, expected) => {
    const feed = await feedFrom4To8();
    expect(feed.since(cursor).map(({ seq }) => seq)).toEqual(expected);
  });
});
