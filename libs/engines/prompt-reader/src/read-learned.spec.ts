import type { Fact } from '@capstan/site-document';
import { describe, expect, it } from 'vitest';
import { readPrompt } from './read-prompt.js';

const factsOf = <T extends Fact['type']>(prompt: string, type: T): Extract<Fact, { type: T }>[] =>
  readPrompt(prompt).document.facts.filter((fact): fact is Extract<Fact, { type: T }> => fact.type === type);

describe('what prompts of strangers say', () => {
  it('publishes no sentence that orders the site', () => {
    expect(factsOf('A website for a bakery in Porto', 'statement')).toEqual([]);
  });

  it('has the name in capitals after what it is, also where an app is ordered', () => {
    const { document } = readPrompt(
      'A booking app for the yoga studio Quiet Mat: beginners class 60 min $18. Open Mon-Fri 9-17.',
    );
    expect(document.identity.name).toBe('Quiet Mat');
  });

  it('makes no form of what there is not', () => {
    const { document } = readPrompt(
      'A website for the restaurant "Tide" in Cork. Open Tue-Sat 12-22. No reservations for lunch.',
    );
    expect(document.records).toEqual([]);
  });

  it('repeats no sentence whose parts are shown already', () => {
    expect(factsOf('Im a plumber in leeds called Dave Hartley 07700 900123', 'statement')).toEqual([]);
  });

  it('makes no form of a word in an e-mail address', () => {
    expect(readPrompt('The Rats, a punk band from Leeds. booking@band.example').document.records).toEqual([]);
  });

  it('reads a Japanese number that looks like a date as a phone number', () => {
    expect(factsOf('箱根の宿 花月。電話 0460-85-0000', 'contact')).toMatchObject([
      { channel: 'phone', value: '0460-85-0000' },
    ]);
  });

  it('takes classes with their days and times as a list, and not as an address', () => {
    const prompt =
      'Estúdio Prana, yoga em Curitiba. Hatha segunda e quarta 7h, Vinyasa terça e quinta 18h30. Mensalidade R$ 180.';
    expect(factsOf(prompt, 'list')).toMatchObject([
      { entries: ['Hatha segunda e quarta 7h', 'Vinyasa terça e quinta 18h30'] },
    ]);
    expect(factsOf(prompt, 'place').filter(({ address }) => address !== undefined)).toEqual([]);
  });

  it('writes prices as in the country of the currency', () => {
    expect(readPrompt('Barbearia em Recife. Corte R$ 45, barba R$ 35.').document.locale).toBe('pt-BR');
  });

  it('makes no item of a condition of delivery', () => {
    const items = factsOf(
      'Bread & Roses bakery. Sourdough £4, rye £4.50. Delivery £3.50, free over £40.',
      'item',
    );
    expect(items.map(({ name }) => name)).toEqual(['Sourdough', 'Rye']);
  });

  it('keeps a quotation with its speaker', () => {
    const prompt = 'Dunmore gardens. "They turned our bog into a garden." – Mrs Ali, Sale';
    expect(factsOf(prompt, 'quote')).toMatchObject([
      { text: 'They turned our bog into a garden.', by: 'Mrs Ali, Sale' },
    ]);
  });

  it('takes several counts in a row as figures', () => {
    const numbers = factsOf(
      'Books for Prisons. 14,200 books sent last year, 31 prisons, 60 volunteers.',
      'number',
    );
    expect(numbers.map(({ value }) => value)).toEqual([14_200, 31, 60]);
  });
});
