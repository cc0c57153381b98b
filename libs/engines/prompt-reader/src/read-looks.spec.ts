import type { SiteDocument } from '@capstan/site-document';
import { describe, expect, it } from 'vitest';
import { sendMessage, wordsOf } from './fixtures/send-message.js';
import { readPrompt } from './read-prompt.js';

const POTTER = `Website for Marlow Pots, a pottery studio in Whitby. Mug £18, blue bowl £24, red and white jug £35, teapot £60.
 Open Thursday to Sunday 10am to 4pm. We are at 3 Flowergate, Whitby. Call 01947 555130. People should be able to send us a message.
 Our team: Nell Brown (potter). Colours: green.`;
const SITES = {
  de: 'Website für das Café Amsel in Kassel. Kaffee 3 €, Kuchen 4 €. Täglich 9 bis 18 Uhr. Farben: Blau. Tel. 0561 555210.',
  fr: 'Un site pour le café Merle à Lille. Café 2 €, tarte 4 €. Ouvert du mardi au samedi de 9h à 18h. Couleur : bleu. Tél. 03 20 55 52 10.',
  es: 'Una web para el café Mirlo en Burgos. Café 2 €, tarta 4 €. Abierto de lunes a sábado de 9 a 18. Color: azul. Teléfono 947 555 210.',
  pt: 'Site para o café Melro em Braga. Café 1 €, bolo 3 €. Aberto de terça a domingo das 9h às 18h. A cor é azul. Telefone 253 555 210.',
  it: 'Un sito per il caffè Merlo a Lucca. Caffè 1 €, torta 4 €. Aperto da martedì a domenica dalle 9 alle 18. Colori: blu. Tel. 0583 555210.',
  ja: '金沢の喫茶店「つぐみ」のサイトを作ってください。コーヒー450円、抹茶ケーキ600円。営業時間は9時から18時。色は青で。',
} as const;

interface Sent {
  claims: string;
  before: SiteDocument;
  after: SiteDocument;
}

const send = (prompt: string, message: string): Sent => {
  const { before, after, claims } = sendMessage(prompt, message);
  return { claims: claims.join('\n'), before, after };
};

const pointsOf = ({ after }: Sent): string => after.openPoints.map(({ text }) => text).join('\n');
const [BURGUNDY, NAVY, WHITE, CREAM] = ['#7a1f35', '#1e2f57', '#ffffff', '#f3ead7'] as const;

describe('a dark color', () => {
  it.each([
    ["Website for the shoe shop Otter in Whitby. I'd like it dark green.", '#1c4d34'],
    ['Website for the shoe shop Otter in Whitby. Colors: dark blue and white.', '#033475'],
    ['Un site pour le café Merle à Lille. Couleurs : vert foncé et blanc.', '#1c4d34'],
  ])('does not make the site dark: %s', (prompt, accent) => {
    const { theme } = readPrompt(prompt).document;
    expect(theme.accent).toBe(accent);
    expect(theme.scheme).not.toBe('dark');
  });

  it('leaves a dark site dark', () => {
    const { theme } = readPrompt('Website for the bar Otter in Whitby. A dark look, with green.').document;
    expect(theme.scheme).toBe('dark');
  });
});

describe('a message about colors', () => {
  it.each([
    ['can we have burgundy instead of green', BURGUNDY],
    ['swap the green for burgundy please', BURGUNDY],
    ['replace the green with burgundy', BURGUNDY],
    ['I think burgundy suits us better than green', BURGUNDY],
    ['make it burgundy not green', BURGUNDY],
    ['I went off the green, could you try burgundy', BURGUNDY],
    ['the green should be burgundy', BURGUNDY],
    ['can it be #7A1F35', BURGUNDY],
    ['Not keen on the green. Burgundy would be nicer', BURGUNDY],
  ])('%s', (message, accent) => {
    const sent = send(POTTER, message);
    expect(sent.after.theme.accent).toBe(accent);
    expect(sent.claims).toMatch(/^New colors: \S+$/u);
    expect(sent.after.facts).toEqual(sent.before.facts);
  });

  it('takes the words of a shade to the color', () => {
    const accentOf = (message: string): string | undefined => send(POTTER, message).after.theme.accent;
    const plain = accentOf('make it red');
    const [dark, dusty, light] = ['dark red', 'dusty red', 'pale red'].map((color) =>
      accentOf(`make it ${color}`),
    );
    expect(new Set([plain, dark, dusty, light]).size).toBe(4);
    expect(send(POTTER, 'make it dark red').claims).toBe('New colors: dark red');
    expect(send(POTTER, 'make it dark red').after.theme.scheme).toBe(
      send(POTTER, 'make it red').after.theme.scheme,
    );
  });

  it('has a pale color as the background, and black where it comes first', () => {
    expect(send(POTTER, 'navy and cream please').after.theme).toMatchObject({
      accent: NAVY,
      background: CREAM,
      scheme: 'light',
    });
    expect(send(POTTER, 'can it be black and gold').after.theme).toMatchObject({
      accent: '#b08d2e',
      background: '#161616',
      scheme: 'dark',
    });
    expect(send(POTTER, 'can you make the background white').after.theme).toMatchObject({
      accent: send(POTTER, 'hello').after.theme.accent,
      background: WHITE,
    });
  });

  it('says what it has no place for', () => {
    const sent = send(POTTER, 'use teal with gold');
    expect(sent.claims).toBe('New colors: teal');
    expect(pointsOf(sent)).toContain('gold');
    expect(pointsOf(send(POTTER, 'we want burgundy with white writing'))).toContain('white');
  });

  it('changes the shade of the color that is there', () => {
    const { before, after, claims } = send(POTTER, 'can the green be a bit darker');
    expect(after.theme.accent).not.toBe(before.theme.accent);
    expect(after.theme.scheme).toBe(before.theme.scheme);
    expect(claims).toBe('New look: darker');
  });

  it('reads a color and something else in one sentence', () => {
    const { after, claims } = send(
      POTTER,
      'Remove the teapot and make it navy not green. The mug is £20 now.',
    );
    expect(after.theme.accent).toBe(NAVY);
    expect(wordsOf(after)).not.toContain('Teapot');
    expect(claims).toContain('£18 → £20');
  });

  it.each([
    ['de', 'Bitte statt Blau lieber Bordeaux, das passt besser zu uns'],
    ['de', 'tauscht das Blau gegen Weinrot'],
    ['fr', "J'aimerais plutôt du bordeaux à la place du bleu."],
    ['fr', 'remplacez le bleu par du bordeaux, ce sera plus chaleureux'],
    ['es', 'cambia el azul por granate'],
    ['pt', 'troca o azul por bordô, pfv'],
    ['it', 'preferirei il bordeaux al posto del blu'],
    ['ja', '青をやめて、ワインレッドにしてください'],
  ] as const)('%s: %s', (language, message) => {
    const { before, after } = send(SITES[language], message);
    expect(after.theme).toEqual({ ...before.theme, accent: BURGUNDY });
  });
});

describe('a message about the mood', () => {
  it.each([
    ['Could it look a little warmer? It feels rather cold to me.', 'warm'],
    ['a bit more modern', 'plain and modern'],
    ['can it be more elegant please', 'elegant'],
    ['make it a bit calmer', 'calm'],
    ['it feels a bit stuffy', 'warm'],
    ['looks boring. can you jazz it up', 'lively'],
  ])('%s', (message, mood) => {
    const { before, after, claims } = send(POTTER.replace('pottery studio', 'law firm'), message);
    expect(claims).toBe(`New look: ${mood}`);
    expect(after.theme.id).not.toBe(before.theme.id);
    expect(after.theme.accent).toBe(before.theme.accent);
  });

  it.each([
    ['de', 'Das wirkt etwas kühl. Geht das wärmer?', 'warm'],
    ['fr', 'il faudrait quelque chose de plus élégant', 'élégant'],
    ['es', '¿Podría ser un poco más elegante?', 'elegante'],
    ['pt', 'dá pra deixar o site mais elegante?', 'elegante'],
    ['it', 'Si può avere il sito un po’ più elegante', 'elegante'],
    ['ja', 'もっと上品にしてもらえますか', '上品な'],
  ] as const)('%s: %s', (language, message, mood) => {
    const { before, after, claims } = send(SITES[language], message);
    expect(claims).toContain(mood);
    expect(after.theme.id).not.toBe(before.theme.id);
  });

  it('makes a site lighter that may be dark', () => {
    expect(send(SITES.de, 'Das ist mir zu dunkel').after.theme.scheme).toBe('light');
    expect(send(POTTER, 'no dark mode please').after.theme.scheme).toBe('light');
    expect(send(POTTER, 'dark mode please').after.theme.scheme).toBe('dark');
  });
});

describe('a message about the size of text', () => {
  it.each([
    [POTTER, 'bigger text please'],
    [POTTER, 'the writing is too small, my dad can’t read it'],
    [POTTER, 'too small on my phone'],
    [SITES.de, 'Die Schrift ist zu klein'],
    [SITES.fr, 'le texte est trop petit'],
    [SITES.es, 'la letra más grande por favor'],
    [SITES.pt, 'as letras estão muito pequenas'],
    [SITES.it, 'Il carattere è troppo piccolo'],
    [SITES.ja, '文字が小さくて読みにくいです'],
  ])('%#: %s', (site, message) => {
    const { before, after } = send(site, message);
    expect(after.theme).toEqual({ ...before.theme, textSize: 'large' });
    expect(after.facts).toEqual(before.facts);
  });
});

describe('a message that only has a word of a color or a mood', () => {
  it.each([
    'We would like the red and white jug to be £38',
    'the blue bowl is £26 now',
    'Add a green bowl for £22',
    'Nell Brown is leaving',
    'We have a new blue door',
    'We are a warm and friendly team',
    'The cups are a bit small',
    'I love the green',
    'too green',
    'the background is a bit yellow',
  ])('changes no look: %s', (message) => {
    const { before, after } = send(POTTER, message);
    expect(after.theme).toEqual(before.theme);
  });

  it('does not take an item in another color for the one that is there', () => {
    const { after } = send(POTTER, 'Add a green bowl for £22');
    expect(wordsOf(after)).toContain('Blue bowl');
    expect(wordsOf(after).toLowerCase()).toContain('green bowl');
  });

  it('changes no look for an item in Japanese', () => {
    const { before, after } = send(SITES.ja, '抹茶ケーキは650円になりました');
    expect(after.theme).toEqual(before.theme);
  });
});
