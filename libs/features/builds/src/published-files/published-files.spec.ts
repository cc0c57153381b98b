import type { WorkspaceFile, Workspaces } from '@capstan/workspaces';
import { describe, expect, it } from 'vitest';
import { PublishedFiles } from './published-files.js';

const HOME: WorkspaceFile = { path: 'index.html', sizeBytes: 1, contentId: 'a' };
const SITE = { siteId: 's', commit: 'c' };

/** Workspaces that answer with one line of a script after the other, the last one again and again. */
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
  it('asks once what a commit has, however many visitors come at the same time', async () => {
    const { asked, paths } = setUp([HOME]);
    expect(await Promise.all([paths(), paths()])).toEqual([['index.html'], ['index.html']]);
    expect(await paths()).toEqual(['index.html']);
    expect(asked).toEqual(['s:c']);
  });

  it('asks for each commit and each site', async () => {
    const { asked, paths } = setUp([HOME]);
    await paths();
    await paths({ siteId: 's', commit: 'd' });
    await paths({ siteId: 't', commit: 'c' });
    expect(asked).toEqual(['s:c', 's:d', 't:c']);
  });

  it('asks again after the workspace was missing', async () => {
    const { paths } = setUp(null, [HOME]);
    expect(await paths()).toEqual([]);
    expect(await paths()).toEqual(['index.html']);
  });

  it('asks again after a fault', async () => {
    const { paths } = setUp(new Error('too many open files'), [HOME]);
    await expect(paths()).rejects.toThrow('too many open files');
    expect(await paths()).toEqual(['index.html']);
  });

  it('remembers that a commit has no files', async () => {
    const { asked, paths } = setUp([]);
    expect([await paths(), await paths()]).toEqual([[], []]);
    expect(asked).toHaveLength(1);
  });
});
