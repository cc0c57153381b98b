import { readPrompt } from '@capstan/prompt-reader';
import { describe } from 'vitest';
import { inFullRun } from '../../harness/full-run.js';
import { itVisitsSite as it } from '../../harness/visited-site.js';

describe.concurrent('sections next to each other, in a browser', () => {
  it('have no line at which their text begins', async ({ visit, expect }) => {
    const { document } = readPrompt(
      "Halliday's Heel Bar in Whitby. Heels £9. Most heels are done while you wait. Cash only, no cards.",
    );
    document.theme.id = 'signal';
    const { open } = await visit(document);
    const page = await open('index.html', { viewport: { width: 1280, height: 900 } });
    const lines = await page.evaluate(
      "[...document.querySelectorAll('.pair > .s > .wrap')].map((wrap) => getComputedStyle(wrap).borderInlineStartWidth)",
    );
    expect(lines).toEqual(['0px', '0px']);
  });
});

describe.concurrent('records of rendered sites, in a browser', () => {
  it('books a free time, which is then no longer offered', async ({ visit, expect }) => {
    const { stored, open } = await visit('clinic');
    const page = await open('termin.html');
    const time = page.locator('.slot-times .chip').first();
    await time.click();
    await page.getByRole('radio', { name: /^Behandlung/ }).check();
    await page.getByLabel('Name').fill('Ana');
    await page.getByLabel('Telefon').fill('+41 44 000 00 00');
    await page.getByRole('button', { name: 'Buchen' }).click();
    await page.getByText('Ihr Termin ist reserviert.').waitFor();
    expect(await stored('termine')).toMatchObject([
      { leistung: 'l1', name: 'Ana', telefon: '+41 44 000 00 00' },
    ]);
    const slot = String((await stored('termine'))[0]?.['zeit']);
    const again = await open('termin.html');
    await again.locator('.slot-times .chip').first().click();
    expect(await again.locator('input[name=zeit]').inputValue()).not.toBe(slot);
  });

  it('shows at the field that the time was taken meanwhile, and keeps the input', async ({
    visit,
    expect,
  }) => {
    const { stored, send, open } = await visit('clinic');
    const page = await open('termin.html');
    await page.locator('.slot-times .chip').first().click();
    const zeit = await page.locator('input[name=zeit]').inputValue();
    await send('termine', { leistung: 'l0', zeit, name: 'Ana', telefon: '+41 44 000 00 01' });
    await page.getByRole('radio', { name: /^Behandlung/ }).check();
    await page.getByLabel('Name').fill('Ben');
    await page.getByLabel('Telefon').fill('+41 44 000 00 00');
    await page.getByRole('button', { name: 'Buchen' }).click();
    await page.locator('[data-field=zeit] .fault').filter({ hasText: 'nicht mehr frei' }).waitFor();
    expect(await page.getByLabel('Name').inputValue()).toBe('Ben');
    await page.locator('.slot-times .chip').first().click();
    await page.getByRole('button', { name: 'Buchen' }).click();
    await page.getByText('Ihr Termin ist reserviert.').waitFor();
    expect(await stored('termine')).toHaveLength(2);
  });

  it('sends a form without a script, and shows the confirmation', async ({ visit, expect }) => {
    const { stored, open } = await visit('wedding');
    const page = await open('index.html', { javaScriptEnabled: false });
    const answer = page.getByText('Votre réponse est bien arrivée');
    expect(await answer.isVisible()).toBe(false);
    await page.getByLabel('Vos noms').fill('Léa et Tom');
    await page.getByLabel('Serez-vous là').selectOption('Oui, avec joie');
    await page.getByLabel('Nombre de personnes').fill('2');
    await page.getByRole('button', { name: 'Envoyer' }).click();
    await answer.waitFor({ state: 'visible' });
    expect(await stored('reponses')).toMatchObject([{ nom: 'Léa et Tom', personnes: 2 }]);
  });

  it('adds up an order and sends its quantities', async ({ visit, expect }) => {
    const { stored, open } = await visit('shop');
    const page = await open('order.html');
    const more = page.getByRole('button', { name: /^Morning cup: .*\+1/ });
    await more.click();
    await more.click();
    await page.getByRole('button', { name: /^Milk jug: .*\+1/ }).click();
    await page.locator('.cart-total').filter({ hasText: '750' }).waitFor();
    await page.getByLabel('Name').fill('Ida');
    await page.getByLabel('E-mail').fill('ida@example.org');
    await page.getByLabel('Address for delivery').fill('Torvet 1');
    await page.getByRole('button', { name: 'Send order' }).click();
    await page.getByText('Karen will confirm your order').waitFor();
    expect((await stored('orders'))[0]?.['items']).toEqual([
      { value: 'p0', quantity: 2, price: expect.any(Number) },
      { value: 'p4', quantity: 1, price: expect.any(Number) },
    ]);
  });

  it('adds a card to a board, moves it and deletes it', async ({ visit, expect }) => {
    const { stored, open } = await visit('issue-board');
    const page = await open('index.html');
    await page.getByText('Nothing here yet.').waitFor();
    await page.getByText('Add: Issue').click();
    await page.getByLabel('Title').fill('Tide times are wrong');
    await page.getByLabel('Status', { exact: true }).selectOption('new');
    await page.getByLabel('Kind').selectOption('Bug');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    const column = (value: string) => page.locator(`[data-column=${value}]`);
    await column('new').getByText('Tide times are wrong').waitFor();
    await page.getByLabel('Tide times are wrong: Move to').selectOption('done');
    await column('done').getByText('Tide times are wrong').waitFor();
    expect(await stored('issues')).toMatchObject([{ status: 'done' }]);
    await page.getByRole('button', { name: 'Delete: Tide times are wrong' }).click();
    await page.getByText('Nothing here yet.').waitFor();
    expect(await stored('issues')).toEqual([]);
  });

  const VIEWS: [path: string, text: string][] = [
    ['calendar.html', 'Tide times are wrong'],
    ['table.html', 'Tide times are wrong'],
    ['chart.html', 'In progress'],
  ];

  it.for(inFullRun(VIEWS))('shows entries on %s', async ([path, text], { visit, expect }) => {
    const { send, open } = await visit('issue-board');
    const due = new Date().toISOString().slice(0, 10);
    await send('issues', { title: 'Tide times are wrong', status: 'doing', kind: 'Bug', due });
    const page = await open(path);
    await page.locator('.entries').getByText(text).first().waitFor();
    expect(await page.locator('.entries-state').textContent()).toBe('');
  });
});
