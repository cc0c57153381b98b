import type { SiteDocument } from '@capstan/site-document';
import { describe, expect, it } from 'vitest';
import { sendMessage, wordsOf } from './fixtures/send-message.js';
import { readPrompt } from './read-prompt.js';

const BAND = `Website for the Marlow Brass Band. Our team: Edith Carr (conductor), Owen Pike (treasurer), Ravi Nair (librarian).
 The beginners' group on Friday evenings is led by Gwen Talbot. Our summer concert is Carmen, with Hugh Lowe as the toreador and Ann Fry as Carmen.
 Ravi's sister bakes for us. Dogs are welcome at rehearsals, but no smoking in the hall. There is a tombola at every concert.
 The stalls at our fair are Moor Cider, Bay Tree Cheese and Lark Bakery.`;
const CAFE = `Website for the Copper Pot, a cafe in Malton. Breads: walnut loaf £4.10, barley loaf £3.90, soda bread £3. Lunches: pea soup £5.50, onion tart £7.
 Rooms: Loft Room £70, Yard Room £85. Tools for hire: hedge trimmer £12 a day, log splitter £30 a day.
 Our animals: Clover the cow, Pippin the pony, Basil the ram. We hold markets in Pickering, Helmsley and Thirsk.`;
const SCHULE = `Website für die Malschule Farbtopf in Jena. Unser Team: Ute Brandt (Aquarell), Jan Köhler (Öl). Probestunde 15 €, Einzelstunde 32 €. Leihstaffelei 8 € im Monat.`;
const VOILE = `Un site pour le club nautique La Bouée. Nos moniteurs : Yves Le Gall (kayak), Claire Morin (planche). Cours d'essai 25 €, location de canoë 15 €.`;
const MUSEO = `Web para el museo La Noria en Archena. La visita guiada la hace Rosa Vidal. Entrada 4 €, taller de barro 12 €, cuaderno 3 €.`;
const CUCINA = `Sito per la gelateria Fiordilatte a Bari. Gusti: limone, fragola, pistacchio. Granita 3 €, cono 2,50 €. La mascotte è Stella, la nostra asinella.`;
const PANELA = `Site para o restaurante Fogão em Tiradentes. Pratos: feijoada R$ 38, vegetariana R$ 24, tutu R$ 29. A cozinheira é Dona Nair e o garçom é Caio Lima.`;
const DENTIST = `京都の「あおい歯科」のサイトです。院長は高橋健一、助手は森田蓮です。検診3000円、クリーニング5000円。`;

const send = (prompt: string, message: string) => {
  const { after: document, ...sent } = sendMessage(prompt, message);
  return { ...sent, document, text: wordsOf(document) };
};

const itemOf = ({ facts }: SiteDocument, name: string) =>
  facts.find((fact) => fact.type === 'item' && fact.name === name);

describe('one who leaves and one who comes', () => {
  it.each([
    [BAND, 'Owen has stepped down as treasurer. Joyce Hull has taken over from him.', 'Joyce Hull', 'Owen'],
    [BAND, 'Gwen is leaving us at Easter, Neil Marsh takes over her group', 'led by Neil Marsh', 'Gwen'],
    [BAND, 'Edith Carr is retiring and Max Dean will be conductor from January', 'Max Dean', 'Edith'],
    [
      BAND,
      'Hugh has hurt his back, so the toreador will now be Carl Voss',
      'Carl Voss as the toreador',
      'Hugh',
    ],
    [SCHULE, 'Jan hört im Sommer auf, für ihn kommt Lena Krüger', 'Lena Krüger', 'Jan Köhler'],
    [VOILE, "Yves nous quitte, c'est Manon Riou qui le remplace", 'Manon Riou', 'Yves'],
    [MUSEO, 'La visita guiada ahora la hace Luis Peña en lugar de Rosa', 'la hace Luis Peña', 'Rosa'],
    [PANELA, 'O Caio saiu, agora o garçom é o Rui Dias', 'o garçom é Rui Dias', 'Caio'],
    [DENTIST, '森田蓮が辞めました。代わりに小林美咲が入りました', '助手は小林美咲', '森田'],
  ])('change places in all sentences: %s %s', (prompt, message, there, gone) => {
    const { text, points } = send(prompt, message);
    expect(text).toContain(there);
    expect(text).not.toContain(gone);
    expect(points).toEqual([]);
  });

  it('leaves the role to the one who comes', () => {
    const { document } = send(BAND, 'Owen has left us. Joyce Hull takes over');
    expect(document.facts).toContainEqual(
      expect.objectContaining({ type: 'person', name: 'Joyce Hull', role: 'Treasurer' }),
    );
  });

  it('writes the first name where the sentence had only the first', () => {
    const { text } = send(BAND, 'Ravi is moving away, Olga Ray takes his place');
    expect(text).toContain("Olga's sister");
    expect(text).not.toContain('Ravi');
  });

  it.each([
    ['has another role', 'Owen has left us. Please add Joyce Hull as our new drummer', 'Drummer'],
    ['is only named', 'Owen is leaving us to play with Joyce Hull', ''],
  ])('does not take the role where the other %s', (_, message, role) => {
    const { document } = send(BAND, message);
    const people = document.facts.filter((fact) => fact.type === 'person');
    expect(people.some(({ name, role: own }) => name === 'Owen Pike' || own === 'Treasurer')).toBe(false);
    expect(people.flatMap(({ name, role: own }) => (name === 'Joyce Hull' ? [own] : []))).toEqual(
      role === '' ? [] : [role],
    );
  });

  it('keeps one who is only away', () => {
    expect(send(BAND, 'Owen is on holiday, Joyce Hull knows about the subs').text).toContain('Owen Pike');
  });

  it.each([
    ['Bay Tree Cheese have pulled out this year', 'are Moor Cider and Lark Bakery.'],
    ["Moor Cider isn't coming this year", 'are Bay Tree Cheese and Lark Bakery.'],
    ["Lark Bakery won't be coming", 'are Moor Cider and Bay Tree Cheese.'],
  ])('leaves the sentence to the others where no other one comes: %s', (message, left) => {
    expect(send(BAND, message).text).toContain(left);
  });
});

describe('a thing that gives way to another', () => {
  it.each([
    [CAFE, 'please swap the barley loaf for a spelt loaf, same price', 'Barley loaf', 'Spelt loaf', 3.9],
    [
      CAFE,
      'the onion tart is off, take it off and put beetroot tart £7.50 instead',
      'Onion tart',
      'Beetroot tart',
      7.5,
    ],
    [
      CAFE,
      "We're dropping the pea soup and adding lentil broth with lemon at 6.20",
      'Pea soup',
      'Lentil broth with lemon',
      6.2,
    ],
    [
      CAFE,
      "We've renamed the Loft Room, it's the Swallow's Nest now. Same price.",
      'Loft Room',
      "Swallow's Nest",
      70,
    ],
    [
      SCHULE,
      'Ersetzt die Probestunde bitte durch eine Schnupperstunde, gleicher Preis',
      'Probestunde',
      'Schnupperstunde',
      15,
    ],
    [
      VOILE,
      'remplacez la location de canoë par une location de paddle, même prix',
      'Location de canoë',
      'Location de paddle',
      15,
    ],
    [
      MUSEO,
      'cambia el taller de barro por un taller de mimbre, mismo precio',
      'Taller de barro',
      'Taller de mimbre',
      12,
    ],
    [CUCINA, 'sostituite la granita con il sorbetto, stesso prezzo', 'Granita', 'Sorbetto', 3],
    [
      PANELA,
      'tira a vegetariana e põe lasanha de berinjela R$ 26',
      'Vegetariana',
      'Lasanha de berinjela',
      26,
    ],
    [
      DENTIST,
      'クリーニングをエアフローに変更してください。値段は同じです',
      'クリーニング',
      'エアフロー',
      5000,
    ],
  ])('is written in its place: %s %s', (prompt, message, old, fresh, amount) => {
    const { document, points } = send(prompt, message);
    const before = readPrompt(prompt).document.facts.find(
      (fact) => fact.type === 'item' && fact.name === old,
    );
    expect(itemOf(document, old)).toBeUndefined();
    expect(itemOf(document, fresh)).toMatchObject({ id: before?.id, price: { amount } });
    expect(points).toEqual([]);
  });

  it.each([
    [
      CAFE,
      "we don't go to Helmsley any more, put Driffield instead",
      'in Pickering, Driffield and Thirsk',
      'Helmsley',
    ],
    [CUCINA, 'La fragola è finita, al suo posto mettiamo il melone', 'Melone', 'Fragola'],
    [
      CUCINA,
      "Stella purtroppo l'abbiamo ceduta, toglietela; al suo posto c'è Nerina",
      'mascotte è Nerina, la',
      'Stella',
    ],
  ])('may be in a list or a sentence: %s %s', (prompt, message, there, gone) => {
    const { text } = send(prompt, message);
    expect(text).toContain(there);
    expect(text).not.toContain(gone);
  });

  it.each([
    'replace the photo of the onion tart with a better one',
    'swap the walnut loaf and the barley loaf round',
    'move the soda bread to the top',
    'put the pea soup up to £6 instead of £5.50',
  ])('is not meant by other changes: %s', (message) => {
    const { document } = send(CAFE, message);
    expect(document.facts.flatMap((fact) => (fact.type === 'item' ? [fact.name] : [])).toSorted()).toEqual(
      readPrompt(CAFE)
        .document.facts.flatMap((fact) => (fact.type === 'item' ? [fact.name] : []))
        .toSorted(),
    );
  });
});

describe('an order that says "it"', () => {
  it.each([
    [CAFE, 'someone broke the hedge trimmer so take it off the list', 'Hedge trimmer', 'Log splitter'],
    [CAFE, 'Pippin died over the winter so please drop her', 'Pippin', 'Basil the ram'],
    [BAND, 'The tombola was too much work. Please delete it', 'tombola', 'Dogs are welcome'],
    [
      SCHULE,
      'Das mit der Leihstaffelei bitte rausnehmen, sie wurde gestohlen',
      'Leihstaffelei',
      'Einzelstunde',
    ],
    [VOILE, 'le canoë a coulé, enlevez-le', 'canoë', "Cours d'essai"],
    [MUSEO, 'El cuaderno se ha roto, quitadlo por favor', 'Cuaderno', 'Entrada'],
  ])('means what was named before it: %s %s', (prompt, message, gone, stays) => {
    const { text } = send(prompt, message);
    expect(text).not.toContain(gone);
    expect(text).toContain(stays);
  });

  it('leaves what the sentence says of something else', () => {
    const { text } = send(BAND, "We've decided against dogs I'm afraid. Please take that out");
    expect(text).not.toContain('Dogs');
    expect(text).toContain('No smoking in the hall.');
  });

  it.each([
    [BAND, 'Rule 4 was abolished by Edith. Please delete it.'],
    [CAFE, "everyone loves the soda bread so please don't take it off"],
    [CAFE, 'The council has banned it, take it off'],
  ])('removes nothing where that is not clear: %s %s', (prompt, message) => {
    expect(send(prompt, message).isSame).toBe(true);
  });
});
