import { describe, expect, it } from 'vitest';
import { questionTerms } from './question-terms.js';

describe('questionTerms', () => {
  it.each([
    ['How much oil does the tank of a press need?', ['oil', 'tank', 'press']],
    ['What’s the press’s oil?', ['press', 'oil']],
    ['Warum braucht eine Presse Öl?', ['braucht', 'press', 'ol']],
    ['Qu’est-ce que l’huile de la presse ?', ['huil', 'press']],
    ['¿Qué es el aceite de la prensa?', ['aceit', 'prensa']],
    ['Perché l’olio della pressa è giallo?', ['olio', 'pressa', 'giallo']],
    ['O que é o óleo da prensa?', ['oleo', 'prensa']],
    ['Wat is de olie van een pers?', ['oli', 'per']],
    ['press oil', ['press', 'oil']],
    ['write-ahead logging', ['write', 'ahead', 'log']],
  ])('of "%s" are those of its subject', (text, terms) => {
    expect(questionTerms(text)).toEqual(terms);
  });

  it.each(['', '?!', 'what is it'])('of "%s" are none', (text) => {
    expect(questionTerms(text)).toEqual([]);
  });
});
