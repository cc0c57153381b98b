import { OUTCOMES } from '@capstan/kit';

/** How a test of a provider can end: as an attempt does, or before a call. */
export const TEST_OUTCOMES = [...OUTCOMES, 'not_configured', 'not_testable'] as const;
export type TestOutcome = (typeof TEST_OUTCOMES)[number];

/** The outcome of one real call to a provider. */
export interface ProviderTest {
  outcome: TestOutcome;
  /** Milliseconds; 0 if nothing was called. */
  durationMs: number;
  /** What it means and what to do. */
  summary: string;
  /** What the provider reported; null without a failure. */
  detail: string | null;
  /** Title of the example that was sent; null if nothing was called. */
  example: string | null;
}
