import { describe, expect, it } from 'vitest';
import { AnswerFinder } from './find-answer.js';
import { madePage } from './fixtures/made-page.js';
import { madeQuestion } from './fixtures/made-question.js';

const answer = (query: string, lines: readonly string[], headings: readonly string[] = []): string[] => {
  const page = madePage(1, [...headings, ...lines].join('\n'), { headings: [...headings] });
  return new AnswerFinder([page]).find(madeQuestion(query)).parts.map(({ quote }) => quote.text);
};

describe('AnswerFinder on a code', () => {
  const FAULTS = [
    'Every error is shown on the display.',
    'F3: the pump gets no water. Fill the tank.',
    'F7: the boiler is too hot. Wait for half an hour.',
    'P0301: the first valve is stuck.',
    'P0302: the second valve is stuck.',
  ];

  it.each([
    ['What does error F7 mean?', 'F7: the boiler is too hot.'],
    ['What does the message F3 on the display mean?', 'F3: the pump gets no water.'],
    ['What is fault code P0302?', 'P0302: the second valve is stuck.'],
  ])('quotes what the code means, though the page has other words of the question: %s', (query, expected) => {
    expect(answer(query, FAULTS, ['Faults'])[0]).toBe(expected);
  });

  it.each(['What does error F9 mean?', 'What is fault code P0303?'])(
    'takes no code for another: %s',
    (query) => {
      expect(answer(query, FAULTS, ['Faults'])).toEqual([]);
    },
  );

  it('quotes the row of a table that the code begins', () => {
    const rows = ['Code | Meaning', 'F3 | The pump gets no water', 'F7 | The boiler is too hot'];
    expect(answer('What does error F7 mean?', rows, ['Faults'])).toEqual([
      'Code | Meaning',
      'F7 | The boiler is too hot',
    ]);
  });

  it.each([
    ['Was bedeutet der Fehler F7?', 'F7: Der Kessel ist zu heiß.'],
    ['Que signifie l’erreur F7 ?', 'F7 : la chaudière est trop chaude.'],
    ['¿Qué significa el error F7?', 'F7: la caldera está demasiado caliente.'],
    ['Che cosa significa l’errore F7?', 'F7: la caldaia è troppo calda.'],
    ['O que significa o erro F7?', 'F7: a caldeira está quente demais.'],
    ['Wat betekent fout F7?', 'F7: de ketel is te heet.'],
  ])('understands what is asked in other languages: %s', (query, expected) => {
    expect(answer(query, [expected])).toEqual([expected]);
  });
});

describe('AnswerFinder on how often', () => {
  it.each([
    [
      'How often must the seal be replaced?',
      'Replace the seal when water drips from the handle.',
      'The seal lasts for about 400 cups.',
    ],
    [
      'Wie oft muss die Dichtung gewechselt werden?',
      'Die Dichtung wird gewechselt, wenn Wasser aus dem Griff tropft.',
      'Die Dichtung hält etwa 400 Tassen.',
    ],
    [
      'Combien de fois faut-il changer le joint ?',
      'Il faut changer le joint quand la poignée goutte.',
      'Le joint dure environ 400 tasses.',
    ],
    [
      '¿Cada cuánto hay que cambiar la junta?',
      'Hay que cambiar la junta cuando gotea el mango.',
      'La junta dura unas 400 tazas.',
    ],
    [
      'Ogni quanto va cambiata la guarnizione?',
      'La guarnizione va cambiata quando il manico gocciola.',
      'La guarnizione dura circa 400 tazze.',
    ],
    [
      'Com que frequência deve trocar a junta?',
      'Convém trocar a junta quando o cabo pinga.',
      'A junta dura cerca de 400 chávenas.',
    ],
    [
      'Hoe vaak moet de pakking worden vervangen?',
      'De pakking moet worden vervangen als de greep lekt.',
      'De pakking gaat ongeveer 400 kopjes mee.',
    ],
  ])('leads with the number, though another sentence has more of the words: %s', (query, other, expected) => {
    expect(answer(query, [`${other} ${expected}`], ['Note'])[0]).toBe(expected);
    expect(answer(query, [`${expected} ${other}`], ['Note'])[0]).toBe(expected);
  });

  it('takes no number of something else', () => {
    const text = 'Replace the seal when water drips from the handle. Wash the filter every 20 days.';
    expect(answer('How often must the seal be replaced?', [text], ['Care'])[0]).toBe(
      'Replace the seal when water drips from the handle.',
    );
  });
});

describe('AnswerFinder on short sentences', () => {
  it.each([
    ['Why does wet wood crack?', 'Wet wood cracks.'],
    ['Warum reißt nasses Holz?', 'Nasses Holz reißt.'],
    ['Pourquoi le bois craque ?', 'Le bois craque.'],
    ['¿Por qué cruje la madera?', 'La madera cruje.'],
    ['Perché il legno scricchiola?', 'Il legno scricchiola.'],
    ['Por que a madeira racha?', 'A madeira racha.'],
    ['Waarom scheurt nat hout?', 'Nat hout scheurt.'],
  ])('quotes one of three words: %s', (query, expected) => {
    expect(answer(query, [expected])).toEqual([expected]);
  });

  it.each(['Wood Cracks.', 'Wood 2.', 'Wood.'])('quotes no title: %s', (text) => {
    expect(answer('Why does wood crack?', [text])).toEqual([]);
  });
});

describe('AnswerFinder on steps', () => {
  const STEPS = [
    '1. Fill the tank with soft water.',
    '2. Switch the machine on and wait for the green light.',
    '3. It is warm when the light is green. Put a cup below the spout.',
  ];

  it('quotes all of them with their numbers, below a heading without an introduction', () => {
    const [first, second, third] = STEPS;
    expect(
      answer('How do I make the first cup?', [...STEPS, 'The machine needs no milk.'], ['First cup']),
    ).toEqual([first, second, third]);
  });

  it('takes the number of a step for no amount', () => {
    expect(answer('How many times is the tank filled?', ['1. Fill the tank with soft water.'])).toEqual(
      answer('How many times is the tank filled?', ['Fill the tank with soft water.']),
    );
  });
});
