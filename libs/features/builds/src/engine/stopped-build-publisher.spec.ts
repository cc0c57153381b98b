import type { HoldsService } from '@capstan/credits';
import type { Workspaces } from '@capstan/workspaces';
import type { DataSource } from 'typeorm';
import type { ReadingThreads } from '@capstan/platform-jobs';
import { describe, expect, it, vi } from 'vitest';
import type { Claim } from '../builds/claim.js';
import type { GateFinding, GateReport, SiteEntity, VerdictStore } from '@capstan/sites';
import { CommitJudge } from './commit-judge.js';
import { StoppedBuildPublisher } from './stopped-build-publisher.js';
import { ShownCommits } from './shown-commits.js';

/** Reads at once, and finds nothing to change. */
const threads = {
  run: (_reading: object, _signal: AbortSignal, html: string) => Promise.resolve(html),
} as unknown as ReadingThreads;

const CLAIM = { id: 'build', siteId: 'site' } as Claim;

const blocks = (page: string): GateFinding => ({ check: 'layout', severity: 'block', page, message: 'cut' });

/** A site whose published commit is known; the gate answers when the test lets it. */
function lookAt(found: GateFinding[]) {
  const site = { shown: 'shown before' as string | null };
  const findOne = async (): Promise<Partial<SiteEntity>> => ({ shownCommit: site.shown });
  /** Locks the site while its published commit is unchanged. */
  const query = async (_sql: string, [, before]: (string | null)[]): Promise<object[]> =>
    site.shown === before ? [{}] : [];
  const update = async (_table: unknown, _row: unknown, changes: Partial<SiteEntity>): Promise<void> => {
    if (changes.publishedCommit !== undefined) site.shown = changes.shownCommit ?? null;
  };
  const transaction = (work: (manager: object) => Promise<void>) => work({ query, update });
  const gate = Promise.withResolvers<GateReport>();
  const check = vi.fn<() => Promise<GateReport>>(() => gate.promise);
  const workspaces = {
    files: () => Promise.resolve([{ path: 'index.html' }, { path: 'menu.html' }]),
    read: () => Promise.resolve(Buffer.from('page')),
    derive: () => Promise.resolve('derived'),
  } as unknown as Workspaces;
  const verdicts = { find: async () => null, save: async () => undefined } as unknown as VerdictStore;
  const refund = vi.fn<() => Promise<void>>(async () => undefined);
  const preview = new StoppedBuildPublisher(
    { getRepository: () => ({ findOne }), transaction } as unknown as DataSource,
    workspaces,
    new CommitJudge({ check }, workspaces, verdicts, threads),
    new ShownCommits(verdicts, { refund } as unknown as HoldsService),
  );
  preview.begin(CLAIM, 'left behind');
  return {
    site,
    async end(): Promise<void> {
      await vi.waitFor(() => expect(check).toHaveBeenCalled(), 20_000);
      gate.resolve({
        hasPassed: found.length === 0,
        pages: 2,
        findings: found,
        skipped: [],
        isFinal: true,
        durationMs: 1,
      });
      await preview.close();
    },
  };
}

describe('StoppedBuildPublisher', () => {
  it('publishes the remaining commit once it passed', async () => {
    const look = lookAt([]);
    await look.end();
    expect(look.site.shown).toBe('left behind');
  });

  it('publishes the remaining commit without the pages that did not pass', async () => {
    const look = lookAt([blocks('menu.html')]);
    await look.end();
    expect(look.site.shown).toBe('left behind');
  });

  it('does not publish what did not pass', async () => {
    const look = lookAt([blocks('index.html')]);
    await look.end();
    expect(look.site.shown).toBe('shown before');
  });

  it('never replaces what was published in the meantime', async () => {
    const look = lookAt([]);
    await Promise.resolve();
    await new Promise(setImmediate);
    look.site.shown = 'of a later build';
    await look.end();
    expect(look.site.shown).toBe('of a later build');
  });
});
