import { describe, expect, it } from 'vitest';
import { expectProblem } from '../../harness/keys.js';
import { sendHtml } from '../../harness/stand-in-web/index.js';
import { ProviderStage } from '../../harness/provider-stage.js';

const stage = ProviderStage.forFile();
const { web } = stage;
const schema = {
  type: 'object',
  properties: { name: { type: 'string' }, price: { type: 'number' }, weight_kg: { type: 'number' } },
};

function openShop(): void {
  web.route('/rope', ({ response }) =>
    sendHtml(
      response,
      '<!doctype html><html lang="de"><title>Shop</title><main><h1>Hanfseil</h1><dl><dt>Preis</dt><dd>1.299,50 €</dd></dl></main></html>',
    ),
  );
}

describe('POST /v1/extract', () => {
  it('returns fields with their places for two credits, also through /v1/agent', async () => {
    openShop();
    await stage.within({}, async (app) => {
      const params = { urls: [`${web.origin}/rope`, `${web.origin}/missing`], schema };
      const { body, text } = await app.call('/v1/extract', { body: params });
      expect(body, text).toMatchObject({
        success: true,
        credits_used: 2,
        metadata: { provider_used: 'direct_fetch' },
        data: {
          fields: { name: 'Hanfseil', price: 1299.5, weight_kg: null },
          places: [
            { path: 'name', url: `${web.origin}/rope`, source: 'heading', quote: 'Hanfseil' },
            { path: 'price', source: 'definition_list', quote: 'Preis 1.299,50 €' },
          ],
          missing: ['weight_kg'],
          pages: [{ is_read: true }, { is_read: false, error: expect.stringContaining('404') as string }],
        },
      });
      const agent = await app.call('/v1/agent', { body: { capability: 'extract', params } });
      expect(agent.body.data).toEqual(body.data);
    });
  });

  it('is free if nothing is found, or no page can be read', async () => {
    openShop();
    await stage.within({}, async (app) => {
      const extract = (path: string, properties: object) =>
        app.call('/v1/extract', { body: { urls: [web.origin + path], schema: { properties } } });
      const empty = await extract('/rope', { isbn: { type: 'string' } });
      expect(empty).toMatchObject({
        status: 200,
        body: { credits_used: 0, data: { fields: { isbn: null }, missing: ['isbn'] } },
      });
      expectProblem(await extract('/missing', { name: {} }), 422, 'content-blocked');
      web.robots('User-agent: *\nDisallow: /rope');
    });
    await stage.within({}, async (app) => {
      const body = { urls: [`${web.origin}/rope`], schema };
      expectProblem(await app.call('/v1/extract', { body }), 422, 'content-blocked');
    });
  });

  it('refuses private addresses and schemas that are not supported', async () => {
    await stage.within({}, async (app) => {
      const call = (body: object) => app.call('/v1/extract', { body });
      expectProblem(await call({ urls: ['http://10.0.0.5/'], schema }), 400, 'invalid-url');
      expectProblem(await call({ urls: ['file:///etc/passwd'], schema }), 400, 'invalid-url');
      for (const wrong of [{}, { type: 'array' }, { properties: { a: { type: 'date' } } }, [], 'x']) {
        expectProblem(await call({ urls: [web.origin], schema: wrong }), 400, 'invalid-request');
      }
    });
  });
});
