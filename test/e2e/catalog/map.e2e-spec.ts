import { describe, expect, it } from 'vitest';
import { expectProblem } from '../../harness/keys.js';
import { type Handler, sendHtml } from '../../harness/stand-in-web/exchange.js';
import { ProviderStage } from '../../harness/provider-stage.js';

const stage = ProviderStage.forFile();
const { web } = stage;

/** Public: vendors receive such addresses only, and no test queries a name server for one. */
const PUBLIC = 'https://93.184.215.14/';

const file =
  (body: string): Handler =>
  ({ response }) => {
    response.writeHead(200, { 'content-type': 'application/xml' });
    response.end(body);
  };

/** A site of three pages, two of which its sitemap lists. */
function openSite(): void {
  web.robots(`User-agent: *\nDisallow: /secret\nSitemap: ${web.origin}/pages.xml`);
  const pages = ['/shop', '/shop/capstans'].map((path) => `<url><loc>${web.origin}${path}</loc></url>`);
  web.route('/pages.xml', file(`<urlset>${pages.join('')}</urlset>`));
  web.route('/', ({ response }) =>
    sendHtml(
      response,
      `<!doctype html><title>Harbor</title><main><p>${'Ropes and capstans for every harbor. '.repeat(9)}</p><a href="/about">About</a></main>`,
    ),
  );
}
const linksOf = (body: { data: { links: { url: string }[] } }): string[] =>
  body.data.links.map(({ url }) => url.replace(web.origin, ''));

describe('POST /v1/map', () => {
  it('returns the addresses of a site for one credit, also through /v1/agent', async () => {
    openSite();
    await stage.within({ MAP_PROVIDERS: 'direct_fetch' }, async (app) => {
      const params = { url: `${web.origin}/` };
      const { body, text } = await app.call('/v1/map', { body: params });
      expect(body, text).toMatchObject({
        success: true,
        credits_used: 1,
        data: { total: 4, is_complete: true },
        metadata: { provider_used: 'direct_fetch' },
      });
      expect(linksOf(body)).toEqual(['/', '/about', '/shop', '/shop/capstans']);
      const agent = await app.call('/v1/agent', {
        body: { capability: 'map', params: { ...params, search: 'capstans' } },
      });
      expect(linksOf(agent.body)).toEqual(['/shop/capstans']);
    });
  });

  it('is free if nothing matches', async () => {
    openSite();
    await stage.within({ MAP_PROVIDERS: 'direct_fetch' }, async (app) => {
      const { status, body } = await app.call('/v1/map', {
        body: { url: `${web.origin}/`, include: ['/nowhere/*'] },
      });
      expect({ status, ...body }).toMatchObject({
        status: 200,
        credits_used: 0,
        data: { links: [], total: 0 },
      });
    });
  });

  it('never fetches what robots.txt disallows', async () => {
    openSite();
    await stage.within({ MAP_PROVIDERS: 'direct_fetch' }, async (app) => {
      const { body } = await app.call('/v1/map', { body: { url: `${web.origin}/secret/start` } });
      expect(linksOf(body)).toEqual(['/shop', '/shop/capstans']);
      expect(web.requests.map(({ path }) => path)).not.toContain('/secret/start');
    });
  });

  it('refuses private addresses and requests that are not valid', async () => {
    await stage.within({}, async (app) => {
      for (const url of ['http://10.0.0.5/', 'http://169.254.169.254/', 'file:///etc/passwd']) {
        expectProblem(await app.call('/v1/map', { body: { url } }), 400, 'invalid-url');
      }
      for (const wrong of [{ limit: 0 }, { include: ['docs'] }, { sitemap: 'no' }, { depth: 3 }]) {
        const answer = await app.call('/v1/map', { body: { url: PUBLIC, ...wrong } });
        expectProblem(answer, 400, 'invalid-request');
      }
    });
  });

  it('asks Firecrawl in its turn, and fails free of charge', async () => {
    await stage.within({ MAP_PROVIDERS: 'firecrawl' }, async (app) => {
      const won = await app.call('/v1/map', { body: { url: PUBLIC, limit: 1 } });
      expect(won.body, won.text).toMatchObject({
        credits_used: 1,
        data: { is_complete: false },
        metadata: { provider_used: 'firecrawl' },
      });
      web.behave('firecrawl', 'server_error');
      const lost = await app.call('/v1/map', { body: { url: PUBLIC } });
      expect(lost).toMatchObject({ status: 502, body: { credits_used: 0 } });
    });
  });
});
