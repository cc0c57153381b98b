import { unaccented } from '@capstan/text-analysis';
import { describe, expect, it } from 'vitest';
import { numberFit } from './number-fit.js';

const fit = (text: string, question: string): number => numberFit(unaccented(text), unaccented(question));

describe('numberFit', () => {
  it.each([
    [
      'How often is the filter washed?',
      'It is washed daily.',
      'every evening',
      'after about 20 loads',
      'twice',
    ],
    ['Wie oft wird das Sieb gespült?', 'täglich', 'alle drei Monate', 'nach etwa 20 Ladungen', 'jeden Abend'],
    [
      'À quelle fréquence laver le filtre ?',
      'chaque soir',
      'tous les trois mois',
      'toutes les 20 tasses',
      'une fois',
    ],
    [
      '¿Con qué frecuencia se lava?',
      'cada noche',
      'cada tres meses',
      'después de unas 20 cargas',
      'una vez al mes',
    ],
    [
      'Con quale frequenza si lava?',
      'ogni sera',
      'ogni due mesi',
      'dopo circa 20 carichi',
      'una volta al mese',
    ],
    [
      'Com que frequência se lava?',
      'todos os dias',
      'a cada três meses',
      'depois de umas 20 cargas',
      'uma vez por mês',
    ],
    [
      'Hoe vaak wordt het filter gewassen?',
      'dagelijks',
      'om de drie maanden',
      'na ongeveer 20 beurten',
      'elke avond',
    ],
  ])('knows how often: %s', (question, ...texts) => {
    for (const text of texts) expect.soft(fit(text, question), text).toBe(1);
  });

  it.each([
    ['How long does the seal last?', 'for about 400 cups', 'It has 4 screws.'],
    ['Wie lange hält die Dichtung?', 'Sie hält etwa 400 Tassen.', 'Sie hat 4 Schrauben.'],
    ['Combien de temps dure le joint ?', 'Il dure 400 tasses.', 'Il a 4 vis.'],
    ['¿Cuánto tiempo dura la junta?', 'Dura unas 400 tazas.', 'Tiene 4 tornillos.'],
    ['Quanto dura la guarnizione?', 'Dura circa 400 tazze.', 'Ha 4 viti.'],
    ['Quanto tempo dura a junta?', 'Dura cerca de 400 copos.', 'Tem 4 parafusos.'],
    ['Hoe lang gaat de pakking mee?', 'Ze gaat ongeveer 400 kopjes mee.', 'Ze heeft 4 schroeven.'],
  ])('knows how long from another number: %s', (question, right, other) => {
    expect(fit(right, question)).toBe(1);
    expect(fit(other, question)).toBe(0.25);
  });

  it.each(['The cracks are due to frost.', 'Der Deckel sei fest.', 'Un moteur neuf.', 'It is washed.'])(
    'finds no number in: %s',
    (text) => {
      expect(fit(text, 'How many are there?')).toBe(0);
    },
  );
});
