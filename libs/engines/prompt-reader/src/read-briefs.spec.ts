import { uncoveredClauses } from '@capstan/site-document';
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
    expect(reasons.get('testimonials (3 placeholders)')).toBe('the site has no content for this yet');
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

const SHOP = `Design a landing page for "Brightwell Nine", a lamp for small desks in
student rooms. Target audience: students and their parents.
Include:
1. Hero: headline "Light where you read", price "$89", and a button
   labelled "Add to basket" (primary)
2. A three-feature section (warm or cold light, USB-C charging, two-year battery)
3. Pricing cards – Single ($89), Pair ($160/set with a clamp)
4. A strip with the text "Free delivery in Ohio" and logos of partners
Design notes:
Plain HTML and CSS, no frameworks. Clean, lots of white space.`;

describe('a numbered brief in lines of one width', () => {
  const read = readPrompt(SHOP);
  const said = JSON.stringify(read.document.facts.map((fact) => ({ ...fact, source: [] })));

  it('has the quoted headline at the top, and nowhere else', () => {
    expect(read.document.identity).toMatchObject({
      name: 'Brightwell Nine',
      tagline: { text: 'Light where you read' },
    });
    const headline = read.document.facts.find(
      (fact) => fact.type === 'statement' && fact.text === 'Light where you read',
    );
    const showing = read.document.pages
      .flatMap(({ sections }) => sections)
      .filter(({ facts }) => facts.includes(headline!.id));
    expect(showing.map(({ id }) => id)).toEqual(['top']);
  });

  it('has what the parts are to show', () => {
    expect(read.document.facts).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          type: 'list',
          entries: ['Warm or cold light', 'USB-C charging', 'Two-year battery'],
        }),
        expect.objectContaining({
          type: 'item',
          name: 'Pair',
          price: { amount: 160, currency: 'USD', per: 'set' },
          note: 'with a clamp',
        }),
        expect.objectContaining({ type: 'statement', text: 'A lamp for small desks in student rooms.' }),
        expect.objectContaining({ type: 'statement', text: 'Free delivery in Ohio' }),
      ]),
    );
  });

  it.each([
    'Target',
    'Hero',
    'Include',
    'three-feature',
    'strip',
    'Design',
    'HTML',
    'frameworks',
    'primary',
    '1.',
  ])('shows nothing of what is for the builder: %s', (word) => {
    expect(said).not.toContain(word);
  });

  it('gives the list of features no heading of dates', () => {
    const list = read.document.pages[0]?.sections.find(({ component }) => component === 'list');
    expect(list?.facts).toHaveLength(1);
    expect(JSON.stringify(list)).not.toContain('Dates');
  });

  it('accounts for every clause', () => {
    expect(uncoveredClauses([SHOP], read.ledger)).toEqual([]);
  });
});

it('shows the texts that parts are to have, and no placeholders', () => {
  const { facts } = readPrompt(
    'Create a landing page for "Helix", a tool for API docs. Include a hero with headline "Docs that stay right", two CTA buttons — "Start for free" (primary) and "See the demo" (secondary); a bar with logos ("Trusted by teams at..."); a pricing teaser mentioning "Free for open source"; and a footer.',
  ).document;
  expect(facts.map((fact) => (fact.type === 'statement' ? fact.text : fact.type))).toEqual([
    'A tool for API docs.',
    'Docs that stay right',
    'Free for open source',
  ]);
});

describe('a brief whose parts are separated by semicolons, with a question', () => {
  const { document } = readPrompt(
    'Create a one-page site for "Tidewater Nine", a rowing club in Maldon. Include: a hero with headline ' +
      '"Row with the tide" and a button that says "Book a trial"; a three-part section (beginners, racing, touring boats); ' +
      'pricing cards - Adult (£120/yr), Junior (£45/yr); a FAQ: Do I need a boat? No, we have twelve.',
  );
  const said = JSON.stringify(document.facts.map((fact) => ({ ...fact, source: [] })));

  it('shows what comes before the question', () => {
    for (const word of ['Racing', 'Touring boats', 'Adult', 'Junior']) expect(said).toContain(word);
  });

  it('shows the question with its answer, as no field of a form', () => {
    expect(document.facts).toContainEqual(
      expect.objectContaining({ type: 'policy', topic: 'Do I need a boat?', text: 'No, we have twelve.' }),
    );
    expect(JSON.stringify(document.records)).not.toContain('boat');
  });

  it('keeps what the site is for below a headline of its own', () => {
    expect(document.identity.tagline).toMatchObject({ text: 'Row with the tide' });
    expect(said).toContain('rowing club in Maldon');
  });
});

it.each([
  [
    'Build a website for the stationer Paper Street. Birthday cards £3, wooden button £1, logo design £200.',
    ['Birthday cards', 'Logo design'],
  ],
  [
    'Build a website for the stationer Paper Street.\n\nBirthday cards:\n- Fox (set of 5 cards) £9\n- Owl £3',
    ['Birthday cards', 'et of 5 cards'],
  ],
  [
    'Create a website for the school Nine Lines in Leeds. We teach plain HTML. The rooms are accessible by lift.',
    ['HTML', 'accessible'],
  ],
])('a brief keeps what is sold and said: %j', (prompt, words) => {
  const facts = JSON.stringify(readPrompt(prompt).document.facts);
  for (const word of words) expect(facts).toContain(word);
});

describe('a first prompt that is not a brief', () => {
  it.each([
    ['Paper Street is a school for web design in Leeds. We teach plain HTML to beginners.', 'HTML'],
    ['The web studio Nine Lines in Leeds. We build sites in React and HTML.', 'React'],
  ])('keeps its technical words: %s', (prompt, word) => {
    expect(JSON.stringify(readPrompt(prompt).document.facts)).toContain(word);
  });
});
