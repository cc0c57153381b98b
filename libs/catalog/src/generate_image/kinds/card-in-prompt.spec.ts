import { describe, expect, it } from 'vitest';
import { cardTextIn } from './card-in-prompt.js';

describe('words of a card', () => {
  it.each([
    ['Open Graph image for a post titled "Ten rules"', { title: 'Ten rules' }],
    [
      'Card with the title "We are hiring" and subtitle "In Lisbon"',
      { title: 'We are hiring', subtitle: 'In Lisbon' },
    ],
    ['A title card that says Chapter 3', { title: 'Chapter 3' }],
    ['Ten rules', { title: 'Ten rules' }],
  ])('in %j', (prompt, text) => {
    expect(cardTextIn(prompt)).toEqual(text);
  });

  it.each([
    [
      'the author behind a dash',
      'Quote card: "Be kind." — Ada Example',
      { title: 'Be kind.', author: 'Ada Example' },
    ],
    [
      'the author in brackets',
      'Carte de citation : « Sois bref. » (Jean Exemple)',
      { title: 'Sois bref.', author: 'Jean Exemple' },
    ],
    [
      'the author with a role',
      'Testimonial card: "It works." Mia Chen, CTO at Acme',
      { title: 'It works.', author: 'Mia Chen, CTO at Acme' },
    ],
    [
      'the author by a word',
      'Tarjeta con la cita «Sé breve» de Ana Ejemplo',
      { title: 'Sé breve', author: 'Ana Ejemplo' },
    ],
    [
      'a mark behind the words',
      'card that says Open late! with "Until midnight" underneath',
      { title: 'Open late!', subtitle: 'Until midnight' },
    ],
    [
      'words without quotation marks',
      'OG image with the headline Why we moved and the subline A year later',
      { title: 'Why we moved', subtitle: 'A year later' },
    ],
    [
      'a list behind a colon',
      'release card, heading "2.0", smaller line: faster, smaller, free',
      { title: '2.0', subtitle: 'faster, smaller, free' },
    ],
    [
      'lines',
      'Social card\nTitle: A\nSubtitle: B\nAuthor: C D\nFooter: example.com',
      { title: 'A', subtitle: 'B', author: 'C D', site: 'example.com' },
    ],
    ['a line above', 'Blog image, title: "Hello", text above: "NEWS"', { title: 'Hello', eyebrow: 'NEWS' }],
    [
      'German',
      'Karte mit dem Titel „Sommerfest“ und dem Untertitel „12. Juli“',
      { title: 'Sommerfest', subtitle: '12. Juli' },
    ],
    [
      'Portuguese',
      'cartão com o texto "Promoção" e embaixo "só hoje"',
      { title: 'Promoção', subtitle: 'só hoje' },
    ],
    [
      'Japanese',
      'タイトル「勉強会」、サブタイトル「10月」のカードを作成',
      { title: '勉強会', subtitle: '10月' },
    ],
  ])('are read from %s', (_, prompt, text) => {
    expect(cardTextIn(prompt)).toEqual(text);
  });

  it('are read from JSON', () => {
    const text = { title: 'A', subtitle: 'B' };
    expect(cardTextIn(JSON.stringify({ kind: 'card', ...text }))).toEqual(text);
  });

  it('do not include how the card looks', () => {
    expect(cardTextIn('card, title: Closed today, dark background')).toEqual({ title: 'Closed today' });
  });
});
