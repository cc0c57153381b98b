import type { SiteDocument } from '@capstan/site-document';
import { describe, expect, it } from 'vitest';
import { sendMessage } from './fixtures/send-message.js';
import { readPrompt } from './read-prompt.js';

const PIANO = `Website for Nora's Piano in Bude. Lessons £28 an hour. Nora Hales teaches children and adults. Calm, light colours please.`;
const COTTAGE = `Holiday cottage Gull's Rest at Porthleven. Week £690, 3 night break £310. Sleeps four. Dogs welcome. Check in 4pm.`;
const DJ = `Wedding DJ Quaye Sound in Hull. All Day £600, Evening £400. Reviews: "Best night ever" from Jo & Sam.`;
const WALKERS = `Club de randonnée Les Semelles à Vannes. Sorties le dimanche. Adhésion 30 €.`;
const NAILS = 'Nail bar Shine in Leeds. Full set £35, infills £22, manicure £18.';
const NAGEL = 'Nagelstudio Glanz in Celle. Neumodellage 59 €, Auffüllen 45 €, Maniküre 25 €.';
const TANKS = 'Septic pumping Two Rivers in Leeds. 1000 gallon tank £395, 1500 gallon £475.';
const DRIVING = 'Driving school Gearchange in Corby. Block of 10 £355, hour £38.';

const pricesOf = ({ facts }: SiteDocument): string[] =>
  facts.flatMap((fact) =>
    fact.type === 'item' && typeof fact.price === 'object' ? [`${fact.name} ${fact.price.amount}`] : [],
  );

describe('a message', () => {
  it.each([
    [PIANO, 'I love it, thank you so much! My husband says it looks very professional.'],
    [PIANO, 'it looks really modern, thanks'],
    [COTTAGE, 'guests can use the hot tub till 9 at night'],
    [COTTAGE, 'oh and the thing about Thursday needs doing as well'],
    [NAGEL, 'und das mit dem Dienstag auch noch'],
    [DJ, 'another nice one came in today: "Dance floor was packed" from Aisha & Tom'],
    [WALKERS, "Est-ce qu'on pourrait lire sur l'accueil : Première sortie offerte aux curieux"],
  ])('that only praises, or is not understood, changes nothing: %#', (prompt, message) => {
    const { before, after } = sendMessage(prompt, message);
    expect(after).toEqual(before);
  });

  it.each([
    [NAILS, 'infills are 24, full set stays as it is', ['Full set 35', 'Infills 24', 'Manicure 18']],
    [
      NAGEL,
      'auffüllen kostet inzwischen 48, neumodellage bleibt wie sie ist',
      ['Neumodellage 59', 'Auffüllen 48', 'Maniküre 25'],
    ],
    [COTTAGE, 'week is 720, the 3 night break stays', ['Week 720', '3 night break 310']],
    [TANKS, '1000 gallon is 425 now', ['1000 gallon tank 425', '1500 gallon 475']],
    [TANKS, 'the 1500 gallon is £490', ['1000 gallon tank 395', '1500 gallon 490']],
    [DRIVING, 'block of 10 is 365 now', ['Block of 10 365', 'Hour 38']],
  ])('with a new price next to what stays, or in a name with a number: %#', (prompt, message, prices) => {
    expect(pricesOf(sendMessage(prompt, message).after)).toEqual(prices);
  });

  it('of one who takes a role on, is about the one who had it', () => {
    const { facts } = sendMessage(
      'Village hall in Hope. Treasurer Glyn Baxter, chair Anna Holt.',
      'Glyn has stepped down as treasurer and Maureen Oakes has kindly taken it on.',
    ).after;
    expect(facts).toContainEqual(expect.objectContaining({ name: 'Maureen Oakes', role: 'Treasurer' }));
  });
});

it('a prompt of a few names is in English, unless another language clearly leads', () => {
  expect(readPrompt(NAILS).document.language).toBe('en');
  expect(readPrompt('Bar Roma a Torino. Siamo aperti tutti i giorni. Caffè 1,20 €.').document.language).toBe(
    'it',
  );
});
