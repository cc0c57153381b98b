import { describe, expect, it } from 'vitest';
import { AnswerFinder } from './find-answer.js';
import { madePage } from './fixtures/made-page.js';
import { madeQuestion } from './fixtures/made-question.js';
import type { AnswerPage } from './pages/answer-page.js';

const TANK = madePage(
  1,
  [
    'Tanks',
    'The tank of the press holds 40 litres of oil. It is made of steel.',
    'Each tank is painted in the colour of its press.',
    'Emptying',
    'To empty the tank, open the lower tap and wait for ten minutes. Close the tap before you start the pump.',
    'Pumps',
    'A pump is a machine that moves oil from the tank to the press.',
    'The pump stops at 90 °C, because hot oil would destroy its seals.',
    'The pump of a neighbour ran for nine years without a stop.',
    'How can I protect the pump against frost?',
    'These are the ways to protect it:',
    'Keep the room above 5 °C.',
    'Fill the tank with winter oil.',
    'Let the pump run at night.',
    'Can the pump run dry?',
    'No, it cannot. Without oil the bearings break within a minute.',
    'Valves',
    'Type | Pressure | Colour',
    'Ball valve | 16 bar | red',
    'Gate valve | 10 bar | blue',
    'Unlike a gate valve, a ball valve closes with a quarter of a turn.',
    'Purge time',
    'Default: 30 seconds',
    'Sets how long the pump purges air from the press.',
  ].join('\n'),
  {
    title: 'Manual of the press',
    headings: ['Tanks', 'Emptying', 'Pumps', 'Valves', 'Purge time'],
    site: 'press.example',
  },
);

const answer = (query: string, pages: AnswerPage[] = [TANK]): string[] =>
  new AnswerFinder(pages).find(madeQuestion(query)).parts.map(({ quote }) => quote.text);

const fit = (query: string): number => new AnswerFinder([TANK]).find(madeQuestion(query)).fit;

describe('AnswerFinder', () => {
  it.each([
    [
      'a definition with its definition',
      'What is a pump?',
      'A pump is a machine that moves oil from the tank to the press.',
    ],
    [
      'a reason with the sentence that states it',
      'Why does the pump stop?',
      'The pump stops at 90 °C, because hot oil would destroy its seals.',
    ],
    [
      'an instruction with an imperative',
      'How do I empty the tank?',
      'To empty the tank, open the lower tap and wait for ten minutes.',
    ],
    [
      'an amount with a number',
      'How many litres does the tank hold?',
      'The tank of the press holds 40 litres of oil.',
    ],
    [
      'a comparison with what sets the things apart',
      'What is the difference between a gate valve and a ball valve?',
      'Unlike a gate valve, a ball valve closes with a quarter of a turn.',
    ],
    ['yes or no with the answer below the question', 'Can the pump run dry?', 'No, it cannot.'],
  ])('answers %s', (_, query, expected) => {
    expect(answer(query)[0]).toBe(expected);
  });

  it('quotes a list with its introduction', () => {
    expect(answer('How can I protect the pump against frost?')).toEqual([
      'These are the ways to protect it:',
      'Keep the room above 5 °C.',
      'Fill the tank with winter oil.',
      'Let the pump run at night.',
    ]);
  });

  it('quotes the rows of an introduced table that name the topic, with its header', () => {
    const page = madePage(
      1,
      [
        'Settings',
        'These are the settings of the pump:',
        'Name | Default',
        'COOLING_URL | none',
        'VALVE_URL | none',
        'PRESSURE | 16 bar',
      ].join('\n'),
      { title: 'Settings of the pump', headings: ['Settings'], site: 'press.example' },
    );
    expect(answer('Which settings does the pump have for the pressure?', [page])).toEqual([
      'These are the settings of the pump:',
      'Name | Default',
      'PRESSURE | 16 bar',
    ]);
    expect(answer('Which settings does the pump have?', [page])).toHaveLength(5);
  });

  it.each([
    ['How do I back up the press?', 'Make a backup of the press every evening.'],
    ['How do I log in to the press?', 'You can sign in to the press with a card of the workshop.'],
    ['How do I turn on the pump of the press?', 'Enable the pump of the press in the menu.'],
  ])('takes a phrase for the word that means the same: %s', (query, expected) => {
    const page = madePage(
      1,
      [
        'Make a backup of the press every evening.',
        'Go back to the press when the pump stops.',
        'You can sign in to the press with a card of the workshop.',
        'Keep the log of the press in a dry place.',
        'Enable the pump of the press in the menu.',
        'Turn the wheel of the press by hand.',
      ].join('\n'),
      { title: 'The press', headings: [], site: 'press.example' },
    );
    expect(answer(query, [page])[0]).toBe(expected);
  });

  it('quotes a row of a table with its header', () => {
    expect(answer('How many bar of pressure does a gate valve hold?')).toEqual([
      'Type | Pressure | Colour',
      'Gate valve | 10 bar | blue',
    ]);
  });

  it('adds what is nearly as good and says something else', () => {
    const page = madePage(
      1,
      [
        'Starting',
        'Why the pump fails to start is written in its log by the control unit.',
        'The pump fails to start because a valve in front of it is closed.',
        'The pump fails to start because a valve in front of it is still closed.',
        'The tank is made of steel.',
      ].join('\n'),
      { title: 'Manual of the press', headings: ['Starting'] },
    );
    expect(answer('Why does the pump fail to start in the cold?', [page])).toEqual([
      'Why the pump fails to start is written in its log by the control unit.',
      'The pump fails to start because a valve in front of it is closed.',
    ]);
  });

  it('quotes a value with the name above it', () => {
    expect(answer('What is the default purge time?')).toEqual(['Purge time', 'Default: 30 seconds']);
  });

  it('quotes a sentence that refers back together with the one before', () => {
    const page = madePage(
      1,
      'The seal of the lid is made of rubber. It therefore becomes brittle below zero degrees.',
    );
    expect(answer('Why does the rubber seal become brittle?', [page])).toEqual([
      'The seal of the lid is made of rubber.',
      'It therefore becomes brittle below zero degrees.',
    ]);
  });

  it('explains each of two things that no sentence compares', () => {
    const page = madePage(
      1,
      'A drum brake is a brake with shoes inside of a ring.\nDrum brakes get hot.\nA disc brake is a brake whose pads press a disc.',
    );
    expect(answer('What is the difference between a drum brake and a disc brake?', [page])).toEqual([
      'A drum brake is a brake with shoes inside of a ring.',
      'A disc brake is a brake whose pads press a disc.',
    ]);
  });

  it('prefers what holds to a rejected alternative', () => {
    const page = madePage(
      1,
      [
        'Alternatives',
        'The meter is read by a person in every month, because a person makes no false readings.',
        'Decision',
        'The meter is read by radio in every month, because no person has to enter the house.',
      ].join('\n'),
      { headings: ['Alternatives', 'Decision'] },
    );
    expect(answer('Why is the meter read by radio or by a person?', [page])[0]).toMatch(/by radio in every/);
  });

  it('does not take the words of the frame for the subject', () => {
    const page = madePage(
      1,
      [
        'With a number, make sure that the press can be reached only through the gate.',
        'The press never prints a job number again, because each printed number is struck from the list.',
      ].join('\n'),
    );
    expect(answer('How does the press make sure that a job number is never printed twice?', [page])).toEqual([
      'The press never prints a job number again, because each printed number is struck from the list.',
    ]);
  });

  it('matches inflections and derived words', () => {
    const page = madePage(1, 'Lubrication of the bearings is done with a brush once a week.');
    expect(answer('How do I lubricate a bearing?', [page])).toHaveLength(1);
  });

  it('finds nothing where the subject is not mentioned', () => {
    expect(answer('Which vaccines does a traveller need?')).toEqual([]);
  });

  it('fits better where the answer covers the question and has its form', () => {
    const rest = fit('How many years does a pump guarantee cover the tank?');
    expect(fit('What is a pump?')).toBeGreaterThan(Math.max(0.7, rest + 0.3));
  });
});
