import { dump } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { fill, interfaceLanguages, interfaceWords, loadWords, parseWords } from './interface-words.js';

describe('interface words', () => {
  it.each(interfaceLanguages())('are complete in %s', (code) => {
    expect(() => loadWords(code)).not.toThrow();
  });

  it('keep the placeholders of English in every language', () => {
    const placeholders = (code: string): string[] => JSON.stringify(loadWords(code)).match(/\{\w+\}/g) ?? [];
    for (const code of interfaceLanguages())
      expect(placeholders(code).toSorted(), code).toEqual(placeholders('en').toSorted());
  });

  it('name the language and the key that is missing', () => {
    const { page, ...rest } = loadWords('en');
    const { skip: _skip, ...others } = page;
    expect(() => parseWords('xx', dump({ ...rest, page: others }))).toThrow(
      /languages\/xx\/interface\.yaml: page\.skip: /,
    );
  });

  it('are those of the language of a tag, else English', () => {
    expect(interfaceWords('de-AT').name).toBe('Deutsch');
    expect(interfaceWords('is').name).toBe('English');
  });

  it('leave placeholders without a value', () => {
    expect(fill('from {price} {unit}', { price: '£4' })).toBe('from £4 {unit}');
  });
});
