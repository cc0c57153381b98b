import { describe, expect, it } from 'vitest';
import { consoleAddress, invitationLink, signInLink } from './console-address.js';

describe('consoleAddress', () => {
  it.each([
    ['http://127.0.0.1:3000', 'http://localhost:3000', '/console', 'localhost'],
    ['http://[::1]:3000', 'http://localhost:3000', '/console', 'localhost'],
    ['https://api.example.org', 'https://api.example.org', '/console', 'api.example.org'],
    ['https://example.org/capstan/', 'https://example.org', '/capstan/console', 'example.org'],
    ['http://192.0.2.7:3000', 'http://192.0.2.7:3000', '/console', null],
    ['http://[2001:db8::1]:3000', 'http://[2001:db8::1]:3000', '/console', null],
  ])('of %s is %s', (baseUrl, origin, path, passkeyDomain) => {
    expect(consoleAddress(baseUrl)).toEqual({ origin, path, passkeyDomain });
  });

  it('keeps tokens in the fragment of its links', () => {
    const address = consoleAddress('https://example.org');
    expect(new URL(signInLink(address, 'abc')).hash).toBe('#token=abc');
    expect(new URL(invitationLink(address, 'abc')).hash).toBe('#token=abc');
  });
});
