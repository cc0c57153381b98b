import { describe, expect, it } from 'vitest';
import { accuracyOf, type Measured } from './fixtures/accuracy.js';
import { PROMPTS } from './fixtures/prompts.js';
import { readBrief } from './read-brief.js';
import { APP_KINDS, BUSINESS_KINDS, LANGUAGES } from '../model/vocabulary.js';

const MINIMUM: Record<Measured, number> = {
  name: 0.97,
  kind: 0.9,
  app: 0.92,
  language: 0.97,
  colours: 0.95,
  features: 0.85,
  items: 0.8,
};

describe.each(Object.entries(PROMPTS))('readBrief on %s prompts', (_, prompts) => {
  it.each(Object.entries(MINIMUM) as [Measured, number][])(
    'reads %s right in at least %d',
    (field, minimum) => {
      const { share, failures } = accuracyOf(prompts, readBrief, field);
      expect(share, failures.join('\n')).toBeGreaterThanOrEqual(minimum);
    },
  );
});

describe('labelled prompts', () => {
  it('are at least 200, 80 of them held out, over all kinds, apps and languages', () => {
    const all = Object.values(PROMPTS).flat();
    expect(all.length).toBeGreaterThanOrEqual(200);
    expect(PROMPTS['held-out'].length).toBeGreaterThanOrEqual(80);
    expect(new Set(all.map((prompt) => prompt.prompt)).size).toBe(all.length);
    expect(new Set(all.map((prompt) => prompt.kind))).toEqual(new Set(BUSINESS_KINDS));
    expect(new Set(all.map((prompt) => prompt.app))).toEqual(new Set([...APP_KINDS, null]));
    expect(new Set(all.map((prompt) => prompt.language))).toEqual(new Set(LANGUAGES));
  });
});
