import { describe, expect, it } from 'vitest';
import { readPrompt } from './read-prompt.js';

const PROMPT = `Build a one-page landing site for 'Nimbus Notes', a minimalist note-taking app.
Include a hero with a headline, sub-headline, and primary CTA labelled exactly
"Get started"; a three-feature grid; testimonials (3 placeholders); and a sticky
top nav with logo text "Nimbus Notes" and a "Get started" button.
Palette: warm off-white background, near-black text, one accent color of your choice.`;

const { document } = readPrompt(PROMPT);
const printed = JSON.stringify(document.facts);

describe('briefs of sections', () => {
  it.each(['hero', 'headline', 'grid', 'placeholders', 'nav', 'CTA', 'Palette'])(
    'are not printed: %s',
    (word) => {
      expect(printed).not.toContain(word);
    },
  );

  it('give the main button its label', () => {
    expect(document.pages[0]?.sections[0]?.action?.label).toBe('Get started');
  });

  it('make the label of a button a constraint', () => {
    expect(document.constraints).toContainEqual(
      expect.objectContaining({ kind: 'must-say', value: 'Get started' }),
    );
  });

  it('leave sections without content as open points', () => {
    const reasons = new Map(document.openPoints.map(({ text, reason }) => [text, reason]));
    expect(reasons.get('testimonials')).toBe('the site has no content for this yet');
    expect(reasons.get('a three-feature grid')).toBe('the site has no content for this yet');
  });

  it('leave no open point for what every page has', () => {
    const open = document.openPoints.map(({ text }) => text).join('\n');
    expect(open).not.toMatch(/hero|top nav/u);
  });

  it.each([
    [
      'Bau eine Seite für „Kresselicht“. Mit Hero-Bereich und einem Button mit der Aufschrift „Jetzt testen“.',
      'Jetzt testen',
    ],
    [
      'Haz una página para «Candela Lenta». Incluye un hero y un botón que diga «Comprar ahora».',
      'Comprar ahora',
    ],
    ['Un site pour « Grain Fin ». Ajoutez un en-tête et un bouton « Commander ».', 'Commander'],
    ["Un sito per 'Vento Largo'. Aggiungi una griglia e un pulsante 'Prenota ora'.", 'Prenota ora'],
  ])('are read in other languages: %s', (prompt, label) => {
    expect(readPrompt(prompt).document.pages[0]?.sections[0]?.action?.label).toBe(label);
  });

  it('do not hide what a shop for such things says of itself', () => {
    const { facts } = readPrompt('Stitch Shed in Hull. We sew buttons on and mend coats by hand.').document;
    expect(JSON.stringify(facts)).toContain('sew buttons');
  });
});
