import { ResultField } from '@capstan/kit';

/** Result of `batch`; its answers are the items of the job. */
export class BatchResult {
  @ResultField({ description: 'The capability that was called.', type: 'string', example: 'scrape' })
  capability: string;

  @ResultField({ description: 'How many calls succeeded.', type: 'integer', example: 2 })
  succeeded: number;

  @ResultField({ description: 'How many calls failed; they are free.', type: 'integer', example: 0 })
  failed: number;

  @ResultField({ description: 'Credits that all calls together were charged.', type: 'integer', example: 2 })
  credits_used: number;

  @ResultField({ description: 'Whether every call was made.', type: 'boolean' })
  is_complete: boolean;

  @ResultField({
    description: 'What ended the batch before: its time, or the storage of the account; null if nothing did.',
    type: 'string',
    enum: ['time', 'storage'],
    nullable: true,
    example: 'time',
  })
  stopped_by: 'time' | 'storage' | null;

  @ResultField({
    description:
      'Path of the answers: items in the order of `inputs`, whose `output` is the envelope of the call.',
    type: 'string',
    example: '/v1/jobs/5f0c2f0e-6a0e-4b57-8f6f-1f0a7d1c2b3a/items',
  })
  items_url: string;
}
