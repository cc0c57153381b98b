import { describe, expect, it } from 'vitest';
import { asServed, writtenGuides } from './written-guides.js';

const BASE = 'https://capstan.test';

describe('asServed', () => {
  it.each([
    ['[errors](errors/rate-limited.md)', `[errors](${BASE}/docs/errors/rate-limited.md)`],
    ['[research](research.md#limits)', `[research](${BASE}/docs/research.md#limits)`],
    ['[why](adr/0004-credits.md)', 'why'],
    ['![A site](images/built-site.webp)', 'A site'],
    ['[below](#below) [RFC](https://rfc.test/1)', '[below](#below) [RFC](https://rfc.test/1)'],
    ['curl http://127.0.0.1:3000/v1/search', `curl ${BASE}/v1/search`],
  ])('%s becomes %s', (written, served) => {
    expect(asServed(written, 'docs', BASE)).toBe(served);
  });

  it('resolves links from a subfolder', () => {
    expect(asServed('[policy](../../../docs/versioning.md)', 'libs/clients/python', BASE)).toBe(
      `[policy](${BASE}/docs/versioning.md)`,
    );
  });
});

describe('writtenGuides', () => {
  it('do not link to pages that are not served', () => {
    const guides = writtenGuides(BASE);
    expect(guides.map(({ page }) => page)).toEqual(
      expect.arrayContaining(['research', 'builds', 'versioning']),
    );
    for (const { page, markdown } of guides) {
      expect([page, markdown.match(/\]\((?!https?:|#)[^)]*\.md[^)]*\)/g)]).toEqual([page, null]);
    }
  });
});
