import { describe, expect, it } from 'vitest';
import { documentTermsOf } from './document-terms.js';

const terms = documentTermsOf({
  url: 'https://docs.example/a/b/guides/dump%20tools/pg-dump.html',
  title: 'Dumping a database',
  linkShare: 0.25,
  passages: [
    { headings: ['Backup'], body: 'Run pg_dump to dump.' },
    { headings: ['Backup', 'Options'], body: 'Use --force or DumpMode.' },
  ],
});

describe('documentTermsOf', () => {
  it('returns the occurrences of a term', () => {
    expect(terms.occurrences.get('dump')).toEqual({
      title: 1,
      isInAddress: true,
      passages: [
        { passage: 0, count: 2, isInHeadings: false },
        { passage: 1, count: 1, isInHeadings: false },
      ],
    });
    expect(terms.occurrences.get('backup')?.passages).toEqual([
      { passage: 0, count: 0, isInHeadings: true },
      { passage: 1, count: 0, isInHeadings: true },
    ]);
  });

  it('keeps whole identifiers and their parts', () => {
    expect(terms.occurrences.get('pg_dump')).toMatchObject({ isInAddress: true, passages: [{ passage: 0 }] });
    expect(terms.occurrences.get('--force')?.passages).toHaveLength(1);
    expect(terms.occurrences.get('mode')?.passages).toHaveLength(1);
  });

  it('uses only the end of the address', () => {
    expect(terms.occurrences.get('guid')?.isInAddress).toBe(true);
    expect(terms.occurrences.get('tool')?.isInAddress).toBe(true);
    expect(terms.occurrences.has('b')).toBe(false);
    expect(terms.occurrences.has('html')).toBe(false);
  });

  it('counts words, not identifiers, as length', () => {
    expect(terms).toMatchObject({ titleLength: 3, passageLengths: [5, 4], linkShare: 0.25 });
  });

  it('handles unusual addresses', () => {
    const { occurrences } = documentTermsOf({
      url: 'file:///%E0%A4%A',
      title: '',
      linkShare: 0,
      passages: [],
    });
    expect(occurrences.size).toBeGreaterThan(0);
    expect(documentTermsOf({ url: '', title: '', linkShare: 0, passages: [] }).occurrences.size).toBe(0);
  });
});
