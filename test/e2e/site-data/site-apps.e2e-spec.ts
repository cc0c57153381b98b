import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { RecordField, SiteDocument } from '@capstan/site-document';
import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { SHARED, appDocument, recordOf } from '../../harness/app-document.js';
import { day } from '../../harness/visitor-collections.js';
import { checked, exampleNamed, itVisitsSite as it } from '../../harness/visited-site.js';
import { inFullRun, onlyInFullRun } from '../../harness/full-run.js';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const text = (id: string, label: string, isRequired = true) =>
  ({ id, label, type: 'text', isRequired }) as const;
const option = (value: string, more: object = {}) => ({ value, label: `Option ${value}`, ...more });
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true }).click();

const SHOP = appDocument(
  recordOf({
    fields: [
      {
        id: 'way',
        label: 'Way',
        type: 'choice',
        isRequired: true,
        options: [option('delivery'), option('pickup')],
      },
      {
        id: 'address',
        label: 'Address',
        type: 'long_text',
        isRequired: false,
        requiredWhen: { field: 'way', is: ['delivery'] },
      },
    ],
  }),
);

/** The restaurant of the examples, with a time that is bookable on every day. */
function restaurant(): SiteDocument {
  const example = exampleNamed('restaurant');
  const facts = example.facts.map((fact) =>
    fact.type === 'hours' && fact.id === 'hours-2'
      ? { ...fact, days: ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'] }
      : fact,
  );
  return checked({ ...example, facts });
}

describe.concurrent('apps of records, in a browser', () => {
  it('booking: gives a table to as many people as there are seats', async ({ visit, expect }) => {
    const visited = await visit(restaurant());
    const quando = `${day(2)}T20:00`;
    const book = (persone: number) =>
      visited.send('tavoli', { quando, persone, nome: 'Ada', telefono: '+39 06 000000' });
    for (const people of [8, 8, 8, 6]) await book(people);
    const page = await visited.open('index.html');
    const times = page.locator('.slot-times .chip');
    const date = new Intl.DateTimeFormat('it-IT', { day: 'numeric', month: 'short', timeZone: 'UTC' });
    const label = date.format(new Date(`${quando}Z`));
    await page.locator('.slot-days .chip').filter({ hasText: label }).first().click();
    await times.filter({ hasText: '20:30' }).waitFor();
    expect(await times.filter({ hasText: '20:00' }).count()).toBe(0);
    expect(await times.filter({ hasText: '21:00' }).count()).toBe(1);
  });

  it('booking: answers without a script with the form and what is wrong with it, in Italian', async ({
    visit,
    expect,
  }) => {
    const visited = await visit(restaurant());
    const page = await visited.open('index.html', { javaScriptEnabled: false });
    await page.locator('[name=quando]').fill(`${day(2)}T20:10`);
    await page.locator('[name=persone]').fill('2');
    await page.locator('[name=nome]').fill('Ada');
    await page.locator('[name=telefono]').fill('+39 06 000000');
    await page.locator('form button').click();
    await page.locator('[role=alert]').getByText('non').first().waitFor();
    expect(await page.locator('#f-quando-fault').isVisible()).toBe(true);
    expect(await page.locator('[name=nome]').inputValue()).toBe('Ada');
    expect(await page.evaluate("getComputedStyle(document.body).fontFamily.split(',').length > 1")).toBe(
      true,
    );
    await page.locator('[name=quando]').fill(`${day(2)}T20:30`);
    await page.locator('form button').click();
    await page.getByText('Grazie, il tavolo è vostro.').waitFor({ state: 'visible' });
    expect(await visited.stored('tavoli')).toMatchObject([{ quando: `${day(2)}T20:30`, persone: 2 }]);
  });

  it('shop: asks for an address for deliveries only', async ({ visit, expect }) => {
    const visited = await visit(SHOP);
    const page = await visited.open('index.html');
    const address = page.getByLabel('Address');
    expect(await address.isVisible()).toBe(false);
    await page.getByLabel('Way').selectOption('delivery');
    await send(page);
    const isMissing = "document.querySelector('[name=address]').validity.valueMissing";
    expect(await page.evaluate(isMissing)).toBe(true);
    expect(await visited.stored('entries')).toEqual([]);
    await page.getByLabel('Way').selectOption('pickup');
    expect(await address.isVisible()).toBe(false);
    await send(page);
    await page.getByText('Your entry has arrived').waitFor();
    expect(await visited.stored('entries')).toEqual([{ way: 'pickup' }]);
  });

  onlyInFullRun(() => {
    it('shop: asks for the address without a script, too', async ({ visit, expect }) => {
      const visited = await visit(SHOP);
      const page = await visited.open('index.html', { javaScriptEnabled: false });
      await page.getByLabel('Way').selectOption('delivery');
      await send(page);
      await page.locator('#f-address-fault').waitFor({ state: 'visible' });
      await page.getByLabel('Address').fill('1 Mill Lane');
      await send(page);
      await page.getByText('Your entry has arrived').waitFor({ state: 'visible' });
      expect(await visited.stored('entries')).toEqual([{ way: 'delivery', address: '1 Mill Lane' }]);
    });
  });

  it('waitlist: names the place and a link, and those who follow it count for it', async ({
    visit,
    expect,
  }) => {
    const email = { id: 'email', label: 'E-mail', type: 'email', isRequired: true } as const;
    const visited = await visit(appDocument(recordOf({ fields: [email], unique: 'email', referrals: true })));
    const join = async (page: Page, address: string) => {
      await page.getByLabel('E-mail').fill(address);
      await send(page);
      return page.locator('.answer-sent.is-shown').textContent();
    };
    await visited.send('entries', { email: 'first@example.org' });
    const page = await visited.open('index.html');
    expect(await join(page, 'ana@example.org')).toContain('You are number 2 on the list.');
    const link = String(await page.locator('.answer-sent a').getAttribute('href'));
    const friend = await visited.open(`index.html${new URL(link).search}`);
    expect(await join(friend, 'ben@example.org')).toContain('You are number 3');
    const { search } = new URL(link);
    const standing = await friend.evaluate(`fetch('_data/entries${search}').then((answer) => answer.json())`);
    expect(standing).toEqual({ position: 1, referrals: 1, count: 3 });
    const again = await visited.open('index.html');
    await again.getByLabel('E-mail').fill('ANA@example.org');
    await send(again);
    await again.locator('[data-field=email] .fault').waitFor({ state: 'visible' });
  });

  onlyInFullRun(() => {
    it('quiz: says the score, and keeps the right answers to itself', async ({ visit, expect }) => {
      const capital = {
        id: 'capital',
        label: 'Capital of Switzerland',
        type: 'choice',
        isRequired: true,
        options: [option('Bern', { points: 5 }), option('Basel')],
      } satisfies RecordField;
      const visited = await visit(appDocument(recordOf({ fields: [capital] })));
      const page = await visited.open('index.html');
      expect(await page.content()).not.toContain('points":');
      await page.getByLabel('Capital of Switzerland').selectOption('Bern');
      await send(page);
      await page.getByText('You scored 5 of 5 points.').waitFor();
    });

    it('tickets: sells as many as there are, by people', async ({ visit, expect }) => {
      const people = { id: 'people', label: 'Tickets', type: 'number', isRequired: true, min: 1 } as const;
      const visited = await visit(
        appDocument(
          recordOf({
            fields: [text('name', 'Name'), people],
            capacity: { counts: 'people', field: 'people', total: 10 },
          }),
        ),
      );
      await visited.send('entries', { name: 'Ada', people: 8 });
      const page = await visited.open('index.html');
      await page.getByLabel('Name').fill('Ben');
      await page.getByLabel('Tickets').fill('3');
      await send(page);
      await page.locator('[data-field=people] .fault').filter({ hasText: 'not enough room' }).waitFor();
      await page.getByLabel('Tickets').fill('2');
      await send(page);
      await page.getByText('Your entry has arrived').waitFor();
      expect(await visited.stored('entries')).toMatchObject([{ people: 8 }, { people: 2 }]);
    });
  });

  it.for(inFullRun(['gallery', 'list'] as const))(
    'directory: shows entries as a %s',
    async (type, { visit, expect }) => {
      const visited = await visit(
        appDocument(
          recordOf({
            fields: [text('title', 'Title'), text('place', 'Place')],
            views: [{ type, title: 'title', detail: ['place'] }],
            access: SHARED,
          }),
        ),
      );
      await visited.send('entries', { title: 'Old Forge', place: 'Leeds' });
      await visited.send('entries', { title: '<b>Lamp Clinic</b>', place: 'York' });
      const page = await visited.open('index.html');
      await page.getByText('<b>Lamp Clinic</b>').waitFor();
      expect(await page.locator(`.frame-${type} li`).allTextContents()).toEqual([
        expect.stringContaining('Old Forge'),
        expect.stringContaining('York'),
      ]);
    },
  );

  onlyInFullRun(() => {
    it('tracker: adds up a number by group in a chart', async ({ visit, expect }) => {
      const amount = { id: 'amount', label: 'Amount', type: 'number', isRequired: true, unit: 'l' } as const;
      const kind = {
        id: 'kind',
        label: 'Kind',
        type: 'choice',
        isRequired: true,
        options: [option('tea'), option('water')],
      } satisfies RecordField;
      const visited = await visit(
        appDocument(
          recordOf({
            fields: [amount, kind],
            views: [{ type: 'chart', groupBy: 'kind', sum: 'amount' }],
            access: SHARED,
          }),
        ),
      );
      for (const litres of [2, 3]) await visited.send('entries', { amount: litres, kind: 'water' });
      const page = await visited.open('index.html');
      await page.locator('.chart-row').filter({ hasText: 'Option water' }).getByText('5 l').waitFor();
      expect(await page.locator('.chart-row').filter({ hasText: 'Option tea' }).textContent()).toContain('0');
    });
  });

  onlyInFullRun(() => {
    it('invoices: are closed to visitors', async ({ visit, expect }) => {
      const visited = await visit(
        appDocument(
          recordOf({
            fields: [text('customer', 'Customer')],
            views: [{ type: 'table', columns: ['customer'] }],
            access: { read: 'owner', create: 'owner', update: 'owner' },
          }),
        ),
      );
      const page = await visited.open('index.html');
      await page.getByText('This is for the owner only.').waitFor();
      expect(await page.locator('form').count()).toBe(0);
    });
  });

  it('the form with its faults violates no rule of axe', async ({ visit, expect }) => {
    const visited = await visit(restaurant());
    const page = await visited.open('index.html', { javaScriptEnabled: false });
    await page.locator('[name=quando]').fill(`${day(2)}T20:10`);
    await page.locator('[name=persone]').fill('2');
    await page.locator('[name=nome]').fill('Ada');
    await page.locator('[name=telefono]').fill('+39 06 000000');
    await page.locator('form button').click();
    await page.locator('[role=alert]').waitFor();
    const html = await page.content();
    const checkedPage = await visited.open('index.html', { bypassCSP: true });
    await checkedPage.setContent(html);
    await checkedPage.evaluate(AXE);
    const violations = await checkedPage.evaluate(
      'axe.run(document, { preload: false }).then(({ violations }) => violations.map(({ id }) => id))',
    );
    expect(violations).toEqual([]);
  });
});
