import { describe, expect, it } from 'vitest';
import { readPrompt } from './read-prompt.js';

const kindOf = (prompt: string): string | undefined => readPrompt(prompt).document.identity.domainWords[0];

describe('the kind of a site', () => {
  it.each([
    ['lantern walk every friday from the Old Cross. £4, children free.', 'lantern walk'],
    ['Thimble exchange for quilters in Selby. First Saturday, 10 to 12.', 'Thimble exchange'],
    ['Lost umbrella office at the bus station, open mon-fri 9-5.', 'Lost umbrella office'],
    ['fête des lampions rue du Port, samedi 12 juin à 19h', 'fête des lampions'],
  ])('is the noun phrase that a prompt begins with: %s', (prompt, words) => {
    expect(kindOf(prompt)).toBe(words);
  });

  it.each([
    ['site for a hamster rescue in Hull', 'hamster rescue'],
    ['I NEED A WEBSITE FOR MY GO-KART RENTAL. SINGLE KART $85 A DAY.', 'GO-KART RENTAL'],
  ])('is what a site is ordered for: %s', (prompt, words) => {
    expect(kindOf(prompt)).toBe(words);
  });

  it.each([
    ['We also rent pedalos on Lake Bala. £12 an hour.', 'pedalos'],
    ['Wir verleihen Tretboote am Wannsee. 15 € pro Stunde.', 'Tretboote'],
  ])('is what the customer does something to, where no trade is known: %s', (prompt, words) => {
    expect(kindOf(prompt)).toBe(words);
  });

  it.each([
    ['I sweep chimneys around Frome, open fires £55.', 'chimney sweep'],
    ['Ich fege Schornsteine rund um Celle, ab 55 €.', 'chimney sweep'],
    ['We tune pianos in Leeds. £65 a visit.', 'repair café'],
  ])('is the trade that its verb and object are named by: %s', (prompt, trade) => {
    expect(readPrompt(prompt).trade).toBe(trade);
  });

  it('has the main noun after a known word', () => {
    expect(kindOf('Our parish newsletter needs a home. Copy by the 20th.')).toBe('parish newsletter');
  });

  it.each([
    ['Marsh Lane Juniors need a new website. Under 8s train on Tuesdays.', 'Marsh'],
    ['Meet us at the pier on Friday. Bring a torch.', 'Meet us'],
  ])('is not a name or a verb that a prompt begins with: %s', (prompt, words) => {
    expect(kindOf(prompt)).not.toBe(words);
  });
});
