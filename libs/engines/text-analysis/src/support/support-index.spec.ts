import { describe, expect, it } from 'vitest';
import { SupportIndex, supportOf } from './support-index.js';

const PUMP = `The Vortex pump moves 1,200 litres of water per hour. It weighs 5 kg and was designed by Ada Lane in 2019.
The Tornado pump moves 900 litres of water per hour. It weighs 7 kg and was designed by Otto Brand in 2021.
Sales of the Vortex pump increased in Spain before the price was lowered. The pump does not run dry without damage.
The motor is not covered by the warranty. The warranty covers the seal for three years.`;

describe('supportOf', () => {
  const pump = new SupportIndex(PUMP);

  it('supports a quotation', () => {
    const quotation = 'It weighs 5 kg and was designed by Ada Lane in 2019.';
    const { score, isSupported, start, end } = pump.supportOf(quotation);
    expect([score, isSupported, PUMP.slice(start, end)]).toEqual([1, true, quotation]);
    expect(pump.supportOf('The Tornado  pump moves\n900 litres of water per hour').score).toBe(1);
    expect(supportOf('He said "it\'s dry".', 'Then: He said “it’s dry”. Later.').score).toBe(1);
  });

  it.each([
    'Per hour the Vortex pump moves 1200 litres of water',
    'The Vortex pump, designed by Ada Lane in 2019, weighs 5 kg.',
    'Before the price was lowered, sales of the Vortex pump increased in Spain.',
    'The warranty covers the seals for 3 years.',
    'The warranty does not cover the motor.',
    'The pump will not run dry without being damaged.',
  ])('supports: %s', (sentence) => {
    expect(pump.supportOf(sentence)).toMatchObject({ isSupported: true });
  });

  it.each([
    ['a number', 'The Vortex pump moves 1,300 litres of water per hour.'],
    ['the number of another', 'The Vortex pump moves 900 litres of water per hour.'],
    ['another unit', 'The Vortex pump moves 1,200 litres of water per hour and weighs 5 km.'],
    ['a year', 'Ada Lane designed the Vortex pump in 2018.'],
    ['a name', 'Sales of the Vortex pump increased in Italy before the price was lowered.'],
    ['the name of another', 'The Tornado pump moves 1,200 litres of water per hour.'],
    ['a negation added', 'Sales of the Vortex pump did not increase in Spain before the price was lowered.'],
    ['a negation left out', 'The motor is covered by the warranty.'],
    ['a direction', 'Sales of the Vortex pump decreased in Spain before the price was lowered.'],
    ['an order', 'Sales of the Vortex pump increased in Spain after the price was lowered.'],
    ['a number word', 'The warranty covers the seal for four years.'],
    ['everything', 'The committee elected a treasurer.'],
    ['nothing said', ''],
  ])('does not support a change of %s', (_, sentence) => {
    expect(pump.supportOf(sentence)).toMatchObject({ isSupported: false });
  });

  it.each([
    ['The dam was opened in May 2014.', 'The dam was closed in May 2014.'],
    ['The firm was founded in Corvane in 1998.', 'The firm was dissolved in Corvane in 1998.'],
    ['The council approved the third bridge in June.', 'The council vetoed the third bridge in June.'],
    ['Das Museum wurde im Mai eröffnet.', 'Das Museum wurde im Mai geschlossen.'],
  ])('does not support the opposite: %s', (text, opposite) => {
    expect(supportOf(text, text).isSupported).toBe(true);
    expect(supportOf(opposite, text)).toMatchObject({ isSupported: false });
  });

  it('does not accept a part of a negation as a statement', () => {
    expect(supportOf('the drug is safe', 'Nobody believes the drug is safe.').isSupported).toBe(false);
    expect(supportOf('The drug is safe', 'The drug is safe, but not cheap.').isSupported).toBe(true);
    expect(supportOf('It grew by 12', 'It grew by 12 % in May.').isSupported).toBe(false);
    expect(supportOf('It grew by 1', 'It grew by 1.5 in May.').isSupported).toBe(false);
  });

  it.each([
    [
      'Der Umsatz stieg im Jahr 2020 um 12 %.',
      'Im Jahr 2020 stieg der Umsatz um 12 %.',
      'Im Jahr 2020 sank der Umsatz um 12 %.',
    ],
    ['Die Lampe ist nicht wasserdicht.', 'Wasserdicht ist die Lampe nicht.', 'Wasserdicht ist die Lampe.'],
    [
      'Le prix augmente de 5 euros en mai.',
      'En mai, le prix augmente de 5 euros.',
      'En mai, le prix augmente de 6 euros.',
    ],
    ['La puerta no cierra sin llave.', 'Sin llave la puerta no cierra.', 'Con llave la puerta cierra.'],
    ['この電池は水に強くない。', '水に強くない、この電池は。', 'この電池は水に強い。'],
    ['工厂每年生产500辆汽车。', '每年工厂生产500辆汽车', '每年工厂生产600辆汽车'],
  ])('supports other languages: %s', (text, right, wrong) => {
    const index = new SupportIndex(text);
    expect(index.supportOf(right)).toMatchObject({ isSupported: true });
    expect(index.supportOf(wrong)).toMatchObject({ isSupported: false });
  });
});
