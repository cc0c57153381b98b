import { describe, expect, it } from 'vitest';
import { factLines, sendMessage, wordsOf } from './fixtures/send-message.js';

const GROOMER = `Website for Muddy Paws, a dog groomer in Barnsley. Full groom £35, nail clip £10, puppy first visit £25.
 Parking costs £3 a day. Call 01226 555210.`;

describe('prices in words', () => {
  it.each([
    ['nail clip is now a fiver', '"name":"Nail clip","price":{"amount":5,'],
    ['full groom thirty eight fifty now', '"name":"Full groom","price":{"amount":38.5,'],
    [
      'nail clips are twelve quid, puppy first visit thirty',
      '"name":"Puppy first visit","price":{"amount":30,',
    ],
    ['full groom is a hundred and ten pounds now', '"name":"Full groom","price":{"amount":110,'],
  ])('%s', (message, there) => {
    expect(factLines(sendMessage(GROOMER, message).after)).toContain(there);
  });

  it.each([
    [
      'Website für Fadenlauf, Schneiderei in Bamberg. Hose kürzen 14 €, Kleid ändern 28 €.',
      'Hose kürzen kostet jetzt sechzehn Euro',
      16,
    ],
    [
      'Site pour Terre Rouge, atelier de poterie à Uzès. Stage 45 €, cuisson 10 €.',
      'le stage passe à cinquante euros',
      50,
    ],
    [
      'Web para Botas Rotas, club de senderismo. Cuota 125 €, mapa 6 €.',
      'la cuota ahora son ciento treinta euros',
      130,
    ],
    [
      'Sito per Nuvola, noleggio barche a Sirmione. Gozzo 60 €, canoa 20 €.',
      'il gozzo adesso costa settanta euro',
      70,
    ],
    ['Site para a costureira Ana em Braga. Bainha 6 €, fecho 12 €.', 'a bainha agora custa sete euros', 7],
    [
      'ウェブサイトを作ってください。カレー食堂「まる」、東京。カレー800円、サラダ300円。',
      'カレーは九百五十円に値上げします。',
      950,
    ],
  ])('%s', (prompt, message, amount) => {
    expect(factLines(sendMessage(prompt, message).after)).toContain(String(amount));
  });

  it('leaves numbers that count something, and what visitors are to read', () => {
    const { after } = sendMessage(GROOMER, 'please add this sentence: Every dog gets a treat for a fiver.');
    expect(wordsOf(after)).toContain('Every dog gets a treat for a fiver.');
    const counted = sendMessage(GROOMER, 'we also look after twenty cats');
    expect(wordsOf(counted.after)).not.toContain('20 cats');
  });

  it('says where in the message as it was written a change is', () => {
    const message = 'nail clip is now a fiver and a full groom is forty quid';
    const { ledger } = sendMessage(GROOMER, message);
    expect(Math.max(...ledger.map(({ span }) => span.end))).toBe(message.length);
  });
});

describe('short writings', () => {
  it.each([
    [GROOMER, 'we also do cat grooming for £20 aswell', 'aswell'],
    [
      'Site para a costureira Ana em Braga. Bainha 6 €, fecho 12 €.',
      'coloca tbm conserto de jaqueta 20 €',
      'tbm',
    ],
  ])('%s: %s', (prompt, message, gone) => {
    const { after, isSame } = sendMessage(prompt, message);
    expect(isSame).toBe(false);
    expect(wordsOf(after)).not.toContain(gone);
  });
});
