import { describe, expect, it } from 'vitest';
import { sendMessage } from './fixtures/send-message.js';

const POTTERY = `Website for Mudlark Clay, a pottery studio in Whitstable. Throwing for Beginners, Mondays 7pm to 9pm, £35, max 6 people.
 Hand Building, Wednesdays 10am to 12pm, £30, max 8 people. The studio is at Unit 3, Harbour Yard, Whitstable CT5 1AB. People can book online.
 Phone 01227 555014.`;
const SEWING = `Webseite für das Nähatelier „Nadelöhr“ in Freiburg. Nähen für Einsteiger, dienstags 18 bis 20 Uhr, 150 €, höchstens 7 Teilnehmer.
 Kindernähen, samstags 10 bis 12 Uhr, 25 €, höchstens 5 Kinder. Man soll sich anmelden können. Adresse: Gerberau 41, 79098 Freiburg, Telefon 0761 5550142.`;

const send = (prompt: string, message: string) => {
  const { after, ...answer } = sendMessage(prompt, message);
  const { facts, records } = after;
  const items = facts.flatMap((fact) =>
    fact.type === 'item' && typeof fact.price === 'object'
      ? [`${fact.name} ${fact.price.amount} ${fact.places ?? ''}`.trim()]
      : [],
  );
  const labels = records.flatMap(({ fields }) => fields.map(({ label }) => label));
  return { ...answer, facts, items, labels };
};

describe('a number of people', () => {
  it.each([
    [POTTERY, 'Only 5 places in Hand Building from now on', 'Hand Building 30 5'],
    [POTTERY, 'limit hand building to 5 people please', 'Hand Building 30 5'],
    [SEWING, 'Beim Kindernähen bitte nur noch 4 Plätze', 'Kindernähen 25 4'],
  ])('is how many a course has room for, and no price', (prompt, message, item) => {
    const { items, claims } = send(prompt, message);
    expect(items).toContain(item);
    expect(claims).toEqual([expect.stringMatching(/\d → \d$/)]);
  });
});

describe('a question of a form', () => {
  it.each([
    [POTTERY, 'take the phone question out of the form', 'Phone'],
    [SEWING, 'Das Telefon im Formular brauchen wir nicht', 'Telefon'],
  ])('goes, and the phone number on the page stays', (prompt, message, label) => {
    const { labels, facts, claims } = send(prompt, message);
    expect(labels.length).toBeGreaterThan(1);
    expect(labels).not.toContain(label);
    expect(facts.some((fact) => fact.type === 'contact' && fact.channel === 'phone')).toBe(true);
    expect(claims).toEqual([expect.stringContaining(label)]);
  });

  it('is not one that the page answers', () => {
    const faq = `${POTTERY} FAQ: Can I bring my dog? Yes, on a lead. Is there parking? Yes, in the yard.`;
    const { facts } = send(faq, 'delete the question about the dog');
    expect(JSON.stringify(facts)).not.toContain('dog');
    expect(JSON.stringify(facts)).toContain('parking');
  });

  it('that no form has is not understood, and the form stays', () => {
    const { isSame, isUnderstood } = send(
      POTTERY,
      'remove the question about shoe size from the booking form',
    );
    expect([isUnderstood, isSame]).toEqual([false, true]);
  });
});

it.each([
  ['Our new address is 12 Mill Lane, Whitstable CT5 2XY', POTTERY, '12 Mill Lane, Whitstable CT5 2XY'],
  ['Neue Adresse: Schwarzwaldstraße 112, 79117 Freiburg', SEWING, 'Schwarzwaldstraße 112, 79117 Freiburg'],
])('takes the place of the old address: %s', (message, prompt, address) => {
  const addresses = send(prompt, message).facts.flatMap((fact) =>
    fact.type === 'place' && fact.address !== undefined ? [fact.address] : [],
  );
  expect(addresses).toEqual([address]);
});

it('takes a price with the old one next to it for the new one, whatever verb is said', () => {
  expect(send(POTTERY, 'hand building has gone up its £33 now not 30').items).toContain('Hand Building 33 8');
});

describe('what looks like it and is not meant', () => {
  const FARM =
    'Website for Hill Farm in Bude. Small veg box £12, large veg box £18. Adults £9, kids £6 for the farm tour. People can write to us with a form.';

  it('removes an item that is called a box, although there is a form', () => {
    const { items, labels } = send(FARM, 'remove the small veg box');
    expect(items.join()).not.toContain('Small veg box');
    expect(labels.length).toBeGreaterThan(1);
  });

  it('takes the number next to those who pay for a price', () => {
    expect(send(FARM, 'kids are 7 now').items).toContain('Kids 7');
  });
});
