import { describe, expect, it } from 'vitest';
import { plainText } from './plain-text.js';
import { isoDate } from './iso-date.js';
import { domainOf, webUrl } from './web-address.js';

describe('plainText', () => {
  it('drops highlight tags, decodes entities, collapses white space', () => {
    expect(plainText('The <strong>pump</strong>&nbsp;&amp; its\n <em>seal</em> &lt;3')).toBe(
      'The pump & its seal <3',
    );
    expect(plainText('a<script>alert(1)</script>b')).toBe('ab');
    expect(plainText('plain\u0000 text')).toBe('plain text');
  });
});

describe('isoDate', () => {
  it.each([
    ['2026-08-01', '2026-08-01T00:00:00.000Z'],
    ['2026-08-01T10:30:00', '2026-08-01T10:30:00.000Z'],
    ['2026-08-01 10:30:00+02:00', '2026-08-01T08:30:00.000Z'],
    ['Sat, 01 Aug 2026 10:30:00 GMT', '2026-08-01T10:30:00.000Z'],
    ['2026-08-01T10:30:00.123456Z', '2026-08-01T10:30:00.123Z'],
  ])('reads %s', (value, expected) => {
    expect(isoDate(value)).toBe(expected);
  });

  it.each([
    ['Item 2026'],
    [''],
    ['2 days ago'],
    ['0001-01-01T00:00:00'],
    ['9999-12-31'],
    [null],
    [17],
    ['2026-13-40'],
  ])('returns null for %s', (value) => {
    expect(isoDate(value)).toBeNull();
  });
});

describe('web addresses', () => {
  it('accepts http and https only, without credentials', () => {
    expect(webUrl('https://Example.org/a b')?.href).toBe('https://example.org/a%20b');
    for (const bad of [
      'javascript:alert(1)',
      'file:///etc/passwd',
      '/relative',
      'https://u:p@example.org/',
      7,
    ]) {
      expect(webUrl(bad)).toBeUndefined();
    }
  });

  it('returns the domain without www', () => {
    expect(domainOf(new URL('https://www.example.org:8080/x'))).toBe('example.org');
    expect(domainOf(new URL('https://docs.example.org'))).toBe('docs.example.org');
  });
});
