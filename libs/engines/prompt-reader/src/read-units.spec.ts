import { describe, expect, it } from 'vitest';
import { readPrompt } from './read-prompt.js';

const itemsOf = (prompt: string): string[] =>
  readPrompt(prompt).document.facts.flatMap((fact) =>
    fact.type === 'item' && typeof fact.price === 'object'
      ? [[fact.name, fact.price.amount, fact.price.per ?? fact.note].filter(Boolean).join(' ')]
      : [],
  );

describe('two prices of a sentence, the first with its unit', () => {
  it.each([
    [
      'Website for Riverside Choir in York. Members pay £20 a year and students pay £10.',
      ['Members 20 year', 'Students 10'],
    ],
    ['Website for Ada Tea Room in Leeds. Tea £1 a cup and cake £2 a slice.', ['Tea 1 cup', 'Cake 2 slice']],
    [
      'Website für den Gartenverein Sonnenblick in Ulm. Erwachsene zahlen 30 € im Jahr und Kinder zahlen 10 €.',
      ['Erwachsene 30 Jahr', 'Kinder 10'],
    ],
    [
      'Site du club de judo Tatami à Lyon. Les adultes paient 30 € par mois et les enfants paient 15 €.',
      ['Adultes 30 mois', 'Enfants 15'],
    ],
    [
      'Web del coro Ribera en Soria. Los adultos pagan 30 € al año y los estudiantes pagan 15 €.',
      ['Adultos 30 año', 'Estudiantes 15'],
    ],
    [
      'Site do coro Ribeira em Braga. Os adultos pagam 30 € por ano e os estudantes pagam 15 €.',
      ['Adultos 30 ano', 'Estudantes 15'],
    ],
    [
      "Sito del coro Riva a Udine. Gli adulti pagano 30 € all'anno e gli studenti pagano 15 €.",
      ["Adulti 30 all'anno", 'Studenti 15'],
    ],
  ])('%s', (prompt, items) => {
    expect(itemsOf(prompt)).toEqual(items);
  });
});

describe('a form that is asked for under a condition', () => {
  it.each([
    'Website for Riverside Choir in York. If someone wants to sing, they should be able to fill in a form.',
    'Website for Riverside Choir in York. When people want to join, they should be able to sign up.',
    'Website für den Chor Uferlied in Ulm. Wenn jemand mitsingen will, soll er ein Formular ausfüllen können.',
    "Site pour la chorale Rive à Lyon. Si quelqu'un veut chanter, il doit pouvoir remplir un formulaire.",
    'Web para el coro Ribera en Soria. Si alguien quiere cantar, debe poder rellenar un formulario.',
    'Site para o coro Ribeira em Braga. Se alguém quiser cantar, deve poder preencher um formulário.',
    'Sito per il coro Riva a Udine. Se qualcuno vuole cantare, deve poter compilare un modulo.',
  ])('is there, and not published as a rule: %s', (prompt) => {
    const { facts, records } = readPrompt(prompt).document;
    expect(facts.map(({ type }) => type)).toEqual(['place']);
    expect(records.map(({ id }) => id)).toEqual(['form']);
  });

  it('is no rule with a condition', () => {
    const { facts } = readPrompt(
      'Website for the Otter Inn in York. If you cancel late, we keep the deposit.',
    ).document;
    expect(facts).toContainEqual(
      expect.objectContaining({ type: 'policy', text: 'If you cancel late, we keep the deposit.' }),
    );
  });
});

describe('hours with an end alone on some days', () => {
  it.each([
    'Website for Finch Cycles, a bike repair shop in Hull. Open Monday to Friday from 8.30 to 19 and on Saturdays until 13.',
    'Website für die Schneiderei Nadelöhr in Ulm. Geöffnet Montag bis Freitag von 8.30 bis 19 Uhr und samstags bis 13 Uhr.',
    'Site pour la librairie Le Marque-page à Dinan. Ouvert du lundi au vendredi de 8h30 à 19h et le samedi jusqu’à 13h.',
    'Web para la ferretería Tornillo en Soria. Abierto de lunes a viernes de 8:30 a 19:00 y los sábados hasta las 13:00.',
    'Site para a florista Malmequer em Évora. Aberto de segunda a sexta das 8h30 às 19h e aos sábados até às 13h.',
    'Sito per la gelateria Brina a Udine. Aperto dal lunedì al venerdì dalle 8:30 alle 19:00 e il sabato fino alle 13:00.',
  ])('are hours, and no sentence too: %s', (prompt) => {
    const { facts } = readPrompt(prompt).document;
    expect(
      facts.filter(({ type }) => type !== 'place').map(({ id: _id, source: _source, ...fact }) => fact),
    ).toEqual([
      { type: 'hours', days: ['mo', 'tu', 'we', 'th', 'fr'], opens: '08:30', closes: '19:00' },
      { type: 'hours', days: ['sa'], opens: '08:30', closes: '13:00' },
    ]);
  });
});

describe('a waiting list with fields of its own', () => {
  const fieldsOf = (prompt: string): string[] =>
    readPrompt(prompt).document.records.flatMap(({ fields }) =>
      fields.map(({ label, isRequired }) => `${label}${isRequired ? ' *' : ''}`),
    );

  it('requires an address, so that everyone can be answered', () => {
    const prompt =
      'Website for Hill Allotments in Leeds. Those who want a plot should be able to join the waitlist with their name, email, phone and plot size.';
    expect(fieldsOf(prompt)).toEqual(['Name *', 'Email *', 'Phone', 'Plot size']);
  });

  it('has German labels in their basic form', () => {
    const prompt =
      'Website für den Verein Radfreunde in Kassel. Wer eine Parzelle möchte, soll sich in die Warteliste eintragen können, mit Name, Telefon, E-Mail, gewünschter Größe und gewünschter Termin.';
    expect(fieldsOf(prompt)).toEqual([
      'Name *',
      'Telefon',
      'E-Mail *',
      'Gewünschte Größe',
      'Gewünschter Termin',
    ]);
  });
});
