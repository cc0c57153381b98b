import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { item } from '../../libs/engines/site-builder/src/apps/fixtures/app-site.js';
import { itVisits as it } from '../harness/visited-app.js';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const fill = async (page: Page, values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label).first().fill(value);
};

describe.concurrent('apps of sites, in a browser', () => {
  describe('booking', () => {
    it('reports missing fields inline, then books a free time once', async ({ visit }) => {
      const visited = await visit('booking');
      const page = await visited.page();
      await page.locator('.time').first().waitFor();
      await page.getByRole('button', { name: 'Book now' }).click();
      expect(await page.locator('.error:visible').count()).toBe(4);
      expect(await page.locator(':focus').getAttribute('name')).toBe('service');
      await page.getByText('Cut', { exact: true }).click();
      await page.locator('.time').nth(1).click();
      await fill(page, { Name: 'Ana', 'E-mail': 'ana@example' });
      await page.getByRole('button', { name: 'Book now' }).click();
      const email = page.getByLabel('E-mail');
      expect(await email.getAttribute('aria-invalid')).toBe('true');
      expect(await page.locator(`#${await email.getAttribute('aria-describedby')}`).textContent()).toContain(
        'e-mail',
      );
      await email.fill('ana@example.com');
      const slot = await page.locator('[name=slot]:checked').getAttribute('value');
      await page.getByRole('button', { name: 'Book now' }).click();
      const notice = page.locator('#bookings');
      await notice.waitFor();
      expect(await notice.textContent()).toContain('Cut');
      expect(visited.server.of('bookings')).toMatchObject([
        { service: 'Cut', slot, name: 'Ana', email: 'ana@example.com' },
      ]);
      await page.getByRole('button', { name: 'Book another time' }).click();
      await page.locator('.time').first().waitFor();
      expect(await page.locator(`[name=slot][value="${slot}"]`).count()).toBe(0);
    });

    it('keeps the input when another visitor was faster', async ({ visit }) => {
      const visited = await visit('booking', { items: [] });
      const page = await visited.page();
      await page.locator('.time').first().click();
      await fill(page, { Name: 'Ben', 'E-mail': 'ben@example.com' });
      const slot = await page.locator('[name=slot]:checked').getAttribute('value');
      visited.server.of('bookings').push({ id: 'x', at: '', space: null, code: '', slot });
      await page.getByRole('button', { name: 'Book now' }).click();
      await page.locator('.slots .error').filter({ hasText: 'already taken' }).waitFor();
      expect(await page.locator(`[name=slot][value="${slot}"]`).count()).toBe(0);
      expect(await page.getByLabel('Name').inputValue()).toBe('Ben');
      await page.locator('.time').first().click();
      await page.getByRole('button', { name: 'Book now' }).click();
      await page.locator('#bookings').waitFor();
      expect(visited.server.of('bookings')).toHaveLength(2);
    });

    it('has a calendar per room', async ({ visit }) => {
      const visited = await visit('booking', {
        kind: 'lodging',
        items: [item('Loft', 90), item('Attic', 70)],
      });
      const page = await visited.page();
      await page.locator('.time').first().waitFor();
      await page.getByText('Attic').first().click();
      await page.locator('.time').first().click();
      await fill(page, { Name: 'Cem', 'E-mail': 'cem@example.com' });
      await page.getByRole('button', { name: 'Book now' }).click();
      await page.locator('#bookings').waitFor();
      expect(visited.server.of('bookings')).toEqual([]);
      expect(visited.server.of('bookings-2')).toMatchObject([{ service: 'Attic', nights: 1, guests: 1 }]);
    });

    it('works without scripts', async ({ visit }) => {
      const visited = await visit('booking', { items: [] });
      const page = await visited.page({ javaScriptEnabled: false });
      expect(await page.locator('#bookings').isVisible()).toBe(false);
      await page.locator('[name=slot]').fill('2031-06-03T10:00');
      await fill(page, { Name: 'Dora', 'E-mail': 'dora@example.com' });
      await page.getByRole('button', { name: 'Book now' }).click();
      await page.locator('#bookings').waitFor();
      expect(visited.server.of('bookings')).toMatchObject([{ slot: '2031-06-03T10:00', name: 'Dora' }]);
      await page.locator('[name=slot]').fill('2031-06-03T10:00');
      await fill(page, { Name: 'Eve', 'E-mail': 'eve@example.com' });
      await page.getByRole('button', { name: 'Book now' }).click();
      await page.locator('#bookings-refused').waitFor();
      expect(await page.locator('#bookings').isVisible()).toBe(false);
    });
  });

  it('shop: adds up an order and sends it as a request', async ({ visit }) => {
    const visited = await visit('shop', { items: [item('Loaf', 6.5), item('Rye', 5.2), item('Cake')] });
    const page = await visited.page();
    await page.getByRole('button', { name: 'Send order request' }).click();
    expect(await page.locator('.catalogue .error').textContent()).toBe('Please choose at least one item.');
    for (const name of ['Loaf', 'Rye', 'Cake'])
      await page.getByRole('button', { name: `Add: ${name}` }).click();
    await page.getByRole('button', { name: 'One more Loaf' }).click();
    await page.getByRole('button', { name: 'Delete: Rye' }).click();
    expect(await page.locator('.total').textContent()).toContain('€13.00');
    expect(await page.locator('.order').textContent()).toContain('Price on request');
    await fill(page, { Name: 'Ana', 'E-mail': 'ana@example.com' });
    await page.getByRole('button', { name: 'Send order request' }).click();
    await page.locator('#orders').waitFor();
    expect(visited.server.of('orders')).toMatchObject([
      {
        items: [
          { value: 'Loaf', quantity: 2 },
          { value: 'Cake', quantity: 1 },
        ],
      },
    ]);
  });

  it('directory: lists, searches and filters entries, and accepts a new one', async ({ visit }) => {
    const visited = await visit('directory');
    for (const [title, place] of [
      ['Bike Shed', 'Leeds'],
      ['Needle & Thread', 'York'],
      ['Old Forge', 'Leeds'],
    ]) {
      visited.server
        .of('listings')
        .push({ id: title!, at: '', space: null, code: '', title, place, description: '<b>Tools</b>' });
    }
    const page = await visited.page();
    await page.locator('.entry').first().waitFor();
    expect(await page.locator('.entry h3').allTextContents()).toEqual([
      'Bike Shed',
      'Needle & Thread',
      'Old Forge',
    ]);
    expect(await page.locator('.entry b').count()).toBe(0);
    await page.getByLabel('Search').fill('needle york');
    expect(await page.locator('.entry').count()).toBe(1);
    await page.getByLabel('Search').fill('');
    await page.getByLabel('Place', { exact: true }).first().selectOption('Leeds');
    expect(await page.locator('.found').textContent()).toBe('2 entries');
    const form = page.locator('[data-form=listings]');
    await form.getByLabel('Name of the entry').fill('Lamp Clinic');
    await form.getByLabel('Description').fill('Evenings');
    await form.getByLabel('Your e-mail').fill('lamp@example.com');
    await form.getByRole('button', { name: 'Add entry' }).click();
    await page.locator('#listings').waitFor();
    await page.getByLabel('Place', { exact: true }).first().selectOption('');
    await page.locator('.entry', { hasText: 'Lamp Clinic' }).waitFor();
    expect(await page.locator('.entries').textContent()).not.toContain('lamp@example.com');
  });

  it('board: adds, moves, edits, deletes and restores cards', async ({ visit, expect }) => {
    const visited = await visit('board');
    const page = await visited.page();
    const column = (name: string) => page.locator('.column', { hasText: name });
    await page.locator('.new-card[open]').waitFor();
    for (const title of ['Dig', 'Sow']) {
      await page.getByLabel('Title').fill(title);
      await page.getByRole('button', { name: 'Add card' }).click();
      await page.getByRole('heading', { name: title }).waitFor();
    }
    await page
      .locator('.card-item', { hasText: 'Sow' })
      .getByRole('button', { name: 'Move “Sow” up' })
      .press('Enter');
    await expect.poll(() => column('To do').locator('h4').allTextContents()).toEqual(['Sow', 'Dig']);
    await page
      .locator('.card-item', { hasText: 'Dig' })
      .getByRole('button', { name: 'Move to “Doing”' })
      .click();
    await expect
      .poll(() => visited.server.of('cards').find(({ title }) => title === 'Dig')?.column)
      .toBe('c2');
    expect(await page.locator(':focus').getAttribute('data-act')).toBe('on');
    // A busy browser misses the end of a drag that jumps: the column must receive the drag events.
    await page.locator('.card-item', { hasText: 'Sow' }).dragTo(column('Done'), { steps: 10 });
    await expect
      .poll(() => visited.server.of('cards').find(({ title }) => title === 'Sow')?.column)
      .toBe('c3');
    await page.getByRole('button', { name: 'Edit “Dig”' }).click();
    await page.locator('.edit-form').getByLabel('Title').fill('Dig deep');
    await page.locator('.edit-form').getByLabel('Title').press('Enter');
    await page.getByRole('heading', { name: 'Dig deep' }).waitFor();
    await page.getByRole('button', { name: 'Delete “Dig deep”' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('heading', { name: 'Dig deep' }).waitFor();
    expect(visited.server.of('cards').map(({ title, column: at }) => [title, at])).toEqual([
      ['Sow', 'c3'],
      ['Dig deep', 'c2'],
    ]);
    const other = await visited.page();
    await other.getByRole('heading', { name: 'Sow' }).waitFor();
  });

  it('tracker: keeps entries under a secret URL', async ({ visit, expect }) => {
    const visited = await visit('tracker', { trade: 'reading tracker' });
    const page = await visited.page();
    const before = page.url();
    for (const pages of ['20', '35']) {
      await page.getByLabel('Book').fill('Middlemarch');
      await page.getByRole('spinbutton', { name: 'Pages' }).fill(pages);
      await page.getByRole('button', { name: 'Save entry' }).click();
      await page.locator('.entry-amount', { hasText: pages }).waitFor();
    }
    expect(await page.locator('.figures').textContent()).toContain('55');
    expect(page.url()).toMatch(/#space=[\w-]{32}$/);
    const spaces = new Set(visited.server.of('entries').map(({ space }) => space));
    expect([...spaces]).toEqual([page.url().split('=')[1]]);

    await page.locator('footer a[href^="contact.html#space="]').click();
    await page.waitForURL(/contact\.html#space=/);
    await page.locator('footer a[href^="index.html#space="]').click();
    await page.waitForURL(/index\.html#space=/);
    await page.reload();
    await page.locator('.entry-line').nth(1).waitFor();
    await page
      .getByRole('button', { name: /^Delete the entry/ })
      .first()
      .click();
    await expect.poll(() => visited.server.of('entries').length).toBe(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => visited.server.of('entries').length).toBe(2);

    const stranger = await visited.page();
    expect(stranger.url()).toBe(before);
    await stranger.locator('.empty').waitFor();
    expect(await stranger.locator('.entry-line').count()).toBe(0);
  });

  it('event: counts down the places, and closes when there are none', async ({ visit }) => {
    const visited = await visit('event');
    const page = await visited.page();
    await page.getByText('4 places left').waitFor();
    await fill(page, { Name: 'Ana', 'E-mail': 'ana@example.com', 'Number of people': '3' });
    await page.getByRole('button', { name: 'I will be there' }).click();
    await page.getByText('One place left').waitFor();
    await page.getByRole('button', { name: 'Send another' }).click();
    await fill(page, { Name: 'Ben', 'E-mail': 'ben@example.com', 'Number of people': '2' });
    await page.getByRole('button', { name: 'I will be there' }).click();
    await page.getByText('There are not enough places left.').waitFor();
    await fill(page, { 'Number of people': '1' });
    await page.getByRole('button', { name: 'I will be there' }).click();
    await page.getByText('All places are taken.').waitFor();
    expect(visited.server.of('guests').map(({ guests }) => guests)).toEqual([3, 1]);
    const late = await visited.page();
    await late.getByText('All places are taken.').waitFor();
    expect(await late.locator('form').isVisible()).toBe(false);
  });

  it('waitlist: shows the position and moves up visitors who refer others', async ({ visit }) => {
    const visited = await visit('waitlist');
    for (const code of ['a', 'b'])
      visited.server.of('waitlist').push({ id: code, at: '', space: null, code, email: `${code}@x` });
    const page = await visited.page();
    await page.getByText('2 people on the list').waitFor();
    await page.getByLabel('E-mail').fill('ana@example.com');
    await page.getByRole('button', { name: 'Join the list' }).click();
    await page.locator('.position strong', { hasText: '3' }).waitFor();
    const link = await page.getByLabel('Your link').inputValue();
    expect(link).toMatch(/\?ref=\w+$/);
    const friend = await visited.page({}, link.split('/').at(-1));
    await friend.locator('.invited').waitFor();
    await friend.getByLabel('E-mail').fill('ben@example.com');
    await friend.getByRole('button', { name: 'Join the list' }).click();
    await friend.locator('.position').waitFor();
    await page.reload();
    await page.locator('.position strong', { hasText: '2' }).waitFor();
    await page.getByText('One person joined through you').waitFor();
    const again = await visited.page();
    await again.getByLabel('E-mail').fill('ben@example.com');
    await again.getByRole('button', { name: 'Join the list' }).click();
    await again.getByText('This address is on the list already.').waitFor();
  });

  it.for(['booking', 'directory', 'board', 'tracker', 'event'] as const)(
    '%s: shows that the service is unreachable, and recovers when it is back',
    async (app, { visit, expect }) => {
      const visited = await visit(app);
      visited.server.isDown = true;
      const page = await visited.page(
        {},
        app === 'tracker' ? 'index.html#space=' + 'x'.repeat(32) : visited.file,
      );
      const problem = page.locator('.problem');
      await problem.waitFor();
      visited.server.isDown = false;
      await problem.getByRole('button', { name: 'Try again' }).click();
      await expect.poll(() => problem.count()).toBe(0);
    },
  );

  it('submits a plain form, and ignores honeypot submissions', async ({ visit }) => {
    const visited = await visit('waitlist');
    const page = await visited.page({}, 'contact.html');
    await fill(page, { Name: 'Ana', 'E-mail': 'ana@example.com', Message: 'Hello' });
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.locator('#messages').waitFor();
    expect(await page.locator(':focus').getAttribute('id')).toBe('messages');
    await page.getByRole('button', { name: 'Send another' }).click();
    await fill(page, { Name: 'Robot', 'E-mail': 'robot@example.com', Message: 'Buy' });
    await page
      .locator('[name=_website]')
      .evaluate((input: { value: string }) => (input.value = 'https://spam.example'));
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.locator('#messages').waitFor();
    expect(visited.server.of('messages').map(({ name }) => name)).toEqual(['Ana']);
  });

  describe.each(['booking', 'shop', 'directory', 'board', 'tracker', 'event', 'waitlist'] as const)(
    '%s',
    (app) => {
      it.for([
        ['light', 1280],
        ['dark', 390],
        ['light', 320],
      ] as const)('is accessible and fits, %s, %d pixels wide', async ([colorScheme, width], { visit }) => {
        const visited = await visit(app);
        const page = await visited.page({ colorScheme, viewport: { width, height: 800 } });
        await page.waitForLoadState('networkidle');
        await page.evaluate(AXE);
        const violations = await page.evaluate(async () => {
          const { axe } = globalThis as unknown as {
            axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
          };
          const result = await axe.run();
          return result.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
        });
        expect(violations).toEqual([]);
        const [content, room] = await page.evaluate<number[]>(
          '[document.documentElement.scrollWidth, innerWidth]',
        );
        expect(content).toBeLessThanOrEqual(room!);
      });
    },
  );
});
