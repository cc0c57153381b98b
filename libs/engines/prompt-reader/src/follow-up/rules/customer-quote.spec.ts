import { expect, it } from 'vitest';
import { sendMessage } from '../../fixtures/send-message.js';

const TUTOR = `Website for Raman Maths, a maths tutor in Reading. GCSE £38 an hour. What people say:
 "Dev got me from a 4 to a 7" - Ellie`;
const LEHRER = `Website für Mathe Raman, Nachhilfe in Fulda. Stunde 38 €. Das sagen unsere Schüler:
 "Endlich verstehe ich Mathe" - Ellie`;

const quotesOf = (prompt: string, message: string): unknown[] =>
  sendMessage(prompt, message).after.facts.flatMap((fact) =>
    fact.type === 'quote' ? [[fact.text, fact.by]] : [],
  );

it.each([
  [
    TUTOR,
    'another nice quote came in, from Mr Patel: "worth every penny"',
    ['worth every penny', 'Mr Patel'],
  ],
  [
    TUTOR,
    'another nice one came in today: "So patient with us" from Aisha & Tom',
    ['So patient with us', 'Aisha & Tom'],
  ],
  [
    LEHRER,
    'noch ein schönes Zitat: "Sehr geduldig mit uns" von Aylin Demir',
    ['Sehr geduldig mit uns', 'Aylin Demir'],
  ],
])('%s %s', (prompt, message, quote) => {
  expect(quotesOf(prompt, message)).toContainEqual(quote);
  expect(quotesOf(prompt, message)).toHaveLength(2);
});

it('adds no quotation of a headline', () => {
  expect(quotesOf(TUTOR, 'add the headline "Maths made easy"')).toHaveLength(1);
});
