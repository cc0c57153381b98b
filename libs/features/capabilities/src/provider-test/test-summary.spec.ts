import { describe, expect, it } from 'vitest';
import { TEST_OUTCOMES } from './provider-test.js';
import { testSummary } from './test-summary.js';

describe('testSummary', () => {
  it.each(TEST_OUTCOMES)('has a sentence for %s', (outcome) => {
    expect(testSummary(outcome, [])).toMatch(/^[A-Z].*\.$/);
  });

  it('names the variables that can be wrong', () => {
    expect(testSummary('misconfigured', ['BRAVE_API_KEY', 'BRAVE_BASE_URL'])).toContain(
      'Check BRAVE_API_KEY, BRAVE_BASE_URL.',
    );
    expect(testSummary('not_configured', ['BRAVE_API_KEY'])).toContain('Set BRAVE_API_KEY.');
    expect(testSummary('ok', ['BRAVE_API_KEY'])).not.toContain('BRAVE');
  });
});
