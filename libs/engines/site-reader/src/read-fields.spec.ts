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
