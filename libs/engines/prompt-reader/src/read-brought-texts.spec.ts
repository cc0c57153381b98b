import { describe, expect, it } from 'vitest';
import { sendMessage } from './fixtures/send-message.js';
import { readPrompt } from './read-prompt.js';

const KENNEL = `Website for Paddock Kennels in Ripon. Boarding £24 a night, day care £18. No puppies under 12 weeks. People can send us a message.
 Call 01765 555014. Open Monday to Friday 8am to 6pm.`;
const BAECKER = `Webseite für die Bäckerei Krume in Jena. Roggenbrot 4,20 €, Brezel 1,10 €. Keine Kartenzahlung. Telefon 03641 555012.`;

const send = (prompt: string, message: string) => {
  const { after, ...answer } = sendMessage(prompt, message);
  const { facts, pages } = after;
  const sections = pages.flatMap((page) => page.sections);
  const questions = facts.flatMap((fact) =>
    fact.type === 'policy' && fact.topic !== undefined ? [[fact.topic, fact.text]] : [],
  );
  return { ...answer, facts, sections, questions };
};

describe('questions with their answers', () => {
  it.each([
    [
      KENNEL,
      'add one to the questions. Do you groom dogs? Yes, ring for a price.',
      [['Do you groom dogs?', 'Yes, ring for a price.']],
    ],
    [
      BAECKER,
      'Bitte eine Frage hinzufügen: Backt ihr auch Torten? Ja, auf Bestellung.',
      [['Backt ihr auch Torten?', 'Ja, auf Bestellung.']],
    ],
    [
      KENNEL,
      'Could you add some questions and answers? Do you take rabbits? No, dogs only. Can I visit first? Yes. Just ring before.',
      [
        ['Do you take rabbits?', 'No, dogs only.'],
        ['Can I visit first?', 'Yes. Just ring before.'],
      ],
    ],
    [
      BAECKER,
      'bitte häufige fragen: habt ihr glutenfreies Brot? nur freitags. kann man vorbestellen? ja, telefonisch',
      [
        ['habt ihr glutenfreies Brot?', 'nur freitags.'],
        ['kann man vorbestellen?', 'ja, telefonisch'],
      ],
    ],
    [
      KENNEL,
      'Please add an FAQ. "Do you walk them?" → "Twice a day"',
      [['Do you walk them?', 'Twice a day']],
    ],
  ])('are kept as they are written, in a section of their own', (prompt, message, expected) => {
    const { questions, sections, points } = send(prompt, message);
    expect(questions).toEqual(expected);
    expect(sections.some(({ component }) => component === 'questions')).toBe(true);
    expect(points).toEqual([]);
  });

  it('end where another request begins', () => {
    const { questions, facts } = send(
      KENNEL,
      'Add some FAQs. Do you take cats? Sorry, no. Day care goes up to £20.',
    );
    expect(questions).toEqual([['Do you take cats?', 'Sorry, no.']]);
    expect(facts).toContainEqual(expect.objectContaining({ price: expect.objectContaining({ amount: 20 }) }));
  });
});

describe('what is to be added after "that"', () => {
  it.each([
    [KENNEL, 'Add that owners can park for free behind us', 'Owners can park for free behind us'],
    [KENNEL, 'Please include that you can wait in the shop', 'You can wait in the shop'],
    [
      'Site para a lavandaria Espuma em Braga. Camisa 3 €.',
      'Acrescentem que os clientes podem estacionar grátis atrás da loja',
      'Os clientes podem estacionar grátis atrás da loja',
    ],
  ])('keeps its subject, and asks for no form: %s %s', (prompt, message, expected) => {
    const { before, after } = sendMessage(prompt, message);
    expect(after.facts).toContainEqual(expect.objectContaining({ text: expected }));
    expect(after.records).toEqual(before.records);
  });

  it('is a value where it has one', () => {
    expect(send(KENNEL, 'Add that day care is £20 now').facts).toContainEqual(
      expect.objectContaining({ name: 'Day care', price: { amount: 20, currency: 'GBP' } }),
    );
  });
});

describe('the headline', () => {
  it.each([
    [KENNEL, 'can the big writing at the top say "A second home"', 'A second home'],
    [KENNEL, 'The headline should be happy dogs, happy owners', 'Happy dogs, happy owners'],
    [BAECKER, 'Als Überschrift ganz oben bitte: Brot wie früher', 'Brot wie früher'],
  ])('is the heading of the first section', (prompt, message, expected) => {
    const { sections, isUnderstood } = send(prompt, message);
    expect(sections[0]?.heading?.text).toBe(expected);
    expect(isUnderstood).toBe(true);
  });

  it('stays where no text for it is named', () => {
    expect(send(KENNEL, 'the headline is a bit boring').sections[0]?.heading).toBeUndefined();
  });
});

describe('a section', () => {
  it.each([
    ['Add a section called Before you come: bring a blanket. Vaccinations must be up to date.'],
    ['We need a bit called before you come: bring a blanket. Vaccinations must be up to date.'],
  ])('keeps its title and all of its text', (message) => {
    const { sections, facts, points } = send(KENNEL, message);
    const section = sections.find(({ heading }) => heading?.text === 'Before you come');
    const texts = facts.flatMap((fact) =>
      fact.type === 'statement' && section?.facts.includes(fact.id) ? [fact.text] : [],
    );
    expect(texts).toEqual(['Bring a blanket.', 'Vaccinations must be up to date.']);
    expect(points).toEqual([]);
  });

  it('ends where another request begins', () => {
    const { facts } = send(KENNEL, 'Add a section about parking: use the yard. Boarding is £26 now.');
    expect(facts).toContainEqual(expect.objectContaining({ price: expect.objectContaining({ amount: 26 }) }));
    expect(JSON.stringify(facts)).not.toContain('Boarding is');
  });
});

describe('what is said about the site itself', () => {
  it.each([
    'Can you change the bit about boarding: it is £26 now',
    'Please update the section about puppies: under 8 weeks only.',
    'the headline is too big',
  ])('is no new text of it: %s', (message) => {
    const { sections, facts } = send(KENNEL, message);
    const { document } = readPrompt(KENNEL);
    expect(sections).toHaveLength(document.pages.flatMap((page) => page.sections).length);
    expect(facts).toHaveLength(document.facts.length);
  });
});
