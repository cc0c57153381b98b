import { readPrompt } from '@capstan/prompt-reader';
import { describe } from 'vitest';
import { itVisitsSite as it, type VisitedSite } from '../../harness/visited-site.js';

const PROMPT = `Pottery studio Kiln & Co in Bristol. Beginner pottery on Tuesdays 6 pm, £25; wheel throwing Saturdays 10 am, £40;
 at most 8 people a class. People should be able to book online. 12 Mill Road, Bristol BS3 1AB, 0117 496 0182.`;

const { document } = readPrompt(PROMPT);
const DAY_MS = 86_400_000;

/** The first day from the day after tomorrow on that is a weekday, 0 for Sunday. */
function next(weekday: number): string {
  for (let ahead = 2; ; ahead += 1) {
    const day = new Date(Date.now() + ahead * DAY_MS);
    if (day.getUTCDay() === weekday) return day.toISOString().slice(0, 10);
  }
}

/** The answer to an entry of a visitor, of whose address it is the only one. */
async function book({ url }: VisitedSite, values: object) {
  const answer = await fetch(`${url}_data/booking`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address() },
    body: JSON.stringify(values),
  });
  return { status: answer.status, body: JSON.parse(await answer.text()) };
}

let addresses = 0;
/** A sender may send ten entries a minute only. */
function address(): string {
  addresses += 1;
  return `198.18.7.${addresses}`;
}

const person = (people: number) => ({ name: 'Ada', email: 'ada@example.org', people });
const course = (name: string): string => {
  const item = document.facts.find((fact) => fact.type === 'item' && fact.name.toLowerCase() === name);
  return item?.id ?? '';
};

describe.concurrent('courses', () => {
  it('have room for as many people as the prompt says, each time of each course', async ({
    visit,
    expect,
  }) => {
    const visited = await visit(document);
    const tuesday = { course: course('beginner pottery'), when: `${next(2)}T18:00` };
    const saturday = { course: course('wheel throwing'), when: `${next(6)}T10:00` };
    expect((await book(visited, { ...tuesday, ...person(5) })).status).toBe(201);
    const four = await book(visited, { ...tuesday, ...person(4) });
    expect([four.status, four.body.error.code, four.body.error.field]).toEqual([409, 'full', 'people']);
    expect((await book(visited, { ...tuesday, ...person(3) })).status).toBe(201);
    const ninth = await book(visited, { ...tuesday, ...person(1) });
    expect([ninth.status, ninth.body.error.code, ninth.body.error.field]).toEqual([409, 'taken', 'when']);
    expect((await book(visited, { ...saturday, ...person(8) })).status).toBe(201);
    const other = await book(visited, { ...saturday, when: tuesday.when, ...person(1) });
    expect([other.status, other.body.error.code]).toEqual([422, 'not_offered']);
  });

  it('never have more people than that, however many book at once', async ({ visit, expect }) => {
    const visited = await visit(document);
    const when = { course: course('beginner pottery'), when: `${next(2)}T18:00` };
    const sent = await Promise.all(Array.from({ length: 9 }, () => book(visited, { ...when, ...person(1) })));
    expect(sent.filter(({ status }) => status === 201)).toHaveLength(8);
    expect(sent.filter(({ status }) => status === 409)).toHaveLength(1);
  });

  it('are chosen in the form, which then shows the days and times of the course', async ({
    visit,
    expect,
  }) => {
    const visited = await visit(document);
    await book(visited, {
      course: course('beginner pottery'),
      when: `${next(2)}T18:00`,
      ...person(8),
    });
    const page = await visited.open('index.html');
    await page.getByText('The times appear when you have chosen above.').waitFor();
    await page.locator('label.option', { hasText: 'Wheel throwing' }).click();
    await page.locator('.slot-times .chip', { hasText: '10:00' }).waitFor();
    await page.locator('label.option', { hasText: 'Beginner pottery' }).click();
    await page.locator('.slot-times .chip', { hasText: '18:00' }).waitFor();
    const label = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
    const full = label.format(new Date(`${next(2)}T18:00Z`));
    expect(await page.locator('.slot-days .chip', { hasText: full }).count()).toBe(0);
    await page.locator('.slot-times .chip', { hasText: '18:00' }).click();
    await page.locator('[name=name]').fill('Ada');
    await page.locator('[name=email]').fill('ada@example.org');
    await page.locator('[name=people]').fill('9');
    await page.locator('.form-end button').click();
    await page.getByText('There is not enough room left.').waitFor();
    await page.locator('[name=people]').fill('8');
    await page.locator('.form-end button').click();
    await page.locator('.answer-sent.is-shown').waitFor();
  });

  it('are booked without a script, and refused with the form', async ({ visit, expect }) => {
    const visited = await visit(document);
    const page = await visited.open('index.html', { javaScriptEnabled: false });
    await page.getByText('Beginner pottery (Tuesday 18:00)').waitFor();
    await page.locator('label.option', { hasText: 'Beginner pottery' }).click();
    await page.locator('[name=when]').fill(`${next(6)}T10:00`);
    await page.locator('[name=name]').fill('Ada');
    await page.locator('[name=email]').fill('ada@example.org');
    await page.locator('[name=people]').fill('2');
    await page.locator('.form-end button').click();
    await page.locator('#f-when-fault').waitFor();
    await page.locator('[name=when]').fill(`${next(2)}T18:00`);
    await page.locator('form button').click();
    await page.locator('.answer-sent').waitFor();
    expect(page.url()).toContain('sent=booking');
  });
});
