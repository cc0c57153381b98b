import { describe, expect, it } from 'vitest';
import { readPrompt } from './read-prompt.js';

/** The choices of the forms, as "label: option|option". */
const choicesOf = (prompt: string): string[] =>
  readPrompt(prompt).document.records.flatMap(({ fields }) =>
    fields
      .filter(({ type }) => type === 'choice')
      .map(({ label, options = [] }) => `${label}: ${options.map((option) => option.label).join('|')}`),
  );
const fieldsOf = (prompt: string): string[] =>
  readPrompt(prompt).document.records.flatMap(({ fields }) => fields.map(({ id }) => id));
const openOf = (prompt: string) => readPrompt(prompt).document.openPoints;

const VAN = 'Site for Smoke Yard, a BBQ van in Leeds. Burger £9, wrap £8.';

describe('what visitors choose', () => {
  it.each([
    [`${VAN} Customers order online and choose meat / veggie / halal.`, ['Choice: meat|veggie|halal']],
    [`${VAN} Customers order online and choose meat, veggie or halal.`, ['Choice: meat|veggie|halal']],
    [
      'Choir site in Leeds. A form where people choose soprano, alto or bass and give us their name.',
      ['Choice: soprano|alto|bass'],
    ],
    [
      'Seite für die Reitschule Ross in Lindau. Kunden können buchen und wählen Anfänger / Fortgeschrittene.',
      ['Auswahl: Anfänger|Fortgeschrittene'],
    ],
  ])('is one field with all options: %s', (prompt, choices) => {
    expect(choicesOf(prompt)).toEqual(choices);
    expect(openOf(prompt)).toEqual([]);
  });

  it('is asked in addition to what the form has anyway', () => {
    const prompt =
      "Site for Ann's riding school in Ross. Visitors can book a lesson and pick beginner / intermediate.";
    expect(fieldsOf(prompt)).toEqual(expect.arrayContaining(['date', 'time', 'people']));
  });
});

describe('conditions of orders', () => {
  it.each([
    ['Website for Crumb, a bakery in York. Sourdough £4. Minimum order £15.', 'Minimum order £15.'],
    [
      'Website for Crumb, a bakery in York. Sourdough £4. People can order online. Orders are picked up at the farm stand.',
      'Orders are picked up at the farm stand.',
    ],
    [
      'Website for Crumb, a bakery in York. Sourdough £4. We deliver to York and Selby.',
      'We deliver to York and Selby.',
    ],
  ])('are said, and are no items: %s', (prompt, text) => {
    const { facts } = readPrompt(prompt).document;
    expect(facts.filter(({ type }) => type === 'item')).toHaveLength(1);
    expect(facts.flatMap((fact) => ('text' in fact ? [fact.text] : []))).toContain(text);
    expect(openOf(prompt)).toEqual([]);
  });
});
