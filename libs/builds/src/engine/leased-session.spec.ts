import type { EntityManager } from 'typeorm';
import { describe, expect, it, vi } from 'vitest';
import { FakeCheckout } from '../builders/fixtures/fake-checkout.js';
import type { Claim } from '../builds/claim.js';
import type { HeldBuilds } from '../builds/held-builds.js';
import type { BuildEventKind, NewBuildEvent } from '../events/build-event.js';
import type { GateReport } from '../gate/site-gate.js';
import { LeasedSession, type SessionParts } from './leased-session.js';

const CLAIM = { id: 'build', siteId: 'site', hasPreview: false } as Claim;

/** A session whose events are kept, and whose gate says what the test wants. */
function setUp() {
  const events: NewBuildEvent[] = [];
  const passed = new Set<string>();
  const query = async (sql: string, [, commit = '']: string[]): Promise<object[]> => {
    if (sql.startsWith('INSERT INTO passed_commits')) passed.add(commit);
    return sql.startsWith('SELECT FROM passed_commits') && passed.has(commit) ? [{}] : [];
  };
  const manager = { query } as unknown as EntityManager;
  const held: Pick<HeldBuilds, 'write'> = {
    write: async (_claim, work) => void events.push(...(await work(manager))),
  };
  let hasPassed = true;
  const check = vi.fn<() => Promise<GateReport>>(async () => ({
    hasPassed,
    pages: 1,
    findings: [],
    skipped: [],
    durationMs: 1,
  }));
  const checkout = new FakeCheckout();
  const parts = { dataSource: { manager }, held, gate: { check } } as unknown as SessionParts;
  const signal = new AbortController().signal;
  const enter = () => new LeasedSession(CLAIM, checkout, signal, parts, 'http://preview.test/', null);
  return {
    session: enter(),
    enter,
    check,
    kinds: (): BuildEventKind[] => events.splice(0).map(({ kind }) => kind),
    fails: () => void (hasPassed = false),
    commit: async (content: string): Promise<void> => {
      await checkout.write('index.html', content);
      await checkout.commit('Change');
    },
  };
}

describe('LeasedSession', () => {
  it('looks at a commit that is shown no second time, and tells nothing of it', async () => {
    const { session, check, kinds, commit } = setUp();
    await commit('one');
    const report = await session.publish();
    expect(kinds()).toContain('preview.ready');
    expect(await session.publish()).toBe(report);
    expect(kinds()).toEqual([]);
    expect(check).toHaveBeenCalledTimes(1);
    await commit('two');
    await session.publish();
    expect(check).toHaveBeenCalledTimes(2);
    expect(kinds()).toContain('preview.ready');
  });

  it('looks again at a commit that did not pass', async () => {
    const { session, check, kinds, commit, fails } = setUp();
    await commit('one');
    fails();
    await session.publish();
    await session.publish();
    expect(check).toHaveBeenCalledTimes(2);
    expect(kinds()).not.toContain('preview.ready');
    expect({ shown: session.shown, hasPublished: session.hasPublished }).toEqual({
      shown: null,
      hasPublished: false,
    });
  });

  it('knows what passed in the hands of another worker', async () => {
    const { session, enter, commit, fails } = setUp();
    expect(await session.isPassing()).toBe(false);
    await commit('one');
    expect(await session.isPassing()).toBe(false);
    await session.publish();
    expect([await session.isPassing(), await enter().isPassing()]).toEqual([true, true]);
    await commit('two');
    fails();
    await session.publish();
    expect([await session.isPassing(), await enter().isPassing()]).toEqual([false, false]);
  });
});
