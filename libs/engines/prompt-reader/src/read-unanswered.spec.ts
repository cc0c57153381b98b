import { describe, expect, it } from 'vitest';
import { sendMessage } from './fixtures/send-message.js';
import { readPrompt } from './read-prompt.js';

const SITES = {
  en: `A site for my hair salon Shear Joy in Hexham. Ladies cut £38, gents trim £18, fringe £8, ten cuts for 320. Open Tuesday to Saturday 9am to 5.30pm.
The stylists are Gail Robson and Tom Hext. The block of ten cuts is 320. Check in is from 3pm and check out by 10.30am.
Power and water are included. Yoga is from Monday to Friday at 8am. No dogs. People book online.`,
  de: `Eine Seite für mein Café Morgenrot in Erfurt. Frühstück 9,80 €, Zehnerkarte 45 €. Eine Zehnerkarte gibt es für 45. Geöffnet Mittwoch bis Sonntag 9 bis 17 Uhr.
Inhaberin ist Katja Brandt, in der Küche steht Milan. Man soll online reservieren können.`,
  es: `Una web para mi escuela Luna Llena en Valencia. Clase suelta 14 €, bono de diez horas 165 €. El bono de diez horas son 165. Clases de lunes a viernes a las 9:00 y a las 19:00.
La gente tiene que poder reservar.`,
} as const;

type Site = keyof typeof SITES;

function send(site: Site, message: string) {
  const { after, patch, claims, points } = sendMessage(SITES[site], message);
  return {
    isChanged: patch.length > 0,
    facts: JSON.stringify(after.facts),
    hours: after.facts.filter(({ type }) => type === 'hours'),
    records: after.records.map(({ id }) => id),
    open: points,
    claims,
  };
}

describe('a part of a message that is not done', () => {
  it.each<[Site, string, string]>([
    [
      'en',
      'gents trim is £20 now, and the fringe is free if you had a cut in the last month',
      'the fringe is free',
    ],
    ['de', 'Milan hat aufgehört, seit letzter Woche kocht Jule Weber bei uns.', 'Jule Weber'],
  ])('%s: %s: is an open point', (site, message, point) => {
    const { isChanged, open } = send(site, message);
    expect(isChanged).toBe(true);
    expect(open.join('\n')).toContain(point);
  });

  it.each<[Site, string]>([
    ['en', 'no more yoga on Mondays, the rest stays'],
    ['en', "we've decided anyone can book, no more signing in"],
    ['en', 'stop taking bookings for now'],
    ['en', 'At the very top I want it to say Your hair, your rules'],
    ['es', 'ya no hay clase a las 9:00 los lunes, el resto sigue igual'],
  ])('%s: %s: takes nothing else with it', (site, message) => {
    const { facts, records } = send(site, message);
    const before = readPrompt(SITES[site]).document;
    expect(records).toEqual(before.records.map(({ id }) => id));
    for (const fact of before.facts) expect(facts).toContain(`"id":"${fact.id}"`);
  });

  it('is not done because of what it says before "but"', () => {
    const { facts } = send('en', "Power isn't included any more but water still is");
    expect(facts).toContain('Water is included');
  });
});

describe('a number that is said twice', () => {
  it.each<[Site, string, string, string]>([
    ['es', 'el bono son 160, no 165', '160', '165'],
    ['de', 'Die Zehnerkarte kostet jetzt 48 €', '48', '45'],
  ])('%s: %s: is another one in both places', (site, message, fresh, old) => {
    const { facts } = send(site, message);
    expect(facts).toContain(fresh);
    expect(facts).not.toMatch(new RegExp(`(?<!\\d)${old}(?!\\d)`, 'u'));
  });
});

describe('opening hours', () => {
  it.each<[Site, string]>([
    ['en', "We're closed 21 December to 3 January"],
    ['de', 'Wir haben vom 21. Dezember bis 3. Januar geschlossen'],
  ])('%s: %s: leaves those of the week as they are', (site, message) => {
    const before = readPrompt(SITES[site]).document.facts.filter(({ type }) => type === 'hours');
    expect(send(site, message).hours).toEqual(before);
  });
});

describe('what follows an addition without a name', () => {
  it('is of what was added', () => {
    const { facts } = send('en', 'Please add a beard cut. £12 each, and it starts at 11am');
    expect(facts).toContain('"amount":38');
    expect(facts).toContain('"amount":18');
    expect(facts).toContain('8am');
  });
});

describe('a time in a sentence with two', () => {
  it('is of the part that the message names', () => {
    const { facts } = send('en', 'make the check out time 10am');
    expect(facts).toContain('from 3pm and check out by 10am');
  });
});
