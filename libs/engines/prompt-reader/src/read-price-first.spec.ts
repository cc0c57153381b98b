import { describe, expect, it } from 'vitest';
import { readPrompt } from './read-prompt.js';

/** The items with what their prices are for, as "name amount/unit". */
const itemsOf = (prompt: string): string[] =>
  readPrompt(prompt).document.facts.flatMap((fact) => {
    if (fact.type !== 'item' || typeof fact.price !== 'object') return [];
    const { amount, per } = fact.price;
    return [`${fact.name} ${amount}${per === undefined ? '' : `/${per}`}`];
  });

const textsOf = (prompt: string): string[] =>
  readPrompt(prompt).document.facts.flatMap((fact) => ('text' in fact ? [fact.text] : []));

describe('a sentence that begins with a price', () => {
  it.each([
    [
      'Website for a pond charity in Clun. £80 clears one bank and £500 lets you name a pond.',
      ['Clears one bank 80', 'Lets you name a pond 500'],
    ],
    [
      'Website for Moor Zoo in Clun. It is £12 for adults, £8 for children and £30 for a family.',
      ['Adults 12', 'Children 8', 'A family 30'],
    ],
    [
      'Website for Moor Zoo in Clun. Tickets: £12 adults, £8 children (3 to 15), £30 family.',
      ['Adults 12', 'Children 8', 'Family 30'],
    ],
    [
      'Website for a kennel in Clun. £3 a month feeds a puppy and £10 a month houses a dog.',
      ['Feeds a puppy 3/month', 'Houses a dog 10/month'],
    ],
    [
      'Website for Moor Zoo in Clun. For £20 you get a day pass and for £55 an annual card.',
      ['Day pass 20', 'Annual card 55'],
    ],
    [
      'Site for Larkspur House in Whitby. Rooms are £95 a night for the Garden Double, £110 for the Harbour Twin and £135 for the Attic Suite.',
      ['The Garden Double 95/night', 'The Harbour Twin 110/night', 'The Attic Suite 135/night'],
    ],
    [
      "Site for Nan's, a food van in Leeds. Menu is £8 jerk chicken box, £9.50 curry goat and £2 plantain.",
      ['Jerk chicken box 8', 'Curry goat 9.5', 'Plantain 2'],
    ],
    [
      'Website for an apiary in Clun. $14 buys the dark buckwheat honey and $25 a gift box with all three.',
      ['Dark buckwheat honey 14', 'Gift box with all three 25'],
    ],
    [
      'Website für den Zoo Moor in Lindau. 12 € für Erwachsene und 8 € für Kinder.',
      ['Erwachsene 12', 'Kinder 8'],
    ],
    [
      'Un site pour le zoo Moor à Tours. 12 € pour les adultes et 8 € pour les enfants.',
      ['Les adultes 12', 'Les enfants 8'],
    ],
    [
      'Una web para la granja La Huerta en Cuenca. Entradas: 6 € para niños de 3 a 12 años, 9 € para adultos, gratis los menores de 3.',
      ['Niños de 3 a 12 años 6', 'Adultos 9'],
    ],
    ['Una web para el zoo Moor en Cádiz. 12 € para adultos y 8 € para niños.', ['Adultos 12', 'Niños 8']],
    ['Un sito per lo zoo Moor a Lucca. 12 € per adulti e 8 € per bambini.', ['Adulti 12', 'Bambini 8']],
    [
      'Um site para o zoo Moor em Braga. 12 € para adultos e 8 € para crianças.',
      ['Adultos 12', 'Crianças 8'],
    ],
  ])('gives each price to the words after it: %s', (prompt, items) => {
    expect(itemsOf(prompt)).toEqual(items);
  });

  it('has the group of its title, and the remark in brackets', () => {
    const [, children] = readPrompt(
      'Website for Moor Zoo in Clun. Tickets: £12 adults, £8 children (3 to 15), £30 family.',
    ).document.facts.filter(({ type }) => type === 'item');
    expect(children).toMatchObject({ group: 'Tickets', description: '3 to 15' });
  });

  it('takes what is said of the last one alone', () => {
    const rooms = readPrompt(
      'Site for Larkspur House in Whitby. Rooms are £95 a night for the Garden Double, £110 for the Harbour Twin and £135 for the Attic Suite, which sleeps four.',
    ).document.facts.flatMap((fact) => (fact.type === 'item' ? [fact.description] : []));
    expect(rooms).toEqual([undefined, undefined, 'Sleeps four']);
  });

  it.each([
    'A £10 deposit secures your place and £5 is refunded later.',
    '£5 off for students and £10 off for groups of six.',
  ])('stays a sentence where a price names nothing that is sold: %s', (sentence) => {
    const prompt = `Site for a photographer in Hexham. ${sentence}`;
    expect(itemsOf(prompt)).toEqual([]);
    expect(textsOf(prompt)).toContain(sentence);
  });

  it('leaves a price behind its name where it is', () => {
    expect(itemsOf('Site for a salon in Hexham. Cuts are £20 and £55 gets you a cut and shave.')).toEqual([
      'Cuts 20',
    ]);
    expect(itemsOf('Site for a club in Hexham. Adults pay £20 a year and students £10.')).toEqual([
      'Adults 20/year',
      'Students 10',
    ]);
  });
});
