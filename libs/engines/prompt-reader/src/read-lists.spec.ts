import type { Fact } from '@capstan/site-document';
import { describe, expect, it } from 'vitest';
import { readPrompt } from './read-prompt.js';

const ofType = <T extends Fact['type']>(prompt: string, type: T): Extract<Fact, { type: T }>[] =>
  readPrompt(prompt).document.facts.filter((fact): fact is Extract<Fact, { type: T }> => fact.type === type);

const textsOf = (prompt: string): string[] => ofType(prompt, 'statement').map(({ text }) => text);

describe('lists of facts in sentences', () => {
  it('are not repeated as sentences', () => {
    const prompt =
      'Website for Otter Physio in Hexham. Address Gilesgate 4, HE46 3NJ Hexham, phone 01434 555 120. Fees: first visit £60, later visits £45. Contact hello@otter.example.';
    expect(textsOf(prompt)).toEqual([]);
  });

  it('keep what they say in addition to the facts', () => {
    const prompt =
      'Website for Otter Inn in Hexham. Rooms: single £60, double £90, breakfast is served until ten.';
    expect(textsOf(prompt)).toEqual([]);
    expect(ofType(prompt, 'policy').map(({ text }) => text)).toEqual(['Breakfast is served until ten.']);
  });

  it('stay whole where a title says more than the facts after it', () => {
    const prompt = 'Website for Otter Club in Hexham. Maid of honour Ruth: 01434 555 120.';
    expect(textsOf(prompt).join(' ')).toContain('Maid of honour Ruth');
  });

  it('give each item the title before it, with a capital letter', () => {
    const items = ofType('Café Otter. Menu: Starters: leek soup £5, toast £4. Mains: hake £15.', 'item');
    expect(items.map(({ name, group }) => [name, group])).toEqual([
      ['Leek soup', 'Starters'],
      ['Toast', 'Starters'],
      ['Hake', 'Mains'],
    ]);
  });

  it('have plans without a price and remarks in brackets', () => {
    const items = ofType(
      'Ledgerly, accounting software. Plans: Solo (1 user), Plus $9/month (5 users), Max $19/month.',
      'item',
    );
    expect(items.map(({ name, description }) => [name, description])).toEqual([
      ['Solo', '1 user'],
      ['Plus', '5 users'],
      ['Max', undefined],
    ]);
  });

  it('share the unit of the first price', () => {
    const items = ofType('TV Aue, Turnverein. Beitrag: Erwachsene 9 € im Monat, Kinder 5 €.', 'item');
    expect(items.map(({ price }) => price)).toEqual([
      { amount: 9, currency: 'EUR', per: 'Monat' },
      { amount: 5, currency: 'EUR', per: 'Monat' },
    ]);
  });

  it('do not make an item of a condition', () => {
    const prompt = 'Online shop Otter Soap. Soap £6, brush £9. Free delivery over £30.';
    expect(ofType(prompt, 'item').map(({ name }) => name)).toEqual(['Soap', 'Brush']);
  });

  it('of people have the last one after "and", and every role before a name', () => {
    const team = 'Otter Clinic. Team: Ann Bell (spine), Joe Marsh (sports) and Eva Lund (children).';
    expect(ofType(team, 'person').map(({ name, role }) => [name, role])).toEqual([
      ['Ann Bell', 'Spine'],
      ['Joe Marsh', 'Sports'],
      ['Eva Lund', 'Children'],
    ]);
    const club = 'SV Aue, Sportverein. Vorsitzende: Petra Kern, Zeugwart: Jan Behr.';
    expect(ofType(club, 'person').map(({ name, role }) => [name, role])).toEqual([
      ['Petra Kern', 'Vorsitzende'],
      ['Jan Behr', 'Zeugwart'],
    ]);
  });

  it('of times on days are lists', () => {
    const [list] = ofType(
      'Chor Aue. Probe donnerstags 19:30 im Pfarrsaal, Kinderchor dienstags 17:00.',
      'list',
    );
    expect(list?.entries).toEqual(['Probe donnerstags 19:30 im Pfarrsaal', 'Kinderchor dienstags 17:00']);
  });
});

describe('questions and answers', () => {
  it('are rules with a topic, without the title before the first one', () => {
    const prompt = 'Ledgerly, accounting software. FAQ: Is there a trial? Yes, two weeks. Can I export? Yes.';
    expect(ofType(prompt, 'policy').map(({ topic, text }) => [topic, text])).toEqual([
      ['Is there a trial?', 'Yes, two weeks.'],
      ['Can I export?', 'Yes.'],
    ]);
  });

  it('are not made of questions to the builder', () => {
    const prompt = 'Website for Otter Inn. Can you make it green? We like green. Is that possible? Thanks.';
    expect(ofType(prompt, 'policy').filter(({ topic }) => topic !== undefined)).toEqual([]);
  });
});

describe('taglines', () => {
  const taglineOf = (prompt: string): string | undefined =>
    readPrompt(prompt).document.identity.tagline?.text;

  it('are a sentence about the business, not the first of the prompt', () => {
    expect(taglineOf('Website for Otter Inn. Call 01434 555 120. We have run this house since 1920.')).toBe(
      'We have run this house since 1920.',
    );
  });

  it('leave out the name that is above them', () => {
    expect(taglineOf('Bäckerei Hollweg in Münster seit 1952. Roggenbrot 4,20 €.')).toBe(
      'In Münster seit 1952.',
    );
  });
});

describe('addresses', () => {
  it('are a name and a number before a postal code in every language, without what introduces them', () => {
    const addressOf = (prompt: string) => ofType(prompt, 'place').flatMap(({ address }) => address ?? []);
    expect(addressOf('Otter Physio, Annengasse 14, 8020 Graz.')).toEqual(['Annengasse 14, 8020 Graz']);
    expect(addressOf('We run Otter Inn, a small family hotel at 22 Harbour Street, Whitby.')).toEqual([
      '22 Harbour Street, Whitby',
    ]);
  });
});

describe('hours', () => {
  it('close the days before the word for closed, not those with times', () => {
    const hours = ofType('喫茶店「川音」。営業時間は10時から18時、水曜定休。', 'hours');
    expect(hours).toMatchObject([
      { opens: '10:00', closes: '18:00' },
      { days: ['we'], isClosed: true },
    ]);
  });

  it('have the length of a visit as a note', () => {
    expect(ofType('Otter Physio. 45 minutes each, Mon-Fri 8am-6pm.', 'hours')).toMatchObject([
      { opens: '08:00', closes: '18:00', note: '45 minutes each' },
    ]);
  });
});
