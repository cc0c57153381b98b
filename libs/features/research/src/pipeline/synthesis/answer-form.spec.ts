import { questionTerms } from '@capstan/answers';
import { describe, expect, it } from 'vitest';
import { answerForm } from './answer-form.js';

const gain = (heading: string, text: string): number =>
  answerForm({ text: heading, terms: questionTerms(heading), subjectTerms: [], isFurther: false })(text);

describe('answerForm', () => {
  it.each([
    ['What is a greenhouse vent?', 'A greenhouse vent is a window that opens by itself.'],
    ['Write-ahead logging', 'Write-Ahead Logging (WAL) is a standard method for safety.'],
    ['What is LVM?', 'LVM, the Logical Volume Manager, is another approach to disks.'],
    ['What is autovacuum?', 'It has a feature called autovacuum, whose purpose is to tidy up.'],
    ['Was ist ein Gewächshaus?', 'Ein Gewächshaus ist ein Bau aus Glas für Pflanzen.'],
    ['Qu’est-ce que la serre?', 'La serre est une construction de verre.'],
    ['¿Qué es un invernadero?', 'Un invernadero es una construcción de vidrio.'],
  ])('prefers what answers "%s"', (heading, text) => {
    expect(gain(heading, text)).toBeGreaterThan(0.2);
  });

  it.each([
    ['What is a greenhouse vent?', 'A greenhouse vent costs 90 euros.'],
    ['What is a greenhouse vent?', 'A broken greenhouse vent motor is a nuisance.'],
    ['What is a greenhouse vent?', 'The wind is a danger to a greenhouse vent.'],
    ['How many vents does a house have?', 'The vents of a house are made of glass.'],
    ['When was the greenhouse built?', 'The greenhouse was built of 2400 panes by a gardener.'],
  ])('finds no answer in the sentence for "%s"', (heading, text) => {
    expect(gain(heading, text)).toBe(0);
  });

  it('prefers sentences with a number for an amount, and with a year for a time', () => {
    expect(gain('How many vents does a house have?', 'A house has 12 vents.')).toBeGreaterThan(0);
    expect(gain('Wie viele Fenster hat ein Haus?', 'Das Haus hat 12 Fenster.')).toBeGreaterThan(0);
    expect(gain('When was it built?', 'The house was built in 1851.')).toBeGreaterThan(0);
  });

  it('ranks a definition lower if something else is asked', () => {
    const definition = 'A greenhouse vent is a window that opens by itself.';
    const asked = gain('What is a greenhouse vent?', definition);
    const besides = gain('How do I open a greenhouse vent?', definition);
    expect(besides).toBeGreaterThan(0);
    expect(besides).toBeLessThan(asked);
  });

  it('takes linear time for a long text', () => {
    expect(gain('What is x?', `A ${'called '.repeat(20_000)}`)).toBe(0);
  });
});
