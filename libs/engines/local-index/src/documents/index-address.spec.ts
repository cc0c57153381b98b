import { describe, expect, it } from 'vitest';
import { indexAddressOf, isIndexAddress, parseIndexAddress, pathInCollection } from './index-address.js';

describe('addresses of indexed documents', () => {
  it.each([
    ['manual', 'pump.html', 'index://manual/pump.html'],
    ['My Docs', 'a b/größe.txt', 'index://My%20Docs/a%20b/gr%C3%B6%C3%9Fe.txt'],
    ['docs/2024: "new"?', '100%.md', 'index://docs%2F2024%3A%20%22new%22%3F/100%25.md'],
    ['取扱説明書', 'a#b?c.html', 'index://%E5%8F%96%E6%89%B1%E8%AA%AC%E6%98%8E%E6%9B%B8/a%23b%3Fc.html'],
  ])('contain the collection %j and the path %j', (collection, file, address) => {
    const named = { collection, path: pathInCollection(file) };
    expect(indexAddressOf(named)).toBe(address);
    expect(new URL(address).href).toBe(address);
    expect(parseIndexAddress(address)).toEqual(named);
  });

  it.each([
    ' INDEX://manual/pump.html',
    'index://manual/%70ump.html',
    'index://manual/x/../pump.html#care',
    'index://manual/x/%2e%2e/pump.html?a=b',
    'index://manual/../../pump.html',
  ])('are normalized: %s', (text) => {
    expect(isIndexAddress(text)).toBe(true);
    expect(parseIndexAddress(text)).toEqual({ collection: 'manual', path: 'pump.html' });
  });

  it.each([
    'index:///pump.html',
    'index:manual/pump.html',
    'index://manual/..%2f..%2fetc%2fpasswd',
    'index://user@manual/pump.html',
    'index://manual:80/pump.html',
    'index://man%zzual/pump.html',
    'file:///srv/manual/pump.html',
    'https://manual/pump.html',
  ])('do not accept %s', (text) => {
    expect(parseIndexAddress(text)).toBeUndefined();
  });
});
