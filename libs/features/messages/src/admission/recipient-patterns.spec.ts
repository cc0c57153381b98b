import { describe, expect, it } from 'vitest';
import { isAllowed } from './recipient-patterns.js';

describe('isAllowed', () => {
  it.each([
    ['ada@example.com', '*@example.com'],
    ['Ada@Example.com', 'ada@example.com'],
    ['+4915112345678', '+49*'],
    ['slack:c0123', 'slack:*'],
    ['https://hooks.example.com/a/b?c=d', 'https://hooks.example.com/*'],
    ['https://eu.example.com/a', 'https://*.example.com/*'],
  ])('%s fits %s', (recipient, pattern) => expect(isAllowed(recipient, [pattern])).toBe(true));

  it.each([
    ['ada@evil.com', '*@example.com'],
    ['x@evil.com@example.com', '*@example.com'],
    ['ada@example.com.evil.com', '*@example.com'],
    ['ada@exampleXcom', '*@example.com'],
    ['https://evil.com/x.example.com/a', 'https://*.example.com/*'],
    ['https://hooks.example.com.evil.com/', 'https://hooks.example.com/*'],
    ['ada@example.com', ''],
  ])('%s does not fit %s', (recipient, pattern) => expect(isAllowed(recipient, [pattern])).toBe(false));

  it('nothing fits an empty list', () => expect(isAllowed('ada@example.com', [])).toBe(false));
});
