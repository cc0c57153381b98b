import { describe, expect, it } from 'vitest';
import { readPrompt } from './read-prompt.js';

const documentOf = (prompt: string) => readPrompt(prompt).document;
const factsOf = (prompt: string, type: string) =>
  documentOf(prompt).facts.filter((fact) => fact.type === type);

describe('a sentence before a colon', () => {
  const prompt =
    'Website für unsere Bäckerei Rothkehl in Erfurt. Wir rösten Kaffee im Kupferkessel: Espresso 2,80 €, Mokka 3,20 €.';

  it('is published as a sentence and is not the group of the items', () => {
    expect(factsOf(prompt, 'statement')).toMatchObject([{ text: 'Wir rösten Kaffee im Kupferkessel.' }]);
    expect(factsOf(prompt, 'item')).toMatchObject([{ name: 'Espresso' }, { name: 'Mokka' }]);
    expect(factsOf(prompt, 'item').some((item) => 'group' in item)).toBe(false);
  });

  it('names no place where every noun has a capital letter', () => {
    expect(factsOf(prompt, 'place')).toMatchObject([{ area: 'Erfurt' }]);
  });

  it('leaves short headings as groups', () => {
    expect(factsOf('Café Otter. Our cakes: carrot £4, lemon £5.', 'item')).toMatchObject([
      { group: 'Our cakes' },
      { group: 'Our cakes' },
    ]);
  });
});

describe('a small shop', () => {
  it('names an item without the words that order its sale', () => {
    const prompt =
      'A website for our band The Tin Owls. Sell our mug (£9), poster (£12) and cap (£15). Newsletter signup.';
    expect(factsOf(prompt, 'item')).toMatchObject([{ name: 'Mug' }, { name: 'Poster' }, { name: 'Cap' }]);
    const { openPoints, pages, records } = documentOf(prompt);
    expect(openPoints).toEqual([]);
    expect(pages[0]?.sections.find(({ id }) => id === 'newsletter')).toMatchObject({ label: 'Newsletter' });
    expect(records[0]?.fields.map(({ id }) => id)).toEqual(['items', 'name', 'email', 'address', 'note']);
  });

  it('needs no delivery address where orders can be picked up', () => {
    const shop = 'Online shop for my ceramics studio Kiln & Co in Bath: mugs £18, bowls £24.';
    const isRequired = (prompt: string) =>
      documentOf(prompt).records[0]?.fields.find(({ id }) => id === 'address')?.isRequired;
    expect(isRequired(shop)).toBe(true);
    expect(isRequired(`${shop} Pick up on Fridays.`)).toBe(false);
    expect(documentOf(`${shop} Pick up on Fridays.`).openPoints).toEqual([]);
    expect(factsOf(`${shop} Pick up on Fridays.`, 'policy')).toMatchObject([{ text: 'Pick up on Fridays.' }]);
  });
});

describe('an event', () => {
  const { facts, records, openPoints } = documentOf(
    'Wedding website for Ida and Max, 4 June 2027 at Villa Lago, Lugano. Guests should RSVP with number of guests and dietary needs. Hotel suggestions: Hotel Riva, Albergo Luna.',
  );

  it('has a date whose title is not the order', () => {
    expect(facts).toContainEqual(
      expect.objectContaining({ type: 'date', title: '4 June 2027 at Villa Lago, Lugano' }),
    );
  });

  it('asks who replies, with the fields that were named', () => {
    expect(records[0]?.fields.map(({ label }) => label)).toEqual([
      'Name',
      'E-mail',
      'Number of guests',
      'Dietary needs',
    ]);
  });

  it('shows a list below its title', () => {
    expect(facts).toContainEqual(
      expect.objectContaining({ title: 'Hotel suggestions', entries: ['Hotel Riva', 'Albergo Luna'] }),
    );
    expect(openPoints).toEqual([]);
  });
});

describe('an inn', () => {
  it('has a name that ends before its town', () => {
    const { identity, openPoints } = documentOf(
      'Create a website for our ryokan Sazanami in Beppu. Check-in 16:00, check-out 11:00.',
    );
    expect(identity).toMatchObject({ name: 'Sazanami', tagline: { text: 'Ryokan in Beppu' } });
    expect(openPoints).toEqual([]);
  });
});

describe('a charity', () => {
  const { records, pages, facts, openPoints } = documentOf(
    'We are River Friends, a non-profit in Devon that plants trees. People should be able to sign up as volunteers for planting days, and we want to track how many litres of water each planting used. Donations link. Contact hi@river.example.',
  );
  const labelsOf = (id: string) => records.find((each) => each.id === id)?.fields.map(({ label }) => label);

  it('has a form in which volunteers enroll', () => {
    expect(labelsOf('form')).toEqual(['Name', 'E-mail', 'Phone', 'Note']);
    expect(pages[0]?.sections.find(({ id }) => id === 'form')).toMatchObject({ label: 'Sign up' });
  });

  it('keeps a contact form where visitors send messages', () => {
    const { records: others } = documentOf('Website for Otter Physio in Hexham with a contact form.');
    expect(others[0]?.fields.map(({ id }) => id)).toContain('message');
  });

  it('counts what it was asked to count', () => {
    const tracker = records.find(({ id }) => id === 'tracker');
    expect(tracker).toMatchObject({ plural: 'Water' });
    expect(tracker?.fields.map(({ label, type }) => [label, type])).toEqual([
      ['Planting', 'text'],
      ['Date', 'date'],
      ['Litres of water', 'number'],
    ]);
  });

  it('does not publish the order of a link', () => {
    expect(facts.some((fact) => fact.type === 'statement' && fact.text.includes('link'))).toBe(false);
    expect(openPoints.map(({ text }) => text)).toEqual(['Donations link.']);
  });
});

describe('an order', () => {
  it('is not published when it begins with the kind', () => {
    const { identity, facts } = documentOf(
      'Restaurant website for Trattoria Nonno Gio in Leeds. Mains: lasagne £14, ossobuco £19.',
    );
    expect(identity).toMatchObject({ name: 'Trattoria Nonno Gio', tagline: { text: 'Restaurant in Leeds' } });
    expect(facts.filter(({ type }) => type === 'statement')).toEqual([]);
  });

  it('publishes what describes its name', () => {
    const prompt = 'Landing page for TabFox, an app that sorts browser tabs. Collect emails for the launch.';
    expect(factsOf(prompt, 'statement')).toMatchObject([{ text: 'An app that sorts browser tabs.' }]);
    expect(documentOf(prompt).openPoints).toEqual([]);
  });

  it('is met by a form that it names with who uses it', () => {
    const { identity, openPoints } = documentOf(
      "I'm a maths tutor called Asha Rai in Derby. Students can book a lesson online.",
    );
    expect(identity.name).toBe('Asha Rai');
    expect(openPoints).toEqual([]);
  });

  it('shows the unit of a price without an open point', () => {
    const { openPoints, facts } = documentOf(
      'Webseite für unsere Musikschule Tonwerk in Gera. Unterricht: Klavier 30 € pro Stunde, Gitarre 25 €. Wir unterrichten Kinder und Erwachsene.',
    );
    expect(openPoints).toEqual([]);
    expect(facts).toContainEqual(
      expect.objectContaining({ text: 'Wir unterrichten Kinder und Erwachsene.' }),
    );
  });

  it('has a name that begins after the town', () => {
    const { identity } = documentOf(
      'Site web pour mon cabinet de kinésithérapie à Lyon, Kiné Rivage. Prise de rendez-vous en ligne.',
    );
    expect(identity.name).toBe('Kiné Rivage');
  });
});
