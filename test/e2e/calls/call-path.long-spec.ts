import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../harness/app.js';
import { executedFiles } from '../../harness/executed-files.js';
import { ProviderStage } from '../../harness/provider-stage.js';

/** By the rule of docs/adr/0051-one-file-one-lib.md: of these parts, the files of which a function runs. */
const partsOf = (...features: string[]): RegExp =>
  new RegExp(`^libs/(?:catalog|kit|features/(?:${features.join('|')}))/`);

const stage = ProviderStage.forFile();

describe('the files on the path of a call', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await stage.start({ SEARCH_PROVIDERS: 'brave' });
  });
  afterAll(() => app.close());

  it.each([
    {
      path: '/v1/search',
      body: { query: 'soil probes' },
      parts: partsOf('capabilities', 'credits'),
      most: 39,
    },
    {
      path: '/v1/builds',
      body: { prompt: 'A website for a bakery in Bonn.' },
      parts: partsOf('capabilities', 'credits', 'sites', 'builds'),
      most: 41,
    },
  ])('$path: at most $most', async ({ path, body, parts, most }) => {
    const call = async (): Promise<void> => {
      const { status, text } = await app.call(path, { body });
      expect(status, text).toBe(200);
    };
    // Later calls find the key, the statements and the threads of the first one.
    await call();
    const all = await executedFiles(call, 3);
    const files = all.filter((file) => parts.test(file));
    expect(files.length, `${all.length} in all: ${files.join('\n')}`).toBeLessThanOrEqual(most);
  });
});
