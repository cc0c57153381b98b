import type { Workspaces } from '@capstan/platform-workspaces';
import type { DataSource } from 'typeorm';
import { describe, expect, it, vi } from 'vitest';
import type { Claim } from '../builds/claim.js';
import type { SiteGate } from '../gate/site-gate.js';
import { LatePreview } from './late-preview.js';

const CLAIM = { id: 'build', siteId: 'site' } as Claim;

/** A site of which this commit is shown; `update` stands for the statement that compares and sets it. */
function lookAt(hasPassed: boolean) {
  const site = { shown: 'shown before' as string | null };
  const query = (sql: string, parameters: string[]): Promise<object[]> => {
    if (sql.startsWith('SELECT shown_commit')) return Promise.resolve([{ shown_commit: site.shown }]);
    if (!sql.includes('UPDATE sites') || site.shown !== parameters[2]) return Promise.resolve([]);
    site.shown = parameters[1] ?? null;
    return Promise.resolve([{}]);
  };
  const transaction = (work: (manager: object) => Promise<void>) => work({ query });
  const gate = Promise.withResolvers<{ hasPassed: boolean }>();
  const check = vi.fn<() => Promise<{ hasPassed: boolean }>>(() => gate.promise);
  const preview = new LatePreview(
    { query, transaction } as unknown as DataSource,
    { files: () => Promise.resolve([]) } as unknown as Workspaces,
    { check } as unknown as SiteGate,
  );
  preview.begin(CLAIM, 'left behind');
  return {
    site,
    async end(): Promise<void> {
      await vi.waitFor(() => expect(check).toHaveBeenCalled(), 20_000);
      gate.resolve({ hasPassed });
      await preview.close();
    },
  };
}

describe('LatePreview', () => {
  it('shows what was left behind, once it passed', async () => {
    const look = lookAt(true);
    await look.end();
    expect(look.site.shown).toBe('left behind');
  });

  it('leaves what did not pass', async () => {
    const look = lookAt(false);
    await look.end();
    expect(look.site.shown).toBe('shown before');
  });

  it('never takes the place of what was shown in the meantime', async () => {
    const look = lookAt(true);
    await Promise.resolve();
    await new Promise(setImmediate);
    look.site.shown = 'of a later build';
    await look.end();
    expect(look.site.shown).toBe('of a later build');
  });
});
