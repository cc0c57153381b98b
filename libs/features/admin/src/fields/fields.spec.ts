import { validateParams, PageQuery } from '@capstan/platform-http';
import { describe, expect, it } from 'vitest';
import { LineField } from './line-field.decorator.js';

class Note {
  @LineField({ description: 'A note', maxLength: 20 })
  text: string;
}

describe('LineField', () => {
  it.each(['a', 'naïve “text” 🙂', ' padded '])('takes %j', (text) => {
    expect(validateParams(Note, { text }).text).toBe(text);
  });

  it.each(['', '   ', 'a\nb', 'a\0b', 'half \ud83d', 'x'.repeat(21), 5, null, undefined])(
    'refuses %j',
    (text) => {
      expect(() => validateParams(Note, { text })).toThrow(/text/);
    },
  );
});

describe('PageQuery', () => {
  it('has a default, and accepts numbers as text', () => {
    expect(validateParams(PageQuery, {}, { fromText: true })).toMatchObject({ limit: 50 });
    expect(validateParams(PageQuery, { limit: '7' }, { fromText: true }).limit).toBe(7);
  });

  it.each([{ limit: '0' }, { limit: '201' }, { after: '1' }, { after: '' }])('refuses %j', (query) => {
    expect(() => validateParams(PageQuery, query, { fromText: true })).toThrow(/limit|after/);
  });
});
