import { describe, expect, it } from 'vitest';
import { GeneratorError } from './generator.error.js';
import { capabilityNames, providerNames } from './names.js';

describe('capabilityNames', () => {
  it('converts a name to every spelling that the templates need', () => {
    expect(capabilityNames('verify_email2_now')).toEqual({
      snake: 'verify_email2_now',
      kebab: 'verify-email2-now',
      camel: 'verifyEmail2Now',
      pascal: 'VerifyEmail2Now',
      upper: 'VERIFY_EMAIL2_NOW',
      title: 'Verify email2 now',
    });
  });

  it.each([
    '',
    'a',
    'Dictionary',
    'verify-email',
    'verify__email',
    'verify_',
    '_verify',
    '2fast',
    'größe',
    '../etc',
    'a/b',
    'a b',
    'x'.repeat(41),
  ])('rejects %j as invalid', (text) => {
    expect(() => capabilityNames(text)).toThrow(/2 to 40 lowercase letters/);
  });

  it.each(['agent', 'credits', 'keys', 'signup'])('rejects %s as taken by the service', (text) => {
    expect(() => capabilityNames(text)).toThrow(/taken by the service/);
  });

  it.each(['delete', 'new', 'await', 'static', 'describe', 'catalog', 'define_capability'])(
    'rejects %s as a reserved word',
    (text) => {
      expect(() => capabilityNames(text)).toThrow(GeneratorError);
    },
  );

  it.each(['type', 'get', 'of', 'a1'])('accepts %s', (text) => {
    expect(capabilityNames(text).snake).toBe(text);
  });
});

describe('providerNames', () => {
  it('accepts words that are reserved for constants only', () => {
    expect(providerNames('delete').pascal).toBe('Delete');
  });

  it.each(['define', 'capability', 'Brave', ''])('rejects %j', (text) => {
    expect(() => providerNames(text)).toThrow(GeneratorError);
  });
});
