import { describe, expect, it } from 'vitest';
import { csrfTokenOf, isCsrfToken } from './csrf-token.js';

const SECRET = 's'.repeat(32);

describe('isCsrfToken', () => {
  it('accepts the token of the session', () => {
    expect(isCsrfToken(csrfTokenOf('a', SECRET), 'a', SECRET)).toBe(true);
  });

  it.each([
    ['of another session', csrfTokenOf('b', SECRET)],
    ['of another installation', csrfTokenOf('a', 't'.repeat(32))],
    ['that was cut', csrfTokenOf('a', SECRET).slice(0, -1)],
    ['that is empty', ''],
    ['that is absent', undefined],
    ['that was sent twice', [csrfTokenOf('a', SECRET)]],
  ])('refuses a token %s', (_, sent) => {
    expect(isCsrfToken(sent, 'a', SECRET)).toBe(false);
  });
});
