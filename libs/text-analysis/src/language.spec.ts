import { describe, expect, it } from 'vitest';
import { languageOf } from './language.js';

describe('languageOf', () => {
  it.each([
    ['en', 'The pump moves water from the tank to the house every day.'],
    ['de', 'Die Pumpe fördert jeden Tag Wasser aus dem Tank in das Haus.'],
    ['fr', 'La pompe envoie chaque jour de l’eau du réservoir à la maison.'],
    ['es', 'La bomba envía agua del depósito a la casa todos los días.'],
    ['ja', '次に電源を切ってから、水位を確認してください。'],
  ])('tells %s', (language, text) => {
    expect(languageOf(text)).toBe(language);
  });

  it.each(['', '12 / 34', 'OK', '🙂🙂🙂'])('does not guess from %j', (text) => {
    expect(languageOf(text)).toBeNull();
  });
});
