import { describe, expect, it } from 'vitest';
import { receiptText } from './receipt-text.js';

const kept = (text: string, redactsPersonalData = false): string =>
  receiptText(text, { redactsPersonalData });

describe('receiptText', () => {
  it('has no API keys and no credentials of addresses', () => {
    expect(kept('cap_abcdefgh12345 at https://ada:secret@example.test/')).toBe(
      '[redacted] at https://[redacted]@example.test/',
    );
  });

  it('has no personal data if so configured', () => {
    expect(kept('unknown user ada@example.test')).toBe('unknown user ada@example.test');
    expect(kept('unknown user ada@example.test', true)).toBe('unknown user [email]');
  });

  it('has no characters that PostgreSQL refuses', () => {
    expect(kept('a\0b\uD800c')).toBe('ab\uFFFDc');
  });

  it('is cut where it is long', () => {
    expect(kept('x'.repeat(5_000))).toHaveLength(2_000);
  });
});
