import { InvalidUrlError } from '@capstan/capability-kit';
import { describe, expect, it } from 'vitest';
import { canonicalFileAddress, isFileAddress } from './file-address.js';

describe('addresses of files', () => {
  it.each(['file:///a', 'FILE:///a', ' file:/a', 'file://host/a'])('are told: %s', (text) => {
    expect(isFileAddress(text)).toBe(true);
  });

  it.each(['https://a.example/file:', 'files:///a', '/a', ''])('are not %j', (text) => {
    expect(isFileAddress(text)).toBe(false);
  });

  it.each([
    ['file:///srv/manual/a%20b.html', 'file:///srv/manual/a%20b.html'],
    ['file:///srv/manual/%61.html', 'file:///srv/manual/a.html'],
    ['file:///srv/x/../manual/a.html', 'file:///srv/manual/a.html'],
    ['file:///srv/x/%2e%2e/manual/a.html', 'file:///srv/manual/a.html'],
    ['file://localhost/srv/a.html#part', 'file:///srv/a.html'],
    ['file:///srv/größe.txt', 'file:///srv/gr%C3%B6%C3%9Fe.txt'],
  ])('have one spelling: %s', (text, canonical) => {
    expect(canonicalFileAddress(text)).toBe(canonical);
  });

  it.each(['file://host/a', 'file:///a%2fb', 'file://user@host/a'])('never %s', (text) => {
    expect(() => canonicalFileAddress(text)).toThrow(InvalidUrlError);
  });
});
