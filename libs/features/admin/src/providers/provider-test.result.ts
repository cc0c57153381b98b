import { TEST_OUTCOMES, type TestOutcome } from '@capstan/capabilities';
import { ResultField } from '@capstan/platform-http';

/** `data` of POST /v1/admin/providers/{capability}/{provider}/test. */
export class ProviderTestResult {
  @ResultField({
    type: 'string',
    enum: TEST_OUTCOMES,
    description: 'How the call ended; `not_configured` and `not_testable`: nothing was called',
  })
  outcome: TestOutcome;

  @ResultField({ type: 'integer', description: 'Milliseconds; 0 if nothing was called' })
  duration_ms: number;

  @ResultField({ type: 'string', description: 'What it means, and what to do' })
  summary: string;

  @ResultField({ type: 'string', nullable: true, description: 'What the provider reported' })
  detail: string | null;

  @ResultField({ type: 'string', nullable: true, description: 'The example that was sent' })
  example: string | null;
}
