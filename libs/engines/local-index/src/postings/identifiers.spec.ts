import { describe, expect, it } from 'vitest';
import { identifiersOf } from './identifiers.js';

describe('identifiersOf', () => {
  it.each([
    ['run pg_dump now', ['pg_dump']],
    ['call Array.prototype.map()', ['array_prototype_map']],
    ['std::vector', ['std_vector']],
    ['from 2.2 to 2.4', ['2_2', '2_4']],
    ['X-Forwarded-For', ['x_forwarded_for']],
    ['git push --force-with-lease -u', ['--force-with-lease', '-u', 'force_with_lease']],
  ])('keeps identifiers whole in "%s"', (text, expected) => {
    expect(identifiersOf(text)).toEqual(expected);
  });

  it('splits names in camel case', () => {
    expect(identifiersOf('set DocumentRoot, then parseHTTPHeaders')).toEqual([
      'document',
      'root',
      'pars',
      'http',
      'header',
    ]);
  });

  it('finds none in prose', () => {
    expect(identifiersOf('Open the valve. Then wait - a minute or two; dry it.')).toEqual([]);
    expect(identifiersOf('')).toEqual([]);
  });

  it('omits very long ones', () => {
    expect(identifiersOf(`${'ab_'.repeat(40)}c`)).toEqual([]);
  });
});
