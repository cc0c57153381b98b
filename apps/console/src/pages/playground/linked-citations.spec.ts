import { describe, expect, it } from 'vitest';
import { linkedCitations } from './linked-citations.ts';

const CITATIONS = [
  { source: 1, url: 'https://a.example/locks', title: 'Locks' },
  { source: 2, url: 'file:///srv/manual/locks.html', title: 'Manual' },
];

describe('citations of an answer', () => {
  it('are links to what they cite', () => {
    expect(linkedCitations('Rows are locked. [Source 1]', CITATIONS)).toBe(
      'Rows are locked. [\\[Source 1\\]](<https://a.example/locks>)',
    );
  });

  it.each([
    ['of a source without a public address', 'Rows are locked. [Source 2]', CITATIONS],
    ['of a source that is not listed', 'Rows are locked. [Source 3]', CITATIONS],
    ['of a result without citations', 'Rows are locked. [Source 1]', undefined],
    ['with an address that would end the link', 'x [Source 1]', [{ source: 1, url: 'https://a.example/>)' }]],
  ])('%s remain text', (_, text, citations) => {
    expect(linkedCitations(text, citations)).toBe(text);
  });
});
