import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuildingService, startBuilding } from '../../harness/building-service.js';
import { FollowedBuild } from '../../harness/followed-build.js';
import { StandInWeb } from '../../harness/stand-in-web/stand-in-web.js';

const web = new StandInWeb();
let service: BuildingService;
let bakery: FollowedBuild;
let path: string;

beforeAll(async () => {
  await web.start();
  service = await startBuilding({ OUTBOUND_ALLOW_HOSTS: web.hostPort });
  bakery = await service.build('A website for the bakery "Alma" in Porto. Rye bread €4. Open Tue-Sat 7-18.');
  await bakery.untilEnd();
  path = `/v1/sites/${bakery.siteId}/images`;
});
afterAll(async () => {
  await service.close();
  await web.stop();
});

const picture = (width = 300, height = 200) =>
  sharp({ create: { width, height, channels: 3, background: '#c4452d' } });

async function upload(content: Uint8Array, fields: Record<string, string> = {}, key = bakery.key) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ alt: 'Rye bread', ...fields })) form.set(name, value);
  form.set('file', new Blob([new Uint8Array(content)], { type: 'image/png' }), 'bread.png');
  const response = await fetch(service.app.url + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
    body: form,
  });
  return { status: response.status, body: JSON.parse(await response.text()) };
}

const followed = (data: { execution_id: string; site_id: string }) =>
  new FollowedBuild(service.app, { ...data, company_id: bakery.companyId }, bakery.key);
const list = async () => (await service.app.call(path, { key: bakery.key })).body.data.images;

describe('the pictures of a site', () => {
  it('are shown upright, without metadata, until they are removed', async () => {
    const photo = await picture()
      .withExif({ IFD0: { Copyright: 'secret-mark' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { status, body } = await upload(photo);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      data: { image: { width: 200, height: 300, alt: 'Rye bread' } },
      credits_used: 0,
    });
    const { name } = body.data.image;
    const build = followed(body.data);
    expect((await build.untilEnd()).kind).toBe('build.completed');
    expect(await (await build.visit()).text()).toContain(`src="images/${name}"`);
    const stored = new Uint8Array(await (await build.visit(`images/${name}`)).arrayBuffer());
    const { format, exif } = await sharp(stored).metadata();
    expect({ format, exif }).toEqual({ format: 'webp', exif: undefined });
    expect(await list()).toEqual([body.data.image]);

    const call = { method: 'DELETE', key: bakery.key };
    const removal = await service.app.call(`${path}/${name}`, call);
    expect(removal.status).toBe(200);
    const after = followed(removal.body.data);
    expect((await after.untilEnd()).kind).toBe('build.completed');
    expect(await (await after.visit()).text()).not.toContain(name);
    expect((await after.visit(`images/${name}`)).status).toBe(404);
    // The commit in which pages still refer to the removed file was never one to show.
    const judged = await service.app.dataSource.query('SELECT commit FROM gate_verdicts');
    const removed = (await after.commits()).find(({ message }) => message === 'Remove a picture');
    expect(removed).toBeDefined();
    expect(judged).not.toContainEqual({ commit: removed?.commit });
    expect(await list()).toEqual([]);
    expect((await service.app.call(`${path}/${name}`, call)).status).toBe(404);

    const undone = await service.build('Undo that', { key: bakery.key, siteId: bakery.siteId });
    expect((await undone.untilEnd()).kind).toBe('build.completed');
    expect(await (await undone.visit()).text()).not.toContain(name);
  });

  it('can be the picture of the hero, sent in base64', async () => {
    const image_base64 = (await picture(40, 30).gif().toBuffer()).toString('base64');
    const asked = { image_base64, alt: 'An oven', slot: 'hero' };
    const { body } = await service.app.call(path, { body: asked, key: bakery.key });
    const build = followed(body.data);
    expect((await build.untilEnd()).kind).toBe('build.completed');
    expect(await (await build.visit()).text()).toMatch(
      /class="hero-image"><figure class="img"><img [^>]*alt="An oven"/,
    );
  });

  it('can be copied from an address, with the credit that the page shows', async () => {
    const file = await picture(90, 60).jpeg().toBuffer();
    web.route('/photos/rye.jpg', ({ response }) => {
      response.writeHead(200, { 'content-type': 'image/jpeg' }).end(file);
    });
    const credit = { text: 'Mira Holt / Photos', url: 'https://photos.example/rye' };
    const asked = { image_url: `${web.origin}/photos/rye.jpg`, alt: 'Rye bread', credit };
    const { status, body } = await service.app.call(path, { body: asked, key: bakery.key });
    expect(status).toBe(200);
    expect(body.data.image).toMatchObject({ width: 90, height: 60, credit });
    const build = followed(body.data);
    expect((await build.untilEnd()).kind).toBe('build.completed');
    const page = await (await build.visit()).text();
    expect(page).toContain('<a href="https://photos.example/rye">Mira Holt / Photos</a>');
    expect(page).not.toContain(web.origin);
    expect(await list()).toContainEqual(body.data.image);
  });

  it('can have a credit in a form', async () => {
    const content = await picture(50, 50).png().toBuffer();
    const { body } = await upload(content, { credit: '{"text":"Mira Holt"}' });
    expect(body.data.image.credit).toEqual({ text: 'Mira Holt', url: null });
    await followed(body.data).untilEnd();
    expect((await upload(content, { credit: 'Mira Holt' })).body.error.errors[0].path).toBe('credit');
  });

  it.each([
    ['the address is private', { image_url: 'http://10.0.0.1/a.jpg' }, 'image_url', /public address/],
    [
      'the address has credentials',
      { image_url: 'http://u:p@photos.example/a.jpg' },
      'image_url',
      /credentials/,
    ],
    ['the address is not one of the web', { image_url: 'file:///etc/passwd' }, 'image_url', /./],
    [
      'there are two images',
      { image_url: 'https://photos.example/a.jpg', image_base64: 'AA==' },
      'image_base64',
      /exactly one/,
    ],
    ['there is none', {}, 'image_base64', /image_url/],
  ])('are refused if %s', async (_, fields, at, message) => {
    const { status, body } = await service.app.call(path, { body: { alt: 'x', ...fields }, key: bakery.key });
    expect(status).toBe(400);
    expect(body.error.errors[0]).toMatchObject({ path: at, message: expect.stringMatching(message) });
  });

  it('are refused if nothing is at the address, or a page', async () => {
    web.route('/photos/page', ({ response }) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Photos</p>');
    });
    const ask = (name: string) =>
      service.app.call(path, {
        body: { image_url: `${web.origin}/photos/${name}`, alt: 'x' },
        key: bakery.key,
      });
    const missing = await ask('missing');
    expect(missing.status).toBe(400);
    expect(missing.body.error.errors[0].message).toContain('responded with status 404');
    expect((await ask('page')).body.error.type).toMatch(/unreadable-image$/);
    const { apiKey } = await service.app.createAccount();
    const fetched = web.requests.length;
    const foreign = { image_url: `${web.origin}/photos/page`, alt: 'x' };
    expect((await service.app.call(path, { body: foreign, key: apiKey })).status).toBe(404);
    expect(web.requests).toHaveLength(fetched);
  });

  it.each([
    ['text', Buffer.from('<html>hello</html>')],
    [
      'an SVG',
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
      ),
    ],
    ['nothing', Buffer.alloc(0)],
  ])('are not %s with the name of a picture', async (_title, content) => {
    const { status, body } = await upload(content);
    expect(status).toBe(422);
    expect(body.error.type).toMatch(/unreadable-image$/);
  });

  it('are neither cut off, nor larger than the limits', async () => {
    const noise = Buffer.from(Array.from({ length: 120_000 }, (_, at) => (at * 7919) % 251));
    const whole = await sharp(noise, { raw: { width: 200, height: 200, channels: 3 } })
      .png()
      .toBuffer();
    expect((await upload(whole.subarray(0, whole.length / 2))).status).toBe(422);
    const { status, body } = await upload(await picture(9_000, 9_000).png().toBuffer());
    expect(status).toBe(422);
    expect(body.error.detail).toContain('9000 × 9000 pixels');
    expect((await upload(new Uint8Array(16 * 1024 * 1024))).status).toBe(413);
  });

  it('need an alternative text, a known slot and an own site', async () => {
    const content = await picture().png().toBuffer();
    expect((await upload(content, { alt: '' })).status).toBe(400);
    expect((await upload(content, { slot: 'cellar' })).status).toBe(400);
    const { apiKey } = await service.app.createAccount();
    expect((await upload(content, {}, apiKey)).status).toBe(404);
    expect((await service.app.call(path, { key: apiKey })).status).toBe(404);
  });
});
