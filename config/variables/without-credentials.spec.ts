import { describe, expect, it } from 'vitest';
import { withoutCredentials } from './without-credentials.js';

describe('withoutCredentials', () => {
  it.each([
    'postgres://user:pa$$word@db.example.org:5432/capstan',
    'postgres://user:pass,word@db.example.org/capstan',
    'postgres://user:pass/word@db.example.org/capstan',
    'postgres://user:12/word@db.example.org/capstan',
    'postgres://user:12?word@db.example.org/capstan',
    'postgres://user:12#word@db.example.org/capstan',
    'postgres://user:p@ss@word@db.example.org/capstan',
    'postgres://db.example.org/capstan?user=user&password=word',
    'postgres:///capstan?host=/run&password=word',
    'https://one.example.org, https://user:word@two.example.org',
    'host=db.example.org user=capstan password=word',
    'host=db.example.org user=capstan passwd = word',
    'user:word@smtp.example.org',
  ])('leaves no part of the credentials of %s', (text) => {
    expect(withoutCredentials(text)).not.toMatch(/word(?!s)|user[:&]|pass|\b12\b/);
  });

  it('keeps the host and the path', () => {
    expect(withoutCredentials('postgres://user:word@db.example.org:5432/capstan?sslmode=require')).toBe(
      'postgres://***@db.example.org:5432/capstan?***',
    );
  });

  it.each([
    '',
    '3000',
    'wikipedia,brave',
    'Capstan <capstan@example.org>',
    'https://api.example.org/v1',
    'https://one.example.org, https://two.example.org',
    '10.0.0.0/8,192.0.2.7',
    'localhost:8888',
  ])('keeps %s as it is', (text) => {
    expect(withoutCredentials(text)).toBe(text);
  });
});
