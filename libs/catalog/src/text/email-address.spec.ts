import { describe, expect, it } from 'vitest';
import { emailAddressOf } from './email-address.js';

describe('emailAddressOf', () => {
  it.each([
    ['ada@acme.com', 'ada@acme.com'],
    [' Ada.Lovelace+x@ACME.com ', 'Ada.Lovelace+x@acme.com'],
    ["o'brien@mail.acme.co.uk", "o'brien@mail.acme.co.uk"],
    ['ada@bücher.de', 'ada@xn--bcher-kva.de'],
    ['ädä@acme.com', 'ädä@acme.com'],
    ['"ada b"@acme.com', '"ada b"@acme.com'],
    ['"a@b"@acme.com', '"a@b"@acme.com'],
    [`${'a'.repeat(64)}@acme.com`, `${'a'.repeat(64)}@acme.com`],
  ])('parses %j', (written, text) => {
    expect(emailAddressOf(written)?.text).toBe(text);
  });

  it.each([
    '',
    'ada',
    'ada@',
    '@acme.com',
    'ada@acme',
    'ada@acme.com.',
    'ada@acme..com',
    'ada@-acme.com',
    'ada@acme.c0m.7',
    'ada@127.0.0.1',
    'ada@[192.0.2.1]',
    'ada@0x7f.1',
    '.ada@acme.com',
    'ada.@acme.com',
    'a..da@acme.com',
    'ada lovelace@acme.com',
    'ada@acme.com, bo@acme.com',
    'Ada <ada@acme.com>',
    'mailto:ada@acme.com',
    'ada@ac\u0000me.com',
    'ada@acme.com/x',
    'ada@%61cme.com',
    '""@acme.com',
    `${'a'.repeat(65)}@acme.com`,
    `${'ä'.repeat(33)}@acme.com`,
    `ada@${'a'.repeat(64)}.com`,
    `ada@${'a.'.repeat(130)}com`,
  ])('rejects %j', (written) => {
    expect(emailAddressOf(written)).toBeUndefined();
  });
});
