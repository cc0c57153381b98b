import { describe, expect, it } from 'vitest';
import { SITES } from './fixtures/sites.js';
import { isInstruction } from './is-instruction.js';

describe('isInstruction', () => {
  it.each([
    'make the header blue',
    'Add a page about our history',
    'add an online shop',
    'The croissant now costs 3.20 €',
    'undo that',
    'We are closed on Mondays',
    'Our phone number is +49 30 1234567',
    'dark mode please',
    'make the logo bigger',
    'Can you translate it to German?',
    'Mach die Seite grün',
    'Ajoute une page sur notre histoire',
    'Añade un blog',
    'Mude a cor para azul',
    '緑色にしてください',
    'make a page about our bakery',
  ])('takes “%s” for a change', (prompt) => {
    expect(isInstruction(prompt, SITES.bakery)).toBe(true);
  });

  it.each([
    'A second site for my new bakery in Potsdam called Mehl',
    'Build a booking app for my barber shop Fade & Co',
    'We are a family of beekeepers in Provence. We sell honey and need a website.',
    'Create a website for a yoga studio in Lisbon, calm and green, with a booking form.',
    'A waitlist for our note-taking app',
    'Pizzeria Da Luca in Naples, wood-fired, open daily 18:00-23:00',
    'Erstelle eine Website für meine Tischlerei in Graz',
    'Crée un site pour ma boulangerie à Lyon',
    'Quiero una página web para mi floristería',
    'Crie um site para a minha padaria em Lisboa',
    '京都の小さな喫茶店のサイトを作ってください',
    '',
  ])('takes “%s” for something new', (prompt) => {
    expect(isInstruction(prompt, SITES.bakery)).toBe(false);
  });
});
