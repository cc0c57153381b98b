import { InvalidRequestError } from '@capstan/platform-core';
import type { MessageChannel } from '@capstan/kit';
import { describe, expect, it } from 'vitest';
import { parseRecipient } from './recipient.js';

const SERVICES = ['slack', 'telegram'];

describe('parseRecipient', () => {
  it.each<[MessageChannel, string, string]>([
    ['email', 'Ada.L+x@Example.COM', 'Ada.L+x@example.com'],
    ['email', 'ada@bücher.example', 'ada@xn--bcher-kva.example'],
    ['sms', '+49 151 123 456 78', '+4915112345678'],
    ['chat', 'slack:C0123', 'slack:c0123'],
    ['chat', 'slack', 'slack'],
    ['chat', 'telegram:-100123', 'telegram:-100123'],
    ['webhook', 'https://Example.com/hook#part', 'https://example.com/hook'],
  ])('reads %s to %s as %s', (channel, to, text) => {
    expect(parseRecipient(channel, to, SERVICES).text).toBe(text);
  });

  it.each<[MessageChannel, string]>([
    ['email', 'ada'],
    ['email', 'ada@'],
    ['email', '@example.com'],
    ['email', 'a b@example.com'],
    ['email', 'Ada <ada@example.com>'],
    ['email', 'ada@example.com, bob@example.com'],
    ['email', 'ada@example.com\nBcc: x@example.com'],
    ['email', 'ada@localhost'],
    ['email', 'josé@example.com'],
    ['email', `${'a'.repeat(65)}@example.com`],
    ['sms', '015112345678'],
    ['sms', '+49'],
    ['chat', 'slack: C0123'],
    ['chat', 'C0123'],
    ['webhook', 'https://user:pass@example.com/'],
    ['webhook', 'javascript:alert(1)'],
    ['webhook', '/hook'],
    ['inbox', 'me'],
  ])('refuses %s to %j', (channel, to) => {
    expect(() => parseRecipient(channel, to, SERVICES)).toThrow(InvalidRequestError);
  });
});
