import type { HoldsService } from '@capstan/credits';
import type { TreeChanges, Workspaces } from '@capstan/workspaces';
import type { EntityManager } from 'typeorm';
import { ReadingThreads } from '@capstan/platform-jobs';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { FakeCheckout } from '../builders/fixtures/fake-checkout.js';
import { RECORD_FILE, hashOf } from '../builders/reader/work-record.js';
import type { Claim } from '../builds/claim.js';
import type { GateFinding, GateReport, JudgedCommit, SiteEntity, VerdictStore } from '@capstan/sites';
import type { HeldBuilds } from '../builds/held-builds.js';
import type { BuildEventKind, NewBuildEvent } from '../model/build-event.js';
import { CommitJudge } from './commit-judge.js';
import { LeasedSession, type SessionParts } from './leased-session.js';
import { ShownCommits } from './shown-commits.js';

const threads = new ReadingThreads({ threads: 1, timeMs: 60_000 });
afterAll(() => threads.onApplicationShutdown());

const CLAIM = {
  id: 'build',
  siteId: 'site',
  chargeSubject: 'charge',
  hasPreview: false,
  judgedCommit: null,
} as Claim;

const blocks = (page: string): GateFinding => ({ check: 'layout', severity: 'block', page, message: 'cut' });

/** A session that records its events, with a scripted gate. */
function setUp() {
  const events: NewBuildEvent[] = [];
  const verdicts = new Map<string, JudgedCommit>();
  const site = { shown: null as unknown, published: null as unknown };
  const update = async (_table: unknown, _row: unknown, changes: Partial<SiteEntity>): Promise<void> => {
    if (changes.publishedCommit !== undefined) {
      site.shown = changes.shownCommit;
      site.published = changes.publishedCommit;
    }
  };
  const manager = { update } as unknown as EntityManager;
  const held: Pick<HeldBuilds, 'write'> = {
    write: async (_claim, work) => void events.push(...(await work(manager))),
  };
  const store = {
    find: async (_site: string, commit: string) => verdicts.get(commit) ?? null,
    save: async (_manager: EntityManager, _site: string, judged: JudgedCommit) =>
      void verdicts.set(judged.commit, judged),
  } as unknown as VerdictStore;
  let findings: GateFinding[] = [];
  let isFinal = true;
  const check = vi.fn<() => Promise<GateReport>>(async () => ({
    hasPassed: findings.length === 0,
    pages: 1,
    findings,
    skipped: [],
    isFinal,
    durationMs: 1,
  }));
  const derive = vi.fn<(id: string, commit: string, changes: TreeChanges) => Promise<string>>(
    async (_id, commit) => `derived of ${commit}`,
  );
  const refund = vi.fn<(manager: unknown, subjects: readonly string[]) => Promise<void>>(
    async () => undefined,
  );
  const shown = new ShownCommits(store, { refund } as unknown as HoldsService);
  const judge = new CommitJudge({ check }, { derive } as unknown as Workspaces, store, threads);
  const checkout = new FakeCheckout();
  const parts = { dataSource: { manager }, held, judge, shown } as unknown as SessionParts;
  const signal = new AbortController().signal;
  const enter = (claim: Partial<Claim> = {}) =>
    new LeasedSession({ ...CLAIM, ...claim }, checkout, signal, parts, 'http://preview.test/', null);
  return {
    session: enter(),
    enter,
    check,
    derive,
    refund,
    site,
    events,
    kinds: (): BuildEventKind[] => events.splice(0).map(({ kind }) => kind),
    finds: (...found: GateFinding[]) => void (findings = found),
    failsItself: () => void (isFinal = false),
    commit: async (files: Record<string, string>): Promise<void> => {
      for (const [path, content] of Object.entries(files)) await checkout.write(path, content);
      await checkout.commit(`Change ${JSON.stringify(files)}`);
    },
    get head() {
      return checkout.head;
    },
  };
}

const SITE = { 'index.html': '<nav><a href="menu.html">Menu</a></nav>', 'menu.html': 'menu' };

describe('LeasedSession', () => {
  it('does not check a commit twice, and emits no event for it', async () => {
    const { session, check, kinds, commit } = setUp();
    await commit({ 'index.html': 'one' });
    const verdict = await session.publish();
    expect(kinds()).toContain('preview.ready');
    expect(await session.publish()).toBe(verdict);
    expect(kinds()).toEqual([]);
    expect(check).toHaveBeenCalledTimes(1);
    await commit({ 'index.html': 'two' });
    await session.publish();
    expect(check).toHaveBeenCalledTimes(2);
    expect(kinds()).toContain('preview.ready');
  });

  it('does not check a rejected commit again, in any worker or build', async () => {
    const given = setUp();
    await given.commit({ 'index.html': 'one' });
    given.finds(blocks('index.html'));
    await given.session.publish();
    await given.session.publish();
    expect(given.kinds()).toEqual(['phase.changed', 'check.completed']);
    expect(given.session.hasPublished).toBe(false);

    const resumed = given.enter({ judgedCommit: given.head });
    expect((await resumed.publish()).withheld).toEqual([
      { page: 'index.html', findings: [blocks('index.html')] },
    ]);
    expect(given.kinds()).toEqual([]);
    const later = given.enter({ id: 'later' });
    await later.publish();
    expect(given.kinds()).toEqual(['phase.changed', 'check.completed']);
    expect(given.check).toHaveBeenCalledTimes(1);
  });

  it('checks a commit again after the browser failed', async () => {
    const given = setUp();
    await given.commit({ 'index.html': 'one' });
    given.finds({ ...blocks('index.html'), check: 'answers' });
    given.failsItself();
    await given.session.publish();
    await given.session.publish();
    expect(given.check).toHaveBeenCalledTimes(1);
    given.finds();
    await given.enter().publish();
    expect(given.check).toHaveBeenCalledTimes(2);
    expect(given.site.shown).toBe(given.head);
  });

  it('publishes a commit without its withheld pages', async () => {
    const given = setUp();
    await given.commit(SITE);
    given.finds(blocks('menu.html'));
    const verdict = await given.session.publish();
    expect(verdict).toMatchObject({ pages: ['index.html'], withheld: [{ page: 'menu.html' }], ours: [] });
    expect(given.site).toEqual({ shown: given.head, published: `derived of ${given.head}` });
    const [, , changes] = given.derive.mock.calls[0] ?? [];
    expect([...(changes?.without ?? [])]).toEqual(['menu.html']);
    expect(Buffer.from(changes?.contents.get('index.html') ?? []).toString()).toBe('<nav></nav>');
    expect(given.events.find(({ kind }) => kind === 'check.completed')?.fields).toMatchObject({
      commit: given.head,
      passed: false,
      shown: true,
      pages: 2,
      withheld: [{ page: 'menu.html', findings: [blocks('menu.html')] }],
      findings: [blocks('menu.html')],
    });
    expect(given.refund).not.toHaveBeenCalled();
  });

  it('publishes nothing of a commit without its home page', async () => {
    const given = setUp();
    await given.commit(SITE);
    await given.session.publish();
    const before = { ...given.site };
    await given.commit({ 'index.html': 'two' });
    given.finds(blocks('index.html'));
    await given.session.publish();
    expect(given.site).toEqual(before);
    expect(given.derive).not.toHaveBeenCalled();
  });

  it('refunds the charge when a page of the templates is withheld', async () => {
    const given = setUp();
    const files = Object.fromEntries(Object.entries(SITE).map(([path, content]) => [path, hashOf(content)]));
    await given.commit({ ...SITE, [RECORD_FILE]: JSON.stringify({ applied: {}, files }) });
    given.finds(blocks('menu.html'));
    expect((await given.session.publish()).ours).toEqual(['menu.html']);
    expect(given.refund.mock.calls.map(([, subjects]) => subjects)).toEqual([['charge']]);
    expect(given.events.find(({ kind }) => kind === 'warning')?.fields).toMatchObject({
      code: 'own-defect',
      message: expect.stringContaining('menu.html'),
    });
  });

  it('uses the verdict of another worker', async () => {
    const { session, enter, commit, finds, head } = setUp();
    expect(head).toBeNull();
    expect(await session.verdict()).toBeNull();
    await commit({ 'index.html': 'one' });
    expect(await session.verdict()).toBeNull();
    const verdict = await session.publish();
    expect([await session.verdict(), await enter().verdict()]).toEqual([verdict, verdict]);
    await commit({ 'index.html': 'two' });
    finds(blocks('index.html'));
    expect(await session.verdict()).toBeNull();
    expect((await session.publish()).pages).toEqual([]);
  });
});
