import { describe, expect, it } from 'vitest';
import { redact } from './structured-logger.js';

describe('redact', () => {
  it.each([
    [`refused cap_${'a1'.repeat(23)} twice`, 'refused [redacted] twice'],
    ['postgres://capstan:s3cret@db:5432/x', 'postgres://[redacted]@db:5432/x'],
    ['nothing secret here', 'nothing secret here'],
    ['https://example.org/a:b', 'https://example.org/a:b'],
  ])('%s', (text, expected) => {
    expect(redact(text)).toBe(expected);
  });
});
