import { describe, expect, it } from 'vitest';
import { fillIn, renderFolder } from './template.js';

describe('fillIn', () => {
  it('replaces every key', () => {
    expect(fillIn('{{a}} and {{b}} and {{a}}', { a: '1', b: '$&' })).toBe('1 and $& and 1');
  });

  it('fails on a key without a value', () => {
    expect(() => fillIn('{{a}}', {})).toThrow(/\{\{a\}\}/);
  });
});

describe('renderFolder', () => {
  it('fills in file names as well and removes the template suffix', () => {
    const anything = new Proxy<Record<string, string>>({}, { get: (_, key) => String(key) });
    const paths = renderFolder('provider', 'target', anything).map(({ path }) => path);
    expect(paths).toContain('target/providerKebab.provider.ts');
    expect(paths).toContain('target/fixtures/ok.json');
    expect(paths.join('')).not.toMatch(/\{\{|\.tpl/);
  });
});
