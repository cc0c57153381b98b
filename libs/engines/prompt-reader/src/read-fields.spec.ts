import type { RecordField } from '@capstan/site-document';
import { describe, expect, it } from 'vitest';
import { readPrompt } from './read-prompt.js';

const fieldsOf = (prompt: string, record: string): RecordField[] =>
  readPrompt(prompt).document.records.find(({ id }) => id === record)?.fields ?? [];
const labelsOf = (fields: readonly RecordField[]): string[] => fields.map(({ label }) => label);

const HELPDESK =
  'Our school needs a place where teachers report broken kit - projector, tablets, door entry - with room, urgency (can wait / today) and a status I can move: new, looking, ordered, fixed.';

describe('fields of records', () => {
  it('columns of a log are its fields, not its states', () => {
    const fields = fieldsOf(
      'Log for our moth trap. Columns: date, species, count, weather, who emptied it.',
      'tracker',
    );
    expect(labelsOf(fields)).toEqual(['Date', 'Species', 'Count', 'Weather', 'Who emptied it']);
  });

  it('examples between dashes are a choice', () => {
    const category = fieldsOf(HELPDESK, 'helpdesk').find(({ label }) => label === 'Category');
    expect(category?.options?.map(({ label }) => label)).toEqual(['projector', 'tablets', 'door entry']);
  });

  it('states that are listed are those of the record', () => {
    const status = fieldsOf(HELPDESK, 'helpdesk').find(({ id }) => id === 'status');
    expect(status?.options?.map(({ label }) => label)).toEqual(['new', 'looking', 'ordered', 'fixed']);
  });

  it('what follows the word "with" after examples is a field', () => {
    expect(labelsOf(fieldsOf(HELPDESK, 'helpdesk'))).toEqual(expect.arrayContaining(['Room', 'Urgency']));
  });

  it('what comes after a board and a colon are its columns', () => {
    const status = fieldsOf(
      'Tableau pour suivre les travaux de la copropriété : à faire, devis demandé, voté, fini.',
      'board',
    ).find(({ id }) => id === 'status');
    expect(status?.options?.map(({ label }) => label)).toEqual(['à faire', 'devis demandé', 'voté', 'fini']);
  });
});

describe('what visitors are asked for', () => {
  const shown = (fields: readonly RecordField[]): string[] =>
    fields.map(({ label, type, options }) =>
      options === undefined
        ? `${label}: ${type}`
        : `${label}: ${options.map((each) => each.label).join(' / ')}`,
    );
  const openOf = (prompt: string): string[] => readPrompt(prompt).document.openPoints.map(({ text }) => text);

  it('alternatives in brackets are the options of one field, and another request is not a field', () => {
    const prompt =
      'Folk club Rowan Reel in Perth. A form where people give us their instrument (fiddle, whistle or none), a page called Sessions, and a gallery.';
    const fields = shown(fieldsOf(prompt, 'form'));
    expect(fields).toContain('Instrument: fiddle / whistle / none');
    expect(fields).toHaveLength(4);
    expect(openOf(prompt).filter((text) => text.includes('instrument'))).toEqual([]);
  });

  it('a list ends where the customer says something about themselves, which is published', () => {
    const prompt =
      'Kiln hire in Ludlow. Visitors should send us a message with their dates and clay type, and we (Ana and Piet Roos) answer within a day.';
    expect(labelsOf(fieldsOf(prompt, 'form')).slice(-2)).toEqual(['Dates', 'Clay type']);
    const texts = JSON.stringify(readPrompt(prompt).document.facts);
    expect(texts).toContain('Piet Roos');
    expect(texts).toContain('answer within a day');
  });

  it('the deadline of a reply is published', () => {
    const prompt =
      'Wedding of Ida and Noor. Guests should RSVP by 1 July and give us names, which dessert they want (tart or sorbet) and a song.';
    const fields = shown(fieldsOf(prompt, 'rsvp'));
    expect(fields).toEqual(expect.arrayContaining(['Names: text', 'Dessert: tart / sorbet', 'Song: text']));
    expect(readPrompt(prompt).document.facts).toContainEqual(
      expect.objectContaining({ type: 'policy', text: 'Guests should RSVP by 1 July' }),
    );
    expect(readPrompt(prompt).document.records.map(({ id }) => id)).toEqual(['rsvp']);
  });

  it('a verb in two parts asks too, and children are enrolled', () => {
    const fields = fieldsOf(
      "Parkour for kids in Hull. Parents sign their child up with the child's name, date of birth and parent phone.",
      'form',
    );
    expect(shown(fields)).toEqual([
      "Child's name: text",
      'E-mail: email',
      'Date of birth: date',
      'Parent phone: phone',
    ]);
  });

  it.each([
    [
      'Imkerei Holm. Kunden sollen uns sagen, welches Glas sie möchten (groß oder klein), und Telefon.',
      'Glas: groß / klein',
    ],
    ['Imkerei Holm. Bei der Anfrage bitte Name und Telefonnummer angeben.', 'Telefonnummer: phone'],
    [
      'Chorale Lys. Les nouveaux remplissent un formulaire avec leur voix (alto ou basse).',
      'Voix: alto / basse',
    ],
    ['Taller Roble. Un formulario donde la gente nos diga su nombre y teléfono.', 'Teléfono: phone'],
    ['Vivaio Sole. Un modulo dove i clienti scrivono telefono e comune.', 'Comune: text'],
    [
      'Escola Mar. Os pais inscrevem os filhos com nome da criança e turno (manhã ou tarde).',
      'Turno: manhã / tarde',
    ],
    [
      '金沢の教室「花」。申込フォームで、お名前、希望日、経験(なし、あり)を入力してもらいます。',
      '経験: なし / あり',
    ],
  ])('%s', (prompt, field) => {
    expect(shown(readPrompt(prompt).document.records.flatMap(({ fields }) => fields))).toContain(field);
  });

  it('what is given is not a field where brackets name its parts', () => {
    const fields = fieldsOf(
      'Village book of Aske. People should be able to leave a memory (name, year and text).',
      'form',
    );
    expect(labelsOf(fields)).toEqual(['Name', 'E-mail', 'Year', 'Text']);
  });

  it('praise is not a request', () => {
    const prompt =
      'Cafe Pin in Leeds. Guests say our scones are the best. Customers leave with a smile, cake and tea.';
    expect(fieldsOf(prompt, 'form')).toEqual([]);
    expect(labelsOf(readPrompt(prompt).document.records.flatMap(({ fields }) => fields))).not.toContain(
      'Cake',
    );
  });

  it('people who should be able to order get a form with the items', () => {
    const prompt =
      'Bakes by Oma in Ripon. people should be able to order on the site: loaf £4, box of 6 buns £9. They say which day they collect.';
    expect(shown(fieldsOf(prompt, 'shop'))).toEqual(
      expect.arrayContaining(['Items: Loaf / Box of 6 buns', 'Day: date']),
    );
  });

  it.each([
    [
      "RSVP page for Beryl's Big 8-0. Saturday 14 November 2026 at Tipton Sports Club. ask them if they are coming, how many of them, dietary, and a song request for the dj.",
      ['Name', 'E-mail', 'Attending', 'Number of people', 'Dietary', 'Song request for the dj'],
    ],
    [
      'I need a page where family can RSVP. It is on Saturday 12 September 2026. Please ask how many are coming, and about any allergies. Anything unclear, ask for Joanne at the door.',
      ['Name', 'E-mail', 'Number of people', 'Allergies'],
    ],
    [
      'Site pour notre mariage avec RSVP. Demandez le nombre de personnes, les allergies et une chanson. Le 12 septembre 2026.',
      ['Nom', 'E-mail', 'Nombre de personnes', 'Allergies', 'Chanson'],
    ],
  ])('what the builder is to ask guests is asked by its form: %#', (prompt, labels) => {
    expect(labelsOf(fieldsOf(prompt, 'rsvp'))).toEqual(labels);
  });

  it.each([
    [
      'Work log for a trail crew. Each entry needs: date, trail, hours, notes. Trail should be a dropdown with Batsto Loop, Mullica Spur and Apple Pie Hill.',
      'tracker',
      expect.arrayContaining(['Date: date', 'Trail: Batsto Loop / Mullica Spur / Apple Pie Hill']),
    ],
    [
      'Webseite für die Musikschule Klangraum mit Anmeldeformular: Name, E-Mail, Instrument. Das Instrument ist eine Auswahlliste mit Geige, Cello und Flöte.',
      'form',
      expect.arrayContaining(['Instrument: Geige / Cello / Flöte']),
    ],
  ])('a dropdown has the answers that are listed: %#', (prompt, record, expected) => {
    expect(shown(fieldsOf(prompt, record))).toEqual(expected);
  });

  it('a prohibition that is obeyed is not an open point', () => {
    expect(openOf('Electrician in Hove. Quote form w/ name, phone, what needs doing. No shop.')).toEqual([]);
  });
});

describe('facts', () => {
  it('hours at the end of a sentence are not repeated in it', () => {
    const { facts } = readPrompt(
      'Bread & Co in Leeds. Sourdough loaves, open Tuesday to Saturday 7-18.',
    ).document;
    expect(facts).toContainEqual(expect.objectContaining({ type: 'statement', text: 'Sourdough loaves' }));
  });

  it('a line that ends with a span of hours has no price', () => {
    const { facts } = readPrompt(
      'Knife sharpening, Leeds. Prices in £:\nMon Skipton 9-12\nWed Haworth 1-3',
    ).document;
    expect(facts.filter(({ type }) => type === 'item')).toEqual([]);
  });
});
