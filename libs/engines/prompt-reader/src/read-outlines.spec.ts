import { uncoveredClauses } from '@capstan/site-document';
import { describe, expect, it } from 'vitest';
import { readPrompt } from './read-prompt.js';

const plainFacts = (prompt: string) =>
  readPrompt(prompt).document.facts.map(({ id: _id, source: _source, ...fact }) => fact);

const TASKS = `Create a landing page for TaskHive, a project management tool for small agencies. Hero with headline "Ship work, not emails" and two buttons: "Start free trial" and "Watch demo". Three pricing tiers: Starter (Free, up to 3 users), Pro ($12/user/month, most popular) and Enterprise (contact us). Testimonials from 3 customers. FAQ with 4 questions. Footer with links to Privacy and Terms.`;

const DENTIST = `Create a website for a dental clinic called BrightSmile Dental in Austin, Texas. Include a hero section with a call to action to book an appointment, a services section (teeth whitening, implants, Invisalign), meet the team with Dr. Sarah Lee (orthodontist) and Dr. Tom Reyes (general dentist), patient testimonials, a contact form, and opening hours Mon-Fri 8am-6pm. Make it responsive.`;

const KNIVES = `# Website: Fern & Flint

## Hero
- **Headline:** "Knives made slowly"
- **Subheadline:** "Hand-forged in Sheffield since 2009"
- **CTA:** "See the knives"

## Makers (grid with round photos)
- Hannah Cole, smith: Blades
- Joe Flint, joiner

## Dates (one tab per day)
**Friday**
- 10:00 Open forge

**Saturday**
- 11:00 Handles
- 15:00 Questions: what is steel?

## Contact
- Email: hello@fernflint.example

SEO: add meta descriptions`;

const INVOICES = `Build a SaaS landing page called Ledgerly that helps freelancers track invoices. Sections:
1. Navbar with logo and links (Features, Pricing, FAQ)
2. Hero: "Get paid on time, every time" with a newsletter signup
3. Features: Automatic reminders, Expense tracking, Tax reports
4. Intro paragraph – made by two bookkeepers
5. Testimonials: "It chases them for me" by Ana Duarte, potter
6. FAQ: "Can I cancel?" - "Yes, with one click."
7. Footer`;

describe('a prompt that lists the parts of a page', () => {
  it.each([
    ['tiers', TASKS],
    ['a paragraph', DENTIST],
    ['Markdown', KNIVES],
    ['numbers', INVOICES],
  ])('accounts for every clause: %s', (_form, prompt) => {
    expect(uncoveredClauses([prompt], readPrompt(prompt).ledger)).toEqual([]);
  });

  it('has a headline and two buttons', () => {
    const { document } = readPrompt(TASKS);
    expect(document.identity.tagline?.text).toBe('Ship work, not emails');
    const [hero, next] = document.pages[0]!.sections;
    expect(hero?.action?.label).toBe('Start free trial');
    expect(hero?.secondAction).toEqual({ label: 'Watch demo', target: next!.id });
  });

  it('has tiers whose price is a number or words', () => {
    const tiers = plainFacts(TASKS).filter(({ type }) => type === 'item');
    expect(tiers).toEqual([
      { type: 'item', name: 'Starter', price: 'Free', note: 'Up to 3 users' },
      {
        type: 'item',
        name: 'Pro',
        price: { amount: 12, currency: 'USD', per: 'user/month' },
        description: 'Most popular',
      },
      { type: 'item', name: 'Enterprise', price: 'Contact us' },
    ]);
  });

  it.each([
    ['London', '£', 'GBP', 'en-GB'],
    ['Toronto', '$', 'CAD', 'en-CA'],
    ['Boston', '$', 'USD', 'en-US'],
  ])('has the currency and the locale of its prices: %s', (place, sign, currency, locale) => {
    const prompt = `Create a landing page for Ledgerly in ${place}. Hero with headline "Get paid". Three tiers: Solo (${sign}5/month) and Pro (${sign}12/month). Testimonials.`;
    const { document } = readPrompt(prompt);
    expect(document).toMatchObject({ currency, locale });
    expect(document.facts).toContainEqual(
      expect.objectContaining({ name: 'Pro', price: { amount: 12, currency, per: 'month' } }),
    );
  });

  it('names what has no content, and asks visitors nothing about it', () => {
    const { openPoints, records } = readPrompt(TASKS).document;
    expect(openPoints.map(({ text }) => text)).toEqual([
      'Testimonials from 3 customers.',
      'FAQ with 4 questions.',
    ]);
    expect(JSON.stringify(records)).not.toContain('4 questions');
  });

  it('has its lists, its people and what is said between them', () => {
    const facts = plainFacts(DENTIST);
    expect(facts).toContainEqual({
      type: 'list',
      title: 'Services',
      entries: ['Teeth whitening', 'Implants', 'Invisalign'],
    });
    expect(facts).toContainEqual({ type: 'person', title: 'Dr.', name: 'Sarah Lee', role: 'Orthodontist' });
    expect(facts).toContainEqual(expect.objectContaining({ type: 'hours', opens: '08:00', closes: '18:00' }));
    expect(readPrompt(DENTIST).document.records.map(({ id }) => id)).toEqual(['booking']);
  });

  it('is read without the marks of Markdown', () => {
    const facts = plainFacts(KNIVES);
    expect(JSON.stringify(facts)).not.toMatch(/\*\*|##|grid|tab per day|meta descriptions/u);
    expect(facts).toContainEqual({ type: 'person', name: 'Hannah Cole', role: 'Smith', about: 'Blades' });
    expect(facts).toContainEqual({
      type: 'list',
      title: 'Saturday',
      entries: ['11:00 Handles', '15:00 Questions: what is steel?'],
    });
    expect(facts).toContainEqual(
      expect.objectContaining({ type: 'contact', value: 'hello@fernflint.example' }),
    );
  });

  it('says what the product does, without the order and the app', () => {
    const { document } = readPrompt(INVOICES);
    const facts = plainFacts(INVOICES);
    expect(facts).toContainEqual({ type: 'statement', text: 'Helps freelancers track invoices.' });
    expect(facts).toContainEqual({ type: 'statement', text: 'Made by two bookkeepers' });
    expect(facts).toContainEqual({ type: 'quote', text: 'It chases them for me', by: 'Ana Duarte, potter' });
    expect(facts).toContainEqual({ type: 'policy', topic: 'Can I cancel?', text: 'Yes, with one click.' });
    expect(JSON.stringify(facts)).not.toMatch(/Navbar|landing page|Intro paragraph/u);
    expect(document.records.map(({ id }) => id)).toEqual(['newsletter']);
  });

  it.each([
    'Hi, we are Otter Inn in Bath. Our team: Ann Lee and Bob Ray. Reviews matter to us. Menu: pie £9, soup £5.',
    'I need a website for my plumbing business. Services: boilers, taps and drains. Contact me on 01225 555010.',
  ])('is not seen in one about a business: %s', (prompt) => {
    const { facts, openPoints } = readPrompt(prompt).document;
    expect(JSON.stringify(facts)).toMatch(/Ann Lee|boilers/iu);
    expect(openPoints.map(({ reason }) => reason)).not.toContain('the site has no content for this yet');
  });
});

it.each([
  [
    'de',
    'Erstelle eine Landingpage für „Kresselicht“. Hero mit der Schlagzeile „Licht nach Maß“ und einem Button „Jetzt testen“. Abschnitt Leistungen (Planung, Einbau, Wartung). Kundenstimmen: „Endlich hell“ von Ute Brand. Footer.',
    ['Planung', 'Endlich hell', 'Ute Brand'],
  ],
  [
    'fr',
    'Créez une page pour « Grain Fin ». Hero avec le titre « Moulu ce matin » et un bouton « Commander ». Section services (mouture, livraison, abonnement). Témoignages : « Enfin du café » de Léa Roy. Pied de page.',
    ['Mouture', 'Enfin du café', 'Léa Roy'],
  ],
  [
    'es',
    'Crea una página para «Candela Lenta». Hero con el titular «Velas sin prisa» y un botón «Comprar ahora». Sección de servicios (talleres, regalos, envíos). Testimonios: «Huelen a casa» de Eva Ruiz. Pie de página.',
    ['Talleres', 'Huelen a casa', 'Eva Ruiz'],
  ],
])('reads the parts of a page in %s', (_code, prompt, words) => {
  const said = JSON.stringify(plainFacts(prompt));
  for (const word of words) expect(said).toContain(word);
  expect(said).not.toMatch(/Hero|Footer|Pied de page|Pie de página/u);
});

it('does not say what the builder is to act as', () => {
  const prompt =
    'Act as a senior UX designer and copywriter. Build me a website for the bakery "Ironloaf" in Leeds.';
  const { document, ledger } = readPrompt(prompt);
  expect(document.identity).toMatchObject({ name: 'Ironloaf', kind: 'bakery' });
  expect(JSON.stringify(document)).not.toContain('copywriter');
  expect(uncoveredClauses([prompt], ledger)).toEqual([]);
});
