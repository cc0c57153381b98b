import { providerInfoOf } from '@capstan/kit';
import { scrape } from '@capstan/catalog';
import { describe, expect, it } from 'vitest';
import { ProviderStage } from '../../harness/provider-stage.js';

/** Every provider is tested as the winner, and failing. */
const stage = ProviderStage.forFile();
const { web } = stage;

describe('scrape', () => {
  const order = scrape.providers.map((provider) => providerInfoOf(provider).name);
  /** A vendor is called for public addresses only; no test queries a name server for one. */
  const PUBLIC = 'https://93.184.215.14/article';

  it.each([
    ['direct_fetch', 'fetch'],
    ['chromium', 'browser'],
  ])('by %s wins', async (name, mode) => {
    await stage.within({}, async (app) => {
      const { body, text } = await app.call('/v1/scrape', { body: { url: `${web.origin}/article`, mode } });
      expect(body, text).toMatchObject({ success: true, metadata: { provider_used: name } });
    });
  });

  it.each(['jina', 'tavily', 'firecrawl'] as const)('by %s wins, and fails', async (name) => {
    const body = { url: PUBLIC, formats: ['markdown'] };
    await stage.within({ SCRAPE_PROVIDERS: name }, async (app) => {
      const won = await app.call('/v1/scrape', { body });
      expect(won.body, won.text).toMatchObject({ credits_used: 1, metadata: { provider_used: name } });
      web.behave(name, 'server_error');
      const lost = await app.call('/v1/scrape', { body });
      expect(lost).toMatchObject({ status: 502, body: { credits_used: 0 } });
      expect(lost.body.metadata.providers_tried).toEqual([name]);
    });
  });

  it('tries all providers for a page that none can read', async () => {
    for (const name of ['jina', 'tavily', 'firecrawl'] as const) web.behave(name, 'server_error');
    expect(order).toEqual(['direct_fetch', 'chromium', 'jina', 'tavily', 'firecrawl', 'local_index']);
    await stage.within({ SCRAPE_PROVIDERS: 'jina,tavily,firecrawl' }, async (app) => {
      const { status, body } = await app.call('/v1/scrape', { body: { url: PUBLIC, formats: ['markdown'] } });
      expect(status).toBe(502);
      expect(body.metadata.providers_tried).toEqual(['jina', 'tavily', 'firecrawl']);
    });
  });
});
