import { describe, expect, it } from 'vitest';
import { sendMessage, wordsOf } from './fixtures/send-message.js';

const POTTERY = `Website for Oak Kiln Pottery in Totnes. Workshops: Throwing weekend on 14 March 2026, Raku day on 18 April 2026.
 The spring fair is on Sunday 3 May 2026 from 11am. Call 01803 555120.`;
const THEATRE = `We need a page for the Mill Players, an amateur theatre group in Hexham.
 Performances: Thursday 5 November 2026 at 7.30pm, Friday 6 November 2026 at 7.30pm and Saturday 7 November 2026 at 2pm. Auditions for the next play are on 15 December 2026.`;
const CHOIR = `Website for the Wren Choir in Bath. We meet every Thursday at 7.30pm.
 Singing sessions in the hall: Saturday 18 April 2026, Saturday 23 May 2026 and Saturday 20 June 2026, 10am to 4pm. A session costs £30.`;
const SCHOOL = 'Website für die Musikschule Ton in Kassel. Das Sommerkonzert ist am 4. Juli 2026 um 18 Uhr.';
const BOOKS = 'Site pour la librairie La Page à Quimper. Club de lecture le 12 mars 2026 à 19h.';
const WORKSHOP =
  'Página web para el Taller Barro en Granada. Taller de torno el 9 de mayo de 2026 a las 17:00.';
const SAMBA =
  'Site para o restaurante Tia Nair em Belém. Aberto de terça a sábado das 11h às 15h. A roda de samba é em 20 de junho de 2026 às 16h.';
const PIZZERIA = 'Sito per la pizzeria Da Nino a Lecce. Serata jazz il 12 giugno 2026 alle 21:00.';
const BAKERY = '長野のパン屋「麦の家」のサイトを作ってください。パン教室は2026年6月6日10時からです。';

const send = (prompt: string, message: string): { claims: string; text: string } => {
  const { after, claims } = sendMessage(prompt, message);
  return {
    claims: claims.join('\n'),
    text: wordsOf(after),
  };
};

describe('a date that moves', () => {
  it.each([
    [POTTERY, 'The spring fair has to be a week later, rest as it is', 'Sunday 10 May 2026 from 11am'],
    [POTTERY, 'spring fair is put back by two days', 'Tuesday 5 May 2026 from 11am'],
    [POTTERY, 'the spring fair is a fortnight earlier', 'Sunday 19 April 2026'],
    [THEATRE, 'The auditions have been moved to 9 January', '9 January 2027'],
    [SCHOOL, 'Das Sommerkonzert wird um eine Woche verschoben', '11. Juli 2026 um 18 Uhr'],
    [SCHOOL, 'Das Sommerkonzert muss auf den 11. Juli verschoben werden', '11. Juli 2026 um 18 Uhr'],
    [BOOKS, 'Le club de lecture est reporté de huit jours', '19 mars 2026 à 19h'],
    [WORKSHOP, 'El taller de torno se aplaza dos semanas', '23 de mayo de 2026'],
    [SAMBA, 'A roda de samba foi adiada uma semana', '27 de junho de 2026'],
    [PIZZERIA, 'La serata jazz slitta di una settimana', '19 giugno 2026'],
    [BAKERY, 'パン教室は一週間延期になりました', '2026年6月13日10時'],
  ])('%#: %s', (prompt, message, there) => {
    expect(send(prompt, message).text).toContain(there);
  });

  it('has the weekday that the new day has', () => {
    const { text, claims } = send(POTTERY, 'The spring fair is on 9 May now');
    expect(text).toContain('Saturday 9 May 2026');
    expect(claims).toContain('Sunday 3 May 2026 → Saturday 9 May 2026');
  });

  it('is the one that is cancelled in the sentence before it', () => {
    const { text } = send(
      CHOIR,
      'The May session is cancelled, the floor is being varnished. Replace it with Saturday 16 May 2026.',
    );
    expect(text).toContain('Saturday 18 April 2026, Saturday 16 May 2026 and Saturday 20 June 2026');
  });

  it('is not moved by a length that no date is named for', () => {
    expect(send(POTTERY, 'Could the raffle be a week later?').text).toContain('Sunday 3 May 2026');
    expect(send(POTTERY, 'people book each week, later or sooner').text).toContain('Sunday 3 May 2026');
  });
});

describe('one more date', () => {
  it.each([
    [
      THEATRE,
      'Good news, we can do one more show on Sunday 8 November 2026 at 5pm. Please add it, same prices.',
    ],
    [POTTERY, 'There is a third workshop now, 20 June 2026'],
    [SCHOOL, 'Es gibt noch ein Konzert am 18. Juli 2026'],
    [BOOKS, 'Il y a encore un club de lecture le 9 avril 2026'],
    [WORKSHOP, 'Hay otro taller el 6 de junio de 2026'],
    [SAMBA, 'Temos mais uma roda de samba no dia 11 de julho de 2026'],
    [PIZZERIA, "C'è un'altra serata jazz il 10 luglio 2026"],
    [BAKERY, 'もう一回パン教室が2026年7月4日にあります'],
  ])('%#: leaves the others as they are: %s', (prompt, message) => {
    const before = send(prompt, '?').text;
    const { text } = send(prompt, message);
    const [date = ''] = /\d{1,2}\.? (?:de )?\p{L}+(?: de)? 2026|2026年7月4日/u.exec(message) ?? [];
    expect(text).toContain(date);
    for (const line of before.split('\n')) expect(text).toContain(line);
  });

  it('is in the sentence of the others', () => {
    const { text } = send(CHOIR, 'There is another session on Saturday 18 July 2026');
    expect(text).toContain(
      'Saturday 23 May 2026, Saturday 20 June 2026 and Saturday 18 July 2026, 10am to 4pm',
    );
  });
});

it('makes no other date the one that is to go', () => {
  const { text } = send(THEATRE, 'Please take off Friday 6 November, the hall is double booked');
  expect(text).toContain('Saturday 7 November 2026 at 2pm');
});

it('takes one performance out of a sentence, and keeps what it is a list of', () => {
  const { text } = send(THEATRE, 'We had to drop the Thursday performance. The others go ahead.');
  expect(text).toContain(
    'Performances: Friday 6 November 2026 at 7.30pm and Saturday 7 November 2026 at 2pm',
  );
});

describe('opening hours without a day', () => {
  const CLUB = `Website for an after school club called Owlets in Fife. Open Monday, Tuesday, Thursday and Friday 3pm to 6pm,
 Saturday 9am to 1pm. Phone 01592 555100.`;

  it('are those that begin or end then', () => {
    expect(send(CLUB, "it's 3pm till 7pm now").claims).toContain(
      'Mon, Tue, Thu, Fri 15:00–18:00 → Mon, Tue, Thu, Fri 15:00–19:00',
    );
    expect(send(CLUB, "it's 3pm till 7pm now").claims).not.toContain('Sat');
  });

  it('of a season are not those of the year', () => {
    const { claims, text } = send(CLUB, "and in winter, november to march, we're open sundays 10am to 3pm");
    expect(text).toContain("In winter, november to march, we're open sundays 10am to 3pm");
    expect(claims).not.toContain('Opening hours');
  });
});
