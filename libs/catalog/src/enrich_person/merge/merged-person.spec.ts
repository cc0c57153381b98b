import { describe, expect, it } from 'vitest';
import type { EnrichPersonResult } from '../enrich-person.result.js';
import { type PersonFacts, toPersonResult } from '../person-result.js';
import { mergedPerson } from './merged-person.js';

const from = (
  provider: string,
  confidence: number,
  facts: PersonFacts,
): { provider: string; result: EnrichPersonResult } => ({
  provider,
  result: toPersonResult(facts, { provider, url: `https://${provider}.example/ada`, confidence }),
});

describe('mergedPerson', () => {
  it('takes each group of fields from its most confident source', () => {
    const merged = mergedPerson([
      from('pdl', 0.8, {
        full_name: 'Ada Lovelace',
        title: 'Head',
        company: { name: 'Acme', domain: 'acme.com' },
        socials: { linkedin_url: 'https://linkedin.com/in/ada' },
      }),
      from('orcid', 0.95, {
        full_name: 'Ada A. Lovelace',
        orcid: '0000-0002-1825-0097',
        title: 'Lecturer',
        bio: 'Engines.',
      }),
    ]);
    expect(merged).toMatchObject({
      full_name: 'Ada A. Lovelace',
      title: 'Lecturer',
      // Of the source of the role, not of the other one.
      company: null,
      bio: 'Engines.',
      socials: { linkedin_url: 'https://linkedin.com/in/ada' },
      confidence: 0.99,
    });
    expect(merged.sources).toEqual([
      { provider: 'orcid', url: 'https://orcid.example/ada', fields: ['full_name', 'title', 'orcid', 'bio'] },
      { provider: 'pdl', url: 'https://pdl.example/ada', fields: ['socials'] },
    ]);
  });

  it.each<[string, PersonFacts]>([
    ['another name', { full_name: 'Anna Lovelace', bio: 'x' }],
    ['another ORCID', { full_name: 'Ada Lovelace', orcid: '0000-0001-5109-3700', bio: 'x' }],
    [
      'another account',
      { full_name: 'Ada Lovelace', socials: { github_url: 'https://github.com/other' }, bio: 'x' },
    ],
  ])('excludes a source of %s', (_, facts) => {
    const surest = from('orcid', 0.95, {
      full_name: 'Ada Lovelace',
      orcid: '0000-0002-1825-0097',
      socials: { github_url: 'https://github.com/ada' },
    });
    const merged = mergedPerson([from('pdl', 0.8, facts), surest]);
    expect([merged.bio, merged.confidence, merged.sources.length]).toEqual([null, 0.95, 1]);
  });
});
