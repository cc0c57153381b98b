import { z } from 'zod';
import { describe, expect, it } from 'vitest';
import { consoleConfig } from './console.config.js';

const read = (env: Record<string, string>) => consoleConfig.read(z.object(consoleConfig.shape).parse(env));

const ISSUER = {
  CONSOLE_OIDC_ISSUER: 'https://login.example.org/',
  CONSOLE_OIDC_CLIENT_ID: 'capstan',
  CONSOLE_OIDC_CLIENT_SECRET: 'secret',
};

describe('consoleConfig', () => {
  it('needs nothing', () => {
    expect(read({})).toEqual({ secret: null, oidc: null });
  });

  it('takes an issuer by three variables', () => {
    expect(read(ISSUER).oidc).toEqual({
      issuer: 'https://login.example.org',
      clientId: 'capstan',
      clientSecret: 'secret',
    });
  });

  it.each(Object.keys(ISSUER))('refuses an issuer without %s', (name) => {
    expect(() => read({ ...ISSUER, [name]: '' })).toThrow(/must be set together/);
  });

  it('refuses a secret of less than 32 characters', () => {
    expect(() => read({ CONSOLE_SECRET: 'a'.repeat(31) })).toThrow(/CONSOLE_SECRET: must have 32/);
    expect(read({ CONSOLE_SECRET: 'a'.repeat(32) }).secret).toHaveLength(32);
  });
});
