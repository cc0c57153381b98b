import { wordsOfFact, type SiteDocument } from '@capstan/site-document';
import { describe, expect, it } from 'vitest';
import { sendMessage } from './fixtures/send-message.js';
import { readPrompt } from './read-prompt.js';

const SALON = `Website for Bramble & Co, a hair salon in Ludlow. Cut and blow dry £38, colour from £60, kids cut £15, beard trim £12.
 Our team: Sally Marsh (owner), Tom Reed (barber), Priya Shah (colourist). Open Tuesday to Friday 9am to 5.30pm, Saturday 8.30am to 4pm,
 closed Sunday and Monday. Walk-ins welcome. We are at 14 Broad Street, Ludlow. Call 01584 555210. People should be able to book.
 Parking is free behind the shop. We only use vegan products.`;
const COTTAGE = `I would like a website for our holiday cottage. The house is called Skerry Cottage and is above the beach at Portnacroish.
 It was a fisherman's house, built in 1868. It sleeps five: one double room, one twin room and a box room with a single bed. Logs are £6 a basket.
 We ask for a deposit of 25%. Changeover day is Friday. Arrival from 4pm, departure by 10am.`;

const CLUB = `Hi, I need a website for Fellside Runners, our running club in Kendal. Sunday runs leave at 8am from the Castle Green car park.
 Membership is £24 a year. Groups: Plodders (about 10 minute miles), Steadies (9 minute miles) and Racers (7 minute miles).
 Our chairman is Graham Pike, the coach is Leanne Otway. There is a contact form. Email hello@fellsiderunners.example.`;
const STALL =
  'Website for Nasi Corner, a food stall in Penang. Nasi lemak RM8.50, teh tarik RM 3. Open daily 7am to 2pm.';

const send = (prompt: string, message: string): { claims: readonly string[]; document: SiteDocument } => {
  const { after, claims } = sendMessage(prompt, message);
  return { claims, document: after };
};

const textOf = ({ identity, facts }: SiteDocument): string =>
  [identity.name, ...facts.flatMap((fact) => wordsOfFact(fact))].join('\n');

describe('a message about a hair salon', () => {
  it.each([
    ['Sally is spelled Sallie', 'Sallie Marsh', 'Sally'],
    ['Priya got married. She is Priya Patel now', 'Priya Patel', 'Priya Shah'],
    ["we've moved to 20 Corve Street", '20 Corve Street, Ludlow', '14 Broad Street'],
    ['we are at number 16 not 14', '16 Broad Street', '14 Broad Street'],
    ['ludlow should be Craven Arms', '14 Broad Street, Craven Arms', 'Ludlow'],
    ['number ends in 19 not 10', '01584 555219', '01584 555210'],
    ['change the title to Hair by Bramble', 'Hair by Bramble', 'Bramble & Co'],
    ['our name has an e at the end: Bramble & Coe', 'Bramble & Coe', 'nothing else'],
    ["we're closed 24 December to 2 January", 'closed 24 December to 2 January', 'nothing else'],
    ['remove the vegan bit', 'Parking is free', 'vegan'],
    ["Walk-ins aren't possible any more, sorry", 'Parking is free', 'Walk-ins'],
  ])('%s', (message, there, gone) => {
    const text = textOf(send(SALON, message).document);
    expect(text).toContain(there);
    expect(text).not.toContain(gone);
  });

  it.each([
    ['we open at 8 on Saturdays', 'Sat 08:30–16:00 → Sat 08:00–16:00'],
    ['put the team above the prices', 'Moved: People'],
    ['I dont like the green, can it be purple', 'New colors: purple'],
    ['no booking please, people should ring', 'Removed: Bookings'],
  ])('%s', (message, claim) => {
    expect(send(SALON, message).claims.join('\n')).toContain(claim);
  });

  it.each([
    "We don't take bookings on Mondays",
    'no booking fee',
    'Tom Reed should be Senior Barber',
    "we can't take bookings on Sundays",
  ])('changes no name and removes nothing: %s', (message) => {
    const { document } = send(SALON, message);
    expect(document.records.map(({ id }) => id)).toContain('booking');
    expect(textOf(document)).toContain('Tom Reed');
    expect(textOf(document)).toContain('Beard trim');
  });

  it('keeps a person of whom a new role is said in German', () => {
    const prompt =
      'Website für die Praxis Löwe in Bonn. Unser Team: Anna Meier (Ärztin), Tom Kurz (Pfleger). Tel. 0228 555210.';
    expect(textOf(send(prompt, 'Anna Meier soll Leiterin sein').document)).toContain('Anna Meier');
  });

  it('removes nothing for a verb that is part of a name', () => {
    const text = textOf(send(SALON, 'cut and blow dry is forty pounds now').document);
    expect(text).toContain('Cut and blow dry');
  });

  it('keeps the phone number when bookings go', () => {
    const text = textOf(send(SALON, 'no booking please, people should ring').document);
    expect(text).toContain('01584 555210');
  });
});

describe('a message about a holiday cottage', () => {
  it.each([
    'Changeover day is Saturday, not Friday.',
    "We're switching changeover day from Friday to Saturday",
    'Friday should be Saturday for changeover',
    'Changeover is now Saturday',
  ])('%s', (message) => {
    const text = textOf(send(COTTAGE, message).document);
    expect(text).toContain('Changeover day is Saturday');
    expect(text).not.toContain('Friday');
  });

  it.each([
    ['It sleeps six now', 'It sleeps six: one double'],
    ['sleeps six not five', 'It sleeps six: one double'],
  ])('%s', (message, there) => {
    expect(textOf(send(COTTAGE, message).document)).toContain(there);
  });

  it('takes no condition for a question of a form', () => {
    const { records } = send(
      `${COTTAGE} Guests can ask for a week.`,
      'we ask for a 30% deposit now',
    ).document;
    expect(records.flatMap(({ fields }) => fields.map(({ label }) => label)).join()).not.toContain('deposit');
  });
});

describe('a message about a running club', () => {
  it.each([
    ['Grahams surname is Pyke with a y', 'Graham Pyke', 'Graham Pike'],
    ['spelt wrong its Otaway not Otway', 'Leanne Otaway', 'Otway'],
    ['could you add one more group: Walkers?', 'Walkers', 'Walkers?'],
    ['the club is called Fellside Harriers now', 'Fellside Harriers', 'Fellside Runners'],
  ])('%s', (message, there, gone) => {
    const text = textOf(send(CLUB, message).document);
    expect(text).toContain(there);
    expect(text).not.toContain(gone);
  });

  it.each(['add a page for results', 'can you put a bit about us being founded in 1983'])(
    'is not published as it is: %s',
    (message) => {
      expect(textOf(send(CLUB, message).document)).toBe(textOf(readPrompt(CLUB).document));
    },
  );

  it('does not rename the club when the car park has another name', () => {
    const { identity } = send(CLUB, 'the car park is called Castle Green Lane, not Castle Green').document;
    expect(identity.name).toBe('Fellside Runners');
  });

  it('adds a field to the only form', () => {
    const { records } = send(CLUB, 'could you add a field for t-shirt size').document;
    expect(records.flatMap(({ fields }) => fields.map(({ label }) => label))).toContain('T-shirt size');
  });

  it.each(['also ask our coach about shoes', 'please add: ask at the bar for the key'])(
    'asks visitors nothing in the form: %s',
    (message) => {
      const fieldsOf = ({ records }: SiteDocument) => records.flatMap(({ fields }) => fields);
      expect(fieldsOf(send(CLUB, message).document)).toEqual(fieldsOf(readPrompt(CLUB).document));
    },
  );

  it('computes a price where its name is right before the amount', () => {
    const { facts } = send(CLUB, 'please raise Membership 2 pounds').document;
    expect(facts).toContainEqual(
      expect.objectContaining({ name: 'Membership', price: { amount: 26, currency: 'GBP', per: 'year' } }),
    );
  });

  it.each(['remove the ugly contact form', 'take the contact form off please', 'we need no form any more'])(
    'removes the form: %s',
    (message) => {
      expect(send(CLUB, message).document.records).toEqual([]);
    },
  );

  it('keeps the contact form where another contact is not needed', () => {
    const { records } = send(CLUB, "we don't need emergency contact any more").document;
    expect(records.map(({ id }) => id)).toEqual(['form']);
  });
});

describe('a price with a sign of letters', () => {
  it.each(['nasi lemak is RM9 now', 'nasi lemak is now RM 9'])('%s', (message) => {
    expect(send(STALL, message).document.facts).toContainEqual(
      expect.objectContaining({ name: 'Nasi lemak', price: { amount: 9, currency: 'MYR' } }),
    );
  });
});

describe('a message about a class', () => {
  const CLASS =
    'A website for the abacus class Bright Beads in Nashik. Fees £12 per month. Level 1 on Monday, 4:30 pm.';

  it('does not add the number of a name to a price', () => {
    const { facts } = send(
      CLASS,
      'Kindly add one more batch, Level 3 on Friday at 6 pm, fees are same.',
    ).document;
    expect(facts.flatMap((fact) => (fact.type === 'item' ? [fact.price] : []))).toEqual([
      { amount: 12, currency: 'GBP', per: 'month' },
    ]);
  });
});
