import { describe, expect, it } from 'vitest';
import { readPrompt } from './read-prompt.js';

const peopleOf = (prompt: string): string[] =>
  readPrompt(prompt).document.facts.flatMap((fact) =>
    fact.type === 'person' ? [`${fact.name}: ${fact.role ?? ''}`] : [],
  );

describe('a list of people', () => {
  it('has the roles of all of them if one is known as a role', () => {
    const team =
      'Our team: Aldous Wimbrecht, chair; Ffion Garrowby, ecologist; and Saskia Thornquill, keeper of the newts.';
    expect(peopleOf(`Website for a trust in Clun. ${team}`)).toEqual([
      'Aldous Wimbrecht: Chair',
      'Ffion Garrowby: Ecologist',
      'Saskia Thornquill: Keeper of the newts',
    ]);
  });

  it('needs a known role', () => {
    const places = 'Walks: Long Mynd, six miles; Clun Forest, rather muddy.';
    expect(peopleOf(`Website for a walking club in Clun. ${places}`)).toEqual([]);
  });
});

describe('words that introduce a person', () => {
  it.each([
    ['The school is run by Gethin Aldersyke, chief instructor.', 'Gethin Aldersyke: Chief instructor'],
    ['The school is run by Gethin Aldersyke.', 'Gethin Aldersyke: '],
  ])('are no role: %s', (sentence, person) => {
    expect(peopleOf(`Website for Pell School in Ludlow. ${sentence}`)).toEqual([person]);
  });
});

describe('a quotation', () => {
  const QUOTE = '"The children now know more newts than pop stars."';
  const quotesOf = (prompt: string): unknown[] =>
    readPrompt(prompt).document.facts.filter(({ type }) => type === 'quote');
  const textsOf = (prompt: string): string[] =>
    readPrompt(prompt).document.facts.flatMap((fact) =>
      fact.type === 'statement' || fact.type === 'policy' ? [fact.text] : [],
    );

  it('has the name in front of it, and the order around it is for the builder', () => {
    const prompt = `Website for a trust in Clun. It would be lovely to include a quote from Edda Plowrith, head teacher: ${QUOTE} Our office is open on Wednesdays from 10am to 3pm.`;
    expect(quotesOf(prompt)).toEqual([
      expect.objectContaining({ text: QUOTE.slice(1, -1), by: 'Edda Plowrith, head teacher' }),
    ]);
    expect(textsOf(prompt).join(' ')).not.toContain('lovely');
  });

  it('is not said twice, and what is in front of it stays', () => {
    const prompt = `Website for a trust in Clun. We planted a wood and the parish loved it, says Edda Plowrith: ${QUOTE} Call 01588 555123.`;
    expect(quotesOf(prompt)).toHaveLength(1);
    expect(textsOf(prompt)).toEqual(['We planted a wood and the parish loved it']);
  });

  it('that is a sentence ends the sentence around it', () => {
    const prompt = `Website for a trust in Clun. Edda Plowrith wrote: ${QUOTE} The pond welcomes walkers and their dogs.`;
    expect(quotesOf(prompt)).toEqual([expect.objectContaining({ by: 'Edda Plowrith' })]);
    expect(textsOf(prompt)).toContain('The pond welcomes walkers and their dogs.');
  });
});
