import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Entities } from '../../model/entity.js';
import { detectEntities } from './detect-entities.js';
import { sourceWith } from './fixtures/source-with.js';
import { compactName } from './organization-name.js';

/** A sentence and the people that a reader without other knowledge finds in it. */
interface Labeled {
  text: string;
  people: { name: string; role: string | null; company: string | null }[];
  companies: string[];
}

const SENTENCES = JSON.parse(
  readFileSync(join(import.meta.dirname, 'fixtures', 'labeled-sentences.json'), 'utf8'),
) as Labeled[];
/** The rules were developed with every other sentence; the rest is held out. */
const HALVES: [string, Labeled[]][] = [
  ['seen', SENTENCES.filter((_, index) => index % 2 === 0)],
  ['held out', SENTENCES.filter((_, index) => index % 2 === 1)],
];
const PLAN = { language: 'en', title: '', subjectTerms: [], facets: [] };

/** Precision and recall. */
function score(
  sentences: readonly Labeled[],
  namesOf: (entities: Entities) => string[],
  labels: (one: Labeled) => string[],
) {
  let [right, found, there] = [0, 0, 0];
  for (const sentence of sentences) {
    const names = namesOf(detectEntities(PLAN, [sourceWith(sentence.text)]));
    const wanted = new Set(labels(sentence));
    right += names.filter((name) => wanted.has(name)).length;
    found += names.length;
    there += wanted.size;
  }
  return { precision: right / found, recall: right / there };
}

describe.each(HALVES)('detectEntities on sentences %s', (_, sentences) => {
  it('finds people with few false positives', () => {
    const { precision, recall } = score(
      sentences,
      ({ people }) => people.map(({ name }) => name),
      ({ people }) => people.map(({ name }) => name),
    );
    expect(precision).toBeGreaterThanOrEqual(0.95);
    expect(recall).toBeGreaterThanOrEqual(0.8);
  });

  it('finds organizations with few false positives', () => {
    const { precision, recall } = score(
      sentences,
      ({ companies }) => companies.map(({ name }) => compactName(name)),
      ({ companies }) => companies.map(compactName),
    );
    expect(precision).toBeGreaterThanOrEqual(0.95);
    expect(recall).toBeGreaterThanOrEqual(0.65);
  });

  it('assigns people the role and the organization that the sentence states', () => {
    const fieldsOf = ({ name, role, company }: Labeled['people'][number]): string[] => [
      ...(role === null ? [] : [`${name}: ${role}`]),
      ...(company === null ? [] : [`${name} @ ${compactName(company)}`]),
    ];
    const { precision, recall } = score(
      sentences,
      ({ people }) => people.flatMap(fieldsOf),
      ({ people }) => people.flatMap(fieldsOf),
    );
    expect(precision).toBeGreaterThanOrEqual(0.95);
    expect(recall).toBeGreaterThanOrEqual(0.75);
  });
});
