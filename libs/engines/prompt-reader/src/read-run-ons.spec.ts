import { uncoveredClauses } from '@capstan/site-document';
import { describe, expect, it } from 'vitest';
import { readPrompt } from './read-prompt.js';

const PROMPTS = {
  en: 'hi i need a website for my dog grooming business its called Soggy Paws we are in Stroud on the high street and we open monday to friday 9 to 5 a full groom is £35 and a bath is £18 you can ring me on 07700 900123 i have 12 years of experience and we dont do cats',
  es: 'Necesito una web para mi taller de bicicletas se llama Pedal estamos en la calle Mayor 12 de Burgos abrimos de lunes a viernes de 9 a 19 y los sábados cerramos arreglo de pinchazo 8 euros y revisión completa 35 euros mi teléfono es 600 555 012',
  fr: "bonjour il me faut un site pour mon atelier de couture à Rennes on ouvre du mardi au samedi de 9h à 18h et les retouches sont prêtes sous trois jours je m'appelle Odile et j'ai vingt ans de métier on ne fait pas le cuir",
  it: 'mi serve un sito per la mia officina a Lecce siamo in via Roma 14 e facciamo anche revisioni il tagliando costa 120 euro e il cambio gomme 40 euro accettiamo carte e il sabato siamo chiusi abbiamo vent’anni di esperienza',
  pt: 'preciso de um site para a minha florista em Braga temos ramos desde 15 euros e fazemos coroas por encomenda abrimos de segunda a sábado das 9h às 19h e ao domingo estamos fechados aceitamos cartões e entregamos na cidade',
  de: 'hallo ich brauche eine webseite für meine fahrradwerkstatt in Bonn am Markt und wir haben montag bis freitag von 9 bis 18 uhr geöffnet und ich mache auch lastenräder und wir holen räder in der stadt ab',
};

/** The sentences and rules of a site. */
const textsOf = (prompt: string): string[] =>
  readPrompt(prompt).document.facts.flatMap((fact) =>
    fact.type === 'statement' || fact.type === 'policy' ? [fact.text] : [],
  );

describe('a prompt without marks', () => {
  it.each([
    ['en', 'I have 12 years of experience'],
    ['en', 'We dont do cats'],
    ['fr', 'On ne fait pas le cuir'],
    ['it', 'Abbiamo vent’anni di esperienza'],
    ['pt', 'Aceitamos cartões e entregamos na cidade'],
    ['pt', 'Fazemos coroas por encomenda'],
    ['de', 'Wir holen räder in der stadt ab'],
  ] as const)('%s: says "%s"', (language, said) => {
    expect(textsOf(PROMPTS[language]).map((text) => text.replace(/\.$/u, ''))).toContain(said);
  });

  it.each(['en', 'es'] as const)('%s: has its hours, prices and number', (language) => {
    const types = readPrompt(PROMPTS[language]).document.facts.map(({ type }) => type);
    expect(types).toEqual(expect.arrayContaining(['hours', 'item', 'contact']));
  });

  it('names items without the words before their prices', () => {
    const items = readPrompt(PROMPTS.en).document.facts.flatMap((fact) =>
      fact.type === 'item' && typeof fact.price === 'object' ? [[fact.name, fact.price.amount]] : [],
    );
    expect(items).toEqual([
      ['Full groom', 35],
      ['Bath', 18],
    ]);
  });

  it.each(Object.entries(PROMPTS))('%s: every word has an outcome', (_, prompt) => {
    expect(uncoveredClauses([prompt], readPrompt(prompt).ledger)).toEqual([]);
  });

  it('a clause stays with what it depends on', () => {
    const prompt =
      'we are a small choir in Wells and we meet on thursdays because the hall is free then and on 13 september we sing in the cathedral when the bells have stopped';
    const texts = textsOf(prompt).join('\n');
    expect(texts).toMatch(/because the hall is free then/u);
    expect(texts).toMatch(/on 13 september we sing in the cathedral when the bells have stopped/iu);
  });

  it('names are not cut', () => {
    const prompt =
      'Website for the Wells choir. We have been singing for twenty years in all of the villages between Chelan and Douglas and also with Tom and Jerry at the old mill on the river road';
    expect(textsOf(prompt).join('\n')).toMatch(/Chelan and Douglas.*Tom and Jerry/su);
  });
});
