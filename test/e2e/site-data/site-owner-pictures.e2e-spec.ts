import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuildingService, startBuilding } from '../../harness/building-service.js';
import { FollowedBuild } from '../../harness/followed-build.js';

let service: BuildingService;
let site: FollowedBuild;
let page: string;

beforeAll(async () => {
  service = await startBuilding();
  site = await service.build('A website for the bakery "Alma" in Porto. Rye bread €4. Open Tue-Sat 7-18.');
  await site.untilEnd();
  const { body } = await service.app.call(`/v1/sites/${site.siteId}/owner/link`, {
    method: 'POST',
    key: site.key,
  });
  page = service.app.url + new URL(body.data.url as string).pathname;
});
afterAll(() => service.close());

const png = (background: string) =>
  sharp({ create: { width: 300, height: 200, channels: 3, background } })
    .png()
    .toBuffer();

async function send(content: Uint8Array, fields: Record<string, string>, name = 'bread.png') {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.set(key, value);
  form.set('file', new Blob([new Uint8Array(content)], { type: 'image/png' }), name);
  const response = await fetch(`${page}pictures`, { method: 'POST', body: form, redirect: 'manual' });
  return { status: response.status, text: await response.text() };
}

/** The newest build of the site, when it has ended. */
async function ended(): Promise<FollowedBuild> {
  const { body } = await service.app.call('/v1/builds?limit=1', { key: site.key });
  const [{ execution_id }] = body.data.builds;
  const created = { execution_id, company_id: site.companyId, site_id: site.siteId };
  const build = new FollowedBuild(service.app, created, site.key);
  expect((await build.untilEnd()).kind).toBe('build.completed');
  return build;
}

const shown = async () => (await fetch(`${page}pictures`)).text();
const names = (html: string) => [
  ...new Set([...html.matchAll(/pictures\/([0-9a-f]{16}\.webp)"/gu)].map(([, name]) => name)),
];

describe("pictures on the owner's page", () => {
  it('are uploaded with a form, replaced and removed, each as a checked change', async () => {
    expect(await shown()).toContain('enctype="multipart/form-data"');
    expect((await send(await png('#c4452d'), { slot: 'hero', alt: 'An oven' })).status).toBe(303);
    const first = await ended();
    expect(await (await first.visit()).text()).toMatch(
      /class="hero-image"><figure class="img"><img [^>]*alt="An oven"/,
    );
    const html = await shown();
    const [name] = names(html);
    const stored = await fetch(`${page}pictures/${name}`);
    expect(stored.headers.get('content-type')).toBe('image/webp');
    expect((await sharp(new Uint8Array(await stored.arrayBuffer())).metadata()).format).toBe('webp');

    const replaced = await send(await png('#2d45c4'), {
      slot: 'hero',
      alt: 'A new oven',
      replaces: String(name),
    });
    expect(replaced.status).toBe(303);
    const second = await ended();
    const visited = await (await second.visit()).text();
    expect(visited).toContain('alt="A new oven"');
    expect(visited).not.toContain(String(name));
    expect((await second.visit(`images/${name}`)).status).toBe(404);

    const [next] = names(await shown());
    const removal = await fetch(`${page}pictures/${next}/remove`, { method: 'POST', redirect: 'manual' });
    expect(removal.status).toBe(303);
    const third = await ended();
    expect(await (await third.visit()).text()).not.toContain(String(next));
    expect(names(await shown())).toEqual([]);
  });

  it.each([
    [
      'an SVG with a script',
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
      ),
      'cannot|not a PNG',
    ],
    [
      'HTML that is called a PNG',
      Buffer.from('<!doctype html><script>alert(1)</script>'),
      'cannot|not a PNG',
    ],
    ['nothing', Buffer.alloc(0), 'Choose a picture'],
  ])('are not %s, and nothing is changed', async (_title, content, reason) => {
    const before = await site.commits();
    const { status, text } = await send(content, { slot: 'gallery', alt: 'x' });
    expect(status).toBe(422);
    expect(text).toMatch(new RegExp(`role="alert"[^<]*>[^<]*(?:${reason})`));
    expect(await site.commits()).toEqual(before);
  });

  it('have at most 15 MB', async () => {
    const { status, text } = await send(new Uint8Array(20 * 1024 * 1024), { slot: 'gallery', alt: 'x' });
    expect(status).toBe(413);
    expect(text).toContain('This did not work');
  });

  it('are of the site of the link only, and of places that it has', async () => {
    expect((await send(await png('#111111'), { slot: 'cellar', alt: 'x' })).status).toBe(422);
    expect((await fetch(`${page}pictures/..%2f..%2fetc`)).status).toBe(404);
    const { origin } = new URL(page);
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(await png('#222222'))]), 'a.png');
    const stranger = await fetch(`${origin}/o/${'x'.repeat(43)}/pictures`, { method: 'POST', body: form });
    expect(stranger.status).toBe(404);
  });
});
