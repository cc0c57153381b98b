import { describe, expect, it } from 'vitest';
import { type SiteScope, isInScope } from './site-scope.js';

const ORIGIN = 'https://www.acme.example';

describe('isInScope', () => {
  it.each<[string, SiteScope['breadth'], boolean]>([
    ['https://www.acme.example/a', 'origin', true],
    ['http://www.acme.example/a', 'origin', false],
    ['https://acme.example/a', 'origin', false],
    ['http://acme.example/a', 'host', true],
    ['https://docs.acme.example/a', 'host', false],
    ['https://docs.acme.example/a', 'subdomains', true],
    ['https://notacme.example/', 'subdomains', false],
    ['https://acme.example.evil.example/', 'subdomains', false],
    ['https://acme.example:8443/', 'subdomains', false],
    ['ftp://acme.example/', 'subdomains', false],
  ])('finds %s within %s: %s', (url, breadth, isInside) => {
    expect(isInScope(new URL(url), { origin: ORIGIN, breadth })).toBe(isInside);
  });
});
