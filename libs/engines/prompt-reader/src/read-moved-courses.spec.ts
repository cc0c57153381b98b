import { expect, it } from 'vitest';
import { sendMessage } from './fixtures/send-message.js';

const POTTERY = `Pottery studio Kiln & Co in Bristol. Beginner pottery on Tuesdays 6 pm, £25; wheel throwing Saturdays 10 am, £40;
 at most 8 people a class. People should be able to book online.`;
const MUSIC = `Musikschule "Klangwerk" in Kassel. Klavier donnerstags 16 Uhr, 55 €. Chor freitags 19 Uhr, 20 €. Man soll online buchen können.`;

const send = (prompt: string, message: string) => {
  const { after, ...answer } = sendMessage(prompt, message);
  const times = after.facts.flatMap((fact) =>
    fact.type === 'item'
      ? (fact.times ?? []).map(({ days, starts }) => [fact.name, ...days, starts].join(' '))
      : [],
  );
  return { ...answer, times, openPoints: after.openPoints };
};

it.each([
  [
    POTTERY,
    'move the wheel throwing class to Thursday at 7pm',
    'Wheel throwing th 19:00',
    'Wheel throwing: Sat 10:00 → Thu 19:00',
  ],
  [
    POTTERY,
    'beginner pottery is now on Mondays 18:30 instead of Tuesdays',
    'Beginner pottery mo 18:30',
    'Beginner pottery: Tue 18:00 → Mon 18:30',
  ],
  [
    POTTERY,
    'wheel throwing has moved from Saturday to Thursday',
    'Wheel throwing th 10:00',
    'Wheel throwing: Sat 10:00 → Thu 10:00',
  ],
  [MUSIC, 'Verschieb den Chor auf Mittwoch 20 Uhr', 'Chor we 20:00', 'Chor: Fr 19:00 → Mi 20:00'],
])('moves a course, and says from when to when: %s %s', (prompt, message, time, claim) => {
  const { times, claims } = send(prompt, message);
  expect(times).toContain(time);
  expect(times).toHaveLength(2);
  expect(claims).toEqual([claim]);
});

it.each(['the class is on Thursdays now', 'move juggling to Friday at 5pm'])(
  'moves no course where it is not clear: %s',
  (message) => {
    expect(send(POTTERY, message).times).toEqual(['Beginner pottery tu 18:00', 'Wheel throwing sa 10:00']);
  },
);
