import { describe, expect, it } from 'vitest';
import { fullCoverage, madePlan, madeSource } from '../synthesis/fixtures/made-sources.js';
import { verifyDraft } from './verify-draft.js';

const PLAN = madePlan('Marrow Vents company');

/** Whether a source supports a claim. */
function holds(source: string, claim: string): boolean {
  const sources = [madeSource(1, source)];
  const draft = {
    author: 'test:author',
    summary: [],
    sections: [{ facetId: 'f1', sentences: [{ text: claim, sources: [1] }] }],
    keyFindings: [],
  };
  const extract = { ...draft, sections: [] };
  const report = verifyDraft(draft, PLAN, sources, fullCoverage(PLAN, sources), extract, {
    freshness: 'any',
    nowIso: '2026-11-21T00:00:00.000Z',
  });
  return report.rejected === 0 && report.sections.length === 1;
}

const GROWTH = 'Marrow Vents Ltd sold 1,250 controllers in Leipzig in March 2024, up 12.5% from 2023.';
const OWNER = 'Ilse Harkness founded Marrow Vents in Leipzig, and Otto Brandt leads Marrow Vents today.';
const TOLL = 'Marrow Vents does not sell controllers to schools.';
const CAUTION = 'Marrow Vents may open about 40 shops in Norway by 2030.';

describe('a claim with numbers', () => {
  it.each([
    'Marrow Vents Ltd sold 1,250 controllers in Leipzig in March 2024.',
    'Marrow Vents Ltd sold 1250 controllers in Leipzig in March 2024.',
    'In March 2024 Marrow Vents Ltd sold 1,250 controllers in Leipzig, up 12.5% from 2023.',
  ])('is supported with the numbers of the source: %s', (claim) => expect(holds(GROWTH, claim)).toBe(true));

  it.each([
    'Marrow Vents Ltd sold 1,350 controllers in Leipzig in March 2024.',
    'Marrow Vents Ltd sold 12,500 controllers in Leipzig in March 2024.',
    'Marrow Vents Ltd sold 1.25 controllers in Leipzig in March 2024.',
    'Marrow Vents Ltd sold 1,250 controllers in Leipzig in May 2024.',
    'Marrow Vents Ltd sold 1,250 controllers in Leipzig in March 2025.',
    'Marrow Vents Ltd sold 1,250 controllers in Leipzig in March 2024, up 125% from 2023.',
    'Marrow Vents Ltd sold 1,250 controllers in Leipzig in March 2024, down 12.5% from 2023.',
    'Marrow Vents Ltd sold 1,250 million controllers in Leipzig in March 2024.',
  ])('is rejected with others: %s', (claim) => expect(holds(GROWTH, claim)).toBe(false));
});

describe('a claim with names', () => {
  it.each(['Ilse Harkness founded Marrow Vents in Leipzig.', 'Otto Brandt leads Marrow Vents today.'])(
    'is supported for the people that the source names: %s',
    (claim) => expect(holds(OWNER, claim)).toBe(true),
  );

  it.each([
    'Ilse Harkner founded Marrow Vents in Leipzig.',
    'Irma Harkness founded Marrow Vents in Leipzig.',
    'Ilse Harkness founded Marrow Vents in Dresden.',
    'Ilse Harkness founded Barrow Vents in Leipzig.',
    'Paul Brandt leads Marrow Vents today.',
  ])('is rejected for others: %s', (claim) => expect(holds(OWNER, claim)).toBe(false));
});

describe('a claim with a negation', () => {
  it.each([
    [TOLL, 'Controllers Marrow Vents does not sell to schools.'],
    ['Marrow Vents never sold controllers to schools.', 'Marrow Vents never sold controllers to schools.'],
  ])('is supported if the source has the negation too: %s', (source, claim) =>
    expect(holds(source, claim)).toBe(true),
  );

  it.each([
    [TOLL, 'Marrow Vents does sell controllers to schools.'],
    [TOLL, 'Marrow Vents sells controllers to schools.'],
    ['Marrow Vents sells controllers to schools.', 'Marrow Vents does not sell controllers to schools.'],
    ['Marrow Vents sells controllers to schools.', 'Marrow Vents never sells controllers to schools.'],
    ["Marrow Vents doesn't sell controllers to schools.", 'Marrow Vents sells controllers to schools.'],
    ['Marrow Vents sells no controllers to schools.', 'Marrow Vents sells controllers to schools.'],
    ['Marrow Vents sold controllers without filters.', 'Marrow Vents sold controllers with filters.'],
    ['Marrow Vents verkauft keine Regler an Schulen.', 'Marrow Vents verkauft Regler an Schulen.'],
  ])('is rejected if only one of them has the negation: %s / %s', (source, claim) =>
    expect(holds(source, claim)).toBe(false),
  );
});

describe('an uncertain claim', () => {
  it('is supported if the source is equally uncertain', () => {
    expect(holds(CAUTION, 'By 2030 Marrow Vents may open about 40 shops in Norway.')).toBe(true);
  });

  it.each([
    'Marrow Vents will open about 40 shops in Norway by 2030.',
    'Marrow Vents opens 40 shops in Norway by 2030.',
  ])('is rejected if the source is less certain: %s', (claim) => expect(holds(CAUTION, claim)).toBe(false));
});

describe('a claim of its length', () => {
  const filler = 'Marrow Vents sold controllers in Leipzig ';
  const ofLength = (length: number): string => `${filler.repeat(30).slice(0, length - 1)}.`;

  it('is read up to 1,000 characters, and rejected beyond', () => {
    expect(holds(ofLength(1000), ofLength(1000))).toBe(true);
    expect(holds(ofLength(1001), ofLength(1001))).toBe(false);
  });
});
