import { describe, expect, it } from 'vitest';
import { factLines, sendMessage, wordsOf } from './fixtures/send-message.js';

const HALL = `Website for Thornby Village Hall. Main hall £14 an hour, committee room £8 an hour. Call 01632 960418.
 Monday pilates 7pm with Sue Garland. Thursday bowls 2pm.`;

describe('reasons next to what is to be done', () => {
  it.each([
    [
      'The hall will be closed 21 December to 3 January while the new floor goes in.',
      'closed 21 December to 3 January',
      'floor',
    ],
    ['new number for us, 01632 960841, the old one was the landline', '01632 960841', '960418'],
    ['the main hall is £16, heating is so dear these days', '16', 'dear'],
    ['committee room is £9 now because of the electric', '9', 'electric'],
  ])('%s', (message, there, gone) => {
    const { after, points } = sendMessage(HALL, message);
    const text = `${wordsOf(after)}\n${factLines(after)}`;
    expect(text).toContain(there);
    expect(text).not.toContain(gone);
    expect(points).toEqual([]);
  });

  it.each([
    [
      'Website für den Hof Birke in Fulda. Milch 2 €, Käse 9 €. Tel. 0661 5550134.',
      'Käse kostet jetzt 11 €, weil das Futter teurer ist',
      11,
    ],
    [
      "Site de l'atelier Terre Rouge à Uzès. Stage 45 €, cuisson 10 €.",
      'le stage est à 50 € parce que la terre coûte plus',
      50,
    ],
    [
      'Web de la peluquería Lola en Granada. Corte 18 €, tinte 35 €.',
      'el corte son 20 € porque todo ha subido',
      20,
    ],
    [
      'Sito della gelateria Stella a Rimini. Cono 3 €, coppa 5 €.',
      'il cono costa 4 €, purtroppo il latte costa di più',
      4,
    ],
    [
      'Site da costureira Ana em Braga. Bainha 6 €, fecho 12 €.',
      'a bainha é 7 € porque a linha está cara',
      7,
    ],
  ])('%s %s', (prompt, message, amount) => {
    const { after } = sendMessage(prompt, message);
    expect(factLines(after)).toContain(`"amount":${amount},`);
  });

  it('leaves out nothing that is an order or a value of its own', () => {
    const { after, points } = sendMessage(HALL, 'main hall is £16, and the wobbly gnarps come off at 8.30');
    expect(factLines(after)).toContain('"amount":16,');
    expect(points.join(' ')).toContain('gnarps');
  });
});

describe('several prices in one message', () => {
  const GARDEN = 'Website for Beacon Hill Allotments, Lincoln. Full plot £48, half plot £26, shed £13.';

  it.each([
    ['The rents have gone up: full plot 52, half plot 28, shed 15', [52, 28, 15]],
    ['The rents have been put up: £52 for a full plot and £28 for a half.', [52, 28, 13]],
    ['put the full plot up to £50 please, and the half plot to 27', [50, 27, 13]],
    ['full plot up to £50, half plot up by 50p', [50, 26.5, 13]],
  ])('%s', (message, amounts) => {
    const { after } = sendMessage(GARDEN, message);
    const prices = after.facts.flatMap((fact) =>
      fact.type === 'item' && typeof fact.price === 'object' ? [fact.price.amount] : [],
    );
    expect(prices).toEqual(amounts);
  });

  it.each([
    [
      'the follow-up is £45 now, not 42',
      'Prices: initial check 45 mins £58, follow-up 30 mins £42.',
      [58, 45],
    ],
    ['block of 10 is 365 now', 'One hour £38, 10 hour block £355.', [38, 365]],
  ])('%s', (message, offers, amounts) => {
    const { after } = sendMessage(`Website for Dave's Driving School in Corby. ${offers}`, message);
    const prices = after.facts.flatMap((fact) =>
      fact.type === 'item' && typeof fact.price === 'object' ? [fact.price.amount] : [],
    );
    expect(prices).toEqual(amounts);
  });
});
