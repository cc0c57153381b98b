import type { WorkspaceFile, Workspaces } from '@capstan/workspaces';
import { describe, expect, it } from 'vitest';
import { PublishedFiles } from './published-files.js';

const HOME: WorkspaceFile = { path: 'index.html', sizeBytes: 1, contentId: 'a' };
const SITE = { siteId: 's', commit: 'c' };

/** Workspaces that return the script's entries in turn, then the last one again. */
function setUp(...script: (WorkspaceFile[] | null | Error)[]) {
  const asked: string[] = [];
  const workspaces: Pick<Workspaces, 'files'> = {
    files: async (id, commit) => {
      asked.push(`${id}:${commit}`);
      const line = script.length > 1 ? script.shift() : script[0];
      if (line instanceof Error) throw line;
      return line ?? null;
    },
  };
  const files = new PublishedFiles(workspaces as Workspaces);
  return { asked, paths: async (site = SITE) => [...(await files.index(site)).keys()] };
}

describe('PublishedFiles', () => {
  it('reads the files of a commit once, however many visitors come at the same time', async () => {
    const { asked, paths } = setUp([HOME]);
    expect(await Promise.all([paths(), paths()])).toEqual([['index.html'], ['index.html']]);
    expect(await paths()).toEqual(['index.html']);
    expect(asked).toEqual(['s:c']);
  });

  it('reads each commit of each site', async () => {
    const { asked, paths } = setUp([HOME]);
    await paths();
    await paths({ siteId: 's', commit: 'd' });
    await paths({ siteId: 't', commit: 'c' });
    expect(asked).toEqual(['s:c', 's:d', 't:c']);
  });

  it('reads again after the workspace was missing', async () => {
    const { paths } = setUp(null, [HOME]);
    expect(await paths()).toEqual([]);
    expect(await paths()).toEqual(['index.html']);
  });

  it('reads again after an error', async () => {
    const { paths } = setUp(new Error('too many open files'), [HOME]);
    await expect(paths()).rejects.toThrow('too many open files');
    expect(await paths()).toEqual(['index.html']);
  });

  it('caches that a commit has no files', async () => {
    const { asked, paths } = setUp([]);
    expect([await paths(), await paths()]).toEqual([[], []]);
    expect(asked).toHaveLength(1);
  });
});
