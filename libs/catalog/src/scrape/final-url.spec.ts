import { describe, expect, it } from 'vitest';
import { finalUrl } from './final-url.js';

const asked = 'https://example.com/a';

describe('finalUrl', () => {
  it('is the one that the vendor reports', () => {
    expect(finalUrl('https://www.example.com/a/', asked)).toBe('https://www.example.com/a/');
  });

  it.each([undefined, 7, '', 'javascript:alert(1)', 'https://user:pw@h/', '/a'])(
    'is the requested one when the vendor reports %j',
    (stated) => {
      expect(finalUrl(stated, asked)).toBe('https://example.com/a');
    },
  );
});
