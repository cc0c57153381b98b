import type { SiteDocument } from '@capstan/site-document';
import { describe, expect, it } from 'vitest';
import { sendMessage } from './fixtures/send-message.js';

const SALON = `Website for Willow Dogs, a grooming salon in Hexham. A drop-in wash is £9. Full groom £35. Puppy cut £20. New coat trim £18.
 Entry to the show is £2. Call 01434 555210.`;
const CAFE = `Website for The Copper Pot, a cafe in Hexham. Mains: fish pie £14, ham omelette £9. Soups: leek soup £6. Tarts: plum tart £4.
 Our pastry cook comes on Fridays. Call 01434 555211.`;
const CONCERTS = `Website for the choir in Hexham. The first concert is on 3 May at 4pm in the abbey. The second concert is on 10 May at 4pm in the park.
 Call 01434 555212.`;
const SEWING =
  'Website für die Schneiderei Knopf in Lindau. Hose kürzen 15 €, Kleid ändern 35 €. Telefon 0170 555210.';
const PHOTOS =
  'Un site pour le studio Iris à Tours. Portrait 60 €, photo de famille 90 €. Téléphone 02 47 55 52 10.';
const BAR = 'Necesito una web para el bar Sol en Cádiz. Tostada 3 €, zumo 2,80 €. Teléfono 956 555 210.';
const LAUNDRY =
  'Preciso de um site para a lavandaria Espuma em Braga. Camisa 3 €, edredão 12 €. Telefone 253 555 210.';
const STUDIO =
  'Mi serve un sito per lo studio Luce a Lucca. Ritratto 60 €, fototessera 12 €. Telefono 0583 555210.';
const POTTERY =
  '倉敷の陶芸教室「土の音」のサイトを作ってください。料金：体験コース3000円、月謝8000円。電話は086-555-0210です。';

const pricesOf = ({ facts }: SiteDocument): string[] =>
  facts.flatMap((fact) =>
    fact.type === 'item'
      ? [`${fact.name} ${typeof fact.price === 'object' ? fact.price.amount : (fact.price ?? '')}`]
      : [],
  );

/** The prices that a message brings, and those that go. */
const changesOf = (prompt: string, message: string): { fresh: string[]; gone: string[] } => {
  const { before, after } = sendMessage(prompt, message);
  const [old, now] = [pricesOf(before), pricesOf(after)];
  return {
    fresh: now.filter((price) => !old.includes(price)),
    gone: old.filter((price) => !now.includes(price)),
  };
};

describe('something new with a price', () => {
  it.each([
    [SALON, 'We now offer a full day for £60', ['Full day 60']],
    [SALON, 'we also do nail clipping for £5', ['Nail clipping 5']],
    [SALON, "we've got cat baths now, £15 a cat", ['Cat baths 15']],
    [
      SALON,
      'we do home visits now too! £40 for one dog and £55 for a pair',
      ['Home visits 40', 'Home visits for a pair 55'],
    ],
    [SALON, 'We also do pick-ups (£6)', ['Pick-ups 6']],
    [SALON, 'We now do stick-on nails for £12', ['Stick-on nails 12']],
    [
      SALON,
      'Add clip-in extensions at £30 and add-on braids at £9',
      ['Clip-in extensions 30', 'Add-on braids 9'],
    ],
    [
      CAFE,
      'Can you add a kids omelette, £5, and a rhubarb crumble for £4.50?',
      ['Kids omelette 5', 'Rhubarb crumble 4.5'],
    ],
    [CAFE, 'we do a large leek soup as well now, £8', ['Large leek soup 8']],
    [SEWING, 'Wir nähen jetzt auch Vorhänge, ab 40 €', ['Vorhänge nähen 40']],
    [SEWING, 'Neu im Angebot: Ledertaschen 50 €, Knopf annähen 5 €', ['Ledertaschen 50', 'Knopf annähen 5']],
    [PHOTOS, 'On fait aussi les photos de mariage, 400 €', ['Photos de mariage 400']],
    [BAR, 'Añade tortilla a 4,50 € y croquetas a 6 €, por favor', ['Tortilla 4.5', 'Croquetas 6']],
    [LAUNDRY, 'Agora também lavamos tapetes, 20 € cada', ['Tapetes 20']],
    [STUDIO, 'Aggiungi le foto per neonati a 120 €', ['Foto per neonati 120']],
    [POTTERY, '親子コースも始めました。4500円です。', ['親子コース 4500']],
  ])('changes no price of what is there: %#', (prompt, message, fresh) => {
    expect(changesOf(prompt, message)).toEqual({ fresh, gone: [] });
  });

  it('is in the group that is named', () => {
    const { after } = sendMessage(CAFE, 'new mains: lamb shank £17, mushroom risotto £13');
    const mains = after.facts.flatMap((fact) =>
      fact.type === 'item' && fact.group === 'Mains' ? [fact.name.toLowerCase()] : [],
    );
    expect(mains).toEqual(['fish pie', 'ham omelette', 'lamb shank', 'mushroom risotto']);
  });

  it('costs at least what is said', () => {
    const { after } = sendMessage(
      SEWING,
      'Könnten Sie noch ergänzen, dass wir auch Zelte reparieren, ab 30 €',
    );
    expect(after.facts).toContainEqual(
      expect.objectContaining({
        name: 'Zelte reparieren',
        price: { amount: 30, currency: 'EUR', isMinimum: true },
      }),
    );
  });

  it.each([
    [CAFE, 'fish pie comes in a small too now, £11'],
    [CAFE, 'we now seat two parties, £25 each'],
  ])('that has no clear name is not written: %#', (prompt, message) => {
    expect(changesOf(prompt, message)).toEqual({ fresh: [], gone: [] });
  });
});

describe('new prices of what is there', () => {
  it.each([
    [SALON, 'And drop-in is £12 now.', ['Drop-in wash 12']],
    [SALON, 'Drop in washes are £10.50 now', ['Drop-in wash 10.5']],
    [SALON, 'sorry, new coat trim is £22 not £18', ['New coat trim 22']],
    [SALON, 'Full groom has gone up to £38 and the puppy cut to £23.', ['Full groom 38', 'Puppy cut 23']],
    [SALON, 'the full groom is 40 and the puppy cut is 25', ['Full groom 40', 'Puppy cut 25']],
    [SALON, 'The £20 should say £24 (shampoo has got dearer)', ['Puppy cut 24']],
    [CAFE, 'add a cheese scone £3 and the plum tart goes up to £4.50', ['Plum tart 4.5', 'Cheese scone 3']],
    [STUDIO, 'Il ritratto adesso costa 65 euro e la fototessera 14', ['Ritratto 65', 'Fototessera 14']],
  ])('are those of the items that are named: %#', (prompt, message, fresh) => {
    expect(changesOf(prompt, message).fresh).toEqual(fresh);
  });

  it.each([
    [SALON, 'Entry to the show is free this year!!', ['Entry to the show Free']],
    [SALON, 'puppy cuts go free now', ['Puppy cut Free']],
    [SEWING, 'Kleid ändern ist jetzt kostenlos', ['Kleid ändern Kostenlos']],
    [BAR, 'El zumo es gratis ahora', ['Zumo Gratis']],
  ])('can be none at all: %#', (prompt, message, fresh) => {
    expect(changesOf(prompt, message).fresh).toEqual(fresh);
  });

  it.each([
    [SALON, 'Puppy cuts are free for members'],
    [CAFE, 'Everything in the tart range goes up by £1'],
    [CAFE, 'No more plum tart on Mondays'],
  ])('are not those of some customers, days or groups: %#', (prompt, message) => {
    expect(changesOf(prompt, message)).toEqual({ fresh: [], gone: [] });
  });

  it('follow a new name', () => {
    expect(changesOf(CAFE, 'The fish pie is called the sea pie now and costs £15')).toEqual({
      fresh: ['Sea pie 15'],
      gone: ['Fish pie 14'],
    });
  });
});

it('changes the time of the second one, where there is a first one too', () => {
  const text = JSON.stringify(sendMessage(CONCERTS, 'The second concert starts at 5pm now').after.facts);
  expect(text).toContain('The first concert is on 3 May at 4pm');
  expect(text).toContain('The second concert is on 10 May at 5pm');
});
