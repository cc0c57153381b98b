import { patchDocument, type SiteDocument } from '@capstan/site-document';
import { describe, expect, it } from 'vitest';
import { readFollowUp } from './read-follow-up.js';
import { readPrompt } from './read-prompt.js';

const POTTERY = `Website for Mudlark Clay, a pottery studio in Whitstable. Throwing for Beginners, Mondays 7pm to 9pm, £35, max 6 people.
 Hand Building, Wednesdays 10am to 12pm, £30, max 8 people. The studio is at Unit 3, Harbour Yard, Whitstable CT5 1AB. People can book online.
 No dogs in the studio. Cancellations need 48 hours notice. Phone 01227 555014.`;
const SEWING = `Webseite für das Nähatelier „Nadelöhr“ in Freiburg. Hose kürzen 14 €, Kleid anpassen 35 €. Mit Kontaktformular. Telefon 0761 5550142.`;
const DANZA = `Quiero una web para la academia Compás en Cádiz. Clase suelta 10 €, matrícula 20 €. Con un formulario de contacto. Tel. 956 555 018.`;

const send = (prompt: string, message: string, before?: SiteDocument) => {
  const { document: first, ledger } = readPrompt(prompt);
  const document = before ?? first;
  const answer = readFollowUp(document, ledger, message, before === undefined ? {} : { previous: first });
  const patched = patchDocument(document, answer.patch);
  if ('faults' in patched) throw new Error(JSON.stringify(patched.faults));
  const { records, pages, openPoints, facts } = patched.document;
  return {
    ...answer,
    document: patched.document,
    labels: records.flatMap(({ fields }) => fields.map(({ label }) => label)),
    titles: pages.flatMap(({ sections }) => sections.map(({ label, heading }) => heading?.text ?? label)),
    prices: facts.flatMap((fact) =>
      fact.type === 'item' && typeof fact.price === 'object' ? [fact.price.amount] : [],
    ),
    points: openPoints.slice(document.openPoints.length).map(({ text }) => text),
    isSame: answer.patch.length === 0,
  };
};

describe('another question of a form', () => {
  it.each([
    [POTTERY, 'please ask on the booking form whether people have any allergies', 'Allergies'],
    [POTTERY, 'add a question about shoe size to the booking form', 'Shoe size'],
    [SEWING, 'im Kontaktformular soll noch nach dem Alter des Kindes gefragt werden', 'Alter des Kindes'],
    [DANZA, 'en el formulario preguntad también la edad, que siempre se nos olvida', 'Edad'],
  ])('is a field with what is asked as its label: %#', (prompt, message, label) => {
    const { labels, claims } = send(prompt, message);
    expect(labels).toContain(label);
    expect(claims).toEqual([expect.stringContaining(label)]);
  });

  it('needs a form', () => {
    expect(
      send(SEWING.replace('Mit Kontaktformular. ', ''), 'im Formular noch nach dem Alter fragen').labels,
    ).not.toContain('Alter');
  });
});

describe('the title of a section', () => {
  it('becomes another one', () => {
    const { titles, claims } = send(POTTERY, 'Rename the Good to know bit to House rules please');
    expect(titles).toContain('House rules');
    expect(titles).not.toContain('Good to know');
    expect(claims).toEqual([expect.stringContaining('House rules')]);
  });

  it('that no section has changes nothing', () => {
    expect(send(POTTERY, "Please call the Concerts page What's On instead").isSame).toBe(true);
  });

  it('says which section is to go, with everything in it', () => {
    const { titles, document } = send(POTTERY, 'Please remove the section Good to know');
    expect(titles).not.toContain('Good to know');
    expect(JSON.stringify(document.facts)).not.toContain('No dogs');
  });

  it('can be in another place', () => {
    const { titles } = send(
      POTTERY,
      'Can you put the contact part higher up, before the booking, people keep asking',
    );
    expect(titles.indexOf('Contact')).toBeLessThan(titles.indexOf('Book'));
  });
});

describe('an answer to the last change', () => {
  it('is about what was changed', () => {
    const { document } = send(DANZA, 'la matrícula sube a 25 €');
    expect(send(DANZA, 'ay no, que son 22 €', document).prices).toEqual([10, 22]);
  });
});

describe('what no change of a site can do', () => {
  it.each([
    [POTTERY, 'can you get us to be first on google by tomorrow', 'cannot do this'],
    [SEWING, 'bitte ein Bankkonto für uns eröffnen', 'nicht leisten'],
  ])('changes nothing, and the answer says so', (prompt, message, said) => {
    const { isSame, claims } = send(prompt, message);
    expect(isSame).toBe(true);
    expect(claims).toEqual([expect.stringContaining(said)]);
  });
});

describe('what the site is about', () => {
  it('is no work for others', () => {
    const { prices } = send(
      'Accountant Ann Bell in Ware. Tax return £200, payroll £40.',
      'tax return is 220 now',
    );
    expect(prices).toEqual([220, 40]);
  });
});

describe('what is not clear', () => {
  it('is not made a price: the first of two numbers', () => {
    expect(send(POTTERY, 'Hand Building is now 6 weeks for 32.50').prices).toEqual([35, 32.5]);
    expect(send(POTTERY, 'Hand Building is now 6 for 15').prices).toEqual([35, 30]);
  });

  it('is not made an item: the words of a correction', () => {
    const { isSame } = send(POTTERY, 'sorry i meant €16 for the friday one');
    expect(isSame).toBe(true);
  });

  it('is not made a form: what is said of people', () => {
    const { isSame } = send(
      'Barber Joe in Ware. Dry cut £13.',
      'can you call everyone who booked and say we are closed',
    );
    expect(isSame).toBe(true);
  });
});

describe('a number with a unit', () => {
  const SHOP = 'Phone repair Fixit in Ware. Screen £45. All repairs have a warranty of 90 days.';

  it.each([
    ['the warranty is 6 months now, not 90 days', 'All repairs have a warranty of 6 months.'],
    ['the warranty is 60 days, not 90', 'All repairs have a warranty of 60 days.'],
  ])('goes with its unit: %s', (message, text) => {
    expect(JSON.stringify(send(SHOP, message).document.facts)).toContain(text);
  });
});

describe('a color that goes', () => {
  it.each(['make it blue not red', 'MAKE IT BLUE NOT RED'])('is not among the new ones: %s', (message) => {
    const { claims } = send(POTTERY, message);
    expect(claims.join(' ').toLowerCase()).toContain('blue');
    expect(claims.join(' ').toLowerCase()).not.toContain('red,');
    expect(claims.join(' ').toLowerCase()).not.toContain(', red');
  });
});

describe('a remark next to a request', () => {
  it.each(['Lovely. Hand Building is £32 now', 'ok so 2 things. Hand Building is £32 now'])(
    'is no open point: %s',
    (message) => {
      const { prices, points } = send(POTTERY, message);
      expect(prices).toEqual([35, 32]);
      expect(points).toEqual([]);
    },
  );
});
