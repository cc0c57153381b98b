import { describe, expect, it } from 'vitest';
import { hoursIn } from './read-hours.js';

/** `mo tu 09:00-18:00` for each entry; `closed` where closed. */
function shortHours(text: string): string[] {
  return hoursIn(text).map(
    ({ days, opens, closes }) => `${days.join(' ')} ${opens === null ? 'closed' : `${opens}-${closes}`}`,
  );
}

describe('hoursIn', () => {
  it.each([
    [
      'Open Mon–Fri 9-18, Sat 10–14, closed on Sundays',
      ['mo tu we th fr 09:00-18:00', 'sa 10:00-14:00', 'su closed'],
    ],
    ['montags geschlossen, Di-Fr 9 bis 18 Uhr', ['mo closed', 'tu we th fr 09:00-18:00']],
    ['We are open daily from 8am to 6pm', ['mo tu we th fr sa su 08:00-18:00']],
    ['Weekdays 7:30am–3pm, weekends 9am–4pm', ['mo tu we th fr 07:30-15:00', 'sa su 09:00-16:00']],
    ['Open Tuesday to Sunday, 17:00-22:00', ['tu we th fr sa su 17:00-22:00']],
    ['9-5 Monday to Friday', ['mo tu we th fr 09:00-17:00']],
    ['Open 24/7', ['mo tu we th fr sa su 00:00-23:59']],
    ['Thu 7-9pm', ['th 19:00-21:00']],
    ['ouvert du mardi au samedi de 9h30 à 19h, fermé le lundi', ['tu we th fr sa 09:30-19:00', 'mo closed']],
    [
      'Abierto de lunes a viernes de 10:00 a 20:00, domingos cerrado',
      ['mo tu we th fr 10:00-20:00', 'su closed'],
    ],
    [
      'Aberto de segunda a sexta das 9h às 18h, fechado ao domingo',
      ['mo tu we th fr 09:00-18:00', 'su closed'],
    ],
    ['営業時間は10時から19時、月曜定休', ['tu we th fr sa su 10:00-19:00', 'mo closed']],
    ['火曜〜土曜 11:00〜20:30', ['tu we th fr sa 11:00-20:30']],
  ])('reads %j', (text, expected) => {
    expect(shortHours(text)).toEqual(expected);
  });

  it.each([
    'The party is on Saturday 12 June at 7pm',
    'We do 3 things well',
    'Mi panadería tiene 9 hornos',
    'Croissants 3-4 €',
    'So we started in 1987',
    'Book online 24/7',
    'we need 2 to 3 pages',
  ])('finds none in %j', (text) => {
    expect(hoursIn(text)).toEqual([]);
  });
});
