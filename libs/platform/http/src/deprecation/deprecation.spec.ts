import { describe, expect, it } from 'vitest';
import { checkedDeprecation, deprecationHeaders, deprecationText } from './deprecation.js';

const deprecation = { since: '2027-01-15', sunset: '2028-01-15', successor: '/v1/find' };

describe('checkedDeprecation', () => {
  it('accepts twelve months of notice', () => {
    expect(checkedDeprecation(deprecation)).toBe(deprecation);
  });

  it.each([
    ['a day short', '2027-01-15', '2028-01-14', /promises 12 months/],
    ['before it begins', '2027-01-15', '2026-01-15', /promises 12 months/],
    ['a timestamp', '2027-01-15T00:00:00Z', '2028-01-15', /must be a date/],
    ['a date that does not exist', '2027-02-30', '2028-03-30', /must be a date/],
    ['words', 'soon', '2028-03-30', /must be a date/],
  ])('rejects %s', (_what, since, sunset, message) => {
    expect(() => checkedDeprecation({ since, sunset })).toThrow(message);
  });
});

describe('deprecationHeaders', () => {
  it('are those of RFC 9745 and RFC 8594', () => {
    expect(deprecationHeaders(deprecation, 'https://capstan.test')).toEqual({
      Deprecation: '@1799971200',
      Sunset: 'Sat, 15 Jan 2028 00:00:00 GMT',
      Link: [
        '<https://capstan.test/docs/versioning.md>; rel="deprecation"; type="text/markdown"',
        '<https://capstan.test/docs/versioning.md>; rel="sunset"; type="text/markdown"',
        '<https://capstan.test/v1/find>; rel="successor-version"',
      ].join(', '),
    });
  });

  it('keep existing links, and name no successor if there is none', () => {
    const { Link } = deprecationHeaders(
      { since: '2027-01-15', sunset: '2028-01-15' },
      '',
      '</a>; rel="next"',
    );
    expect(Link).toMatch(/^<\/a>; rel="next", <\/docs/);
    expect(Link).not.toContain('successor-version');
  });
});

it('deprecationText describes it in a sentence', () => {
  expect(deprecationText(deprecation)).toBe(
    'Deprecated since 2027-01-15; works until 2028-01-15 at least. Use `/v1/find` instead.',
  );
});
