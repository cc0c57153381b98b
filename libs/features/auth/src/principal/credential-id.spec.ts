import { describe, expect, it } from 'vitest';
import { credentialIdOf } from './credential-id.js';

const ACCOUNT = '0b7e4f7e-2f0c-4a55-9a3b-0d1f3c1c9d10';

describe('credentialIdOf', () => {
  it('is a version 5 UUID', () => {
    expect(credentialIdOf('oidc', ACCOUNT, 'alice')).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
  });

  it('is the same for the same subject, and different for another strategy, account or subject', () => {
    const ids = [
      credentialIdOf('oidc', ACCOUNT, 'alice'),
      credentialIdOf('saml', ACCOUNT, 'alice'),
      credentialIdOf('oidc', ACCOUNT, 'bob'),
      credentialIdOf('oidc', ACCOUNT.replace('0', '1'), 'alice'),
    ];
    expect(new Set(ids).size).toBe(4);
    expect(credentialIdOf('oidc', ACCOUNT, 'alice')).toBe(ids[0]);
  });
});
