import { ResultField } from '@capstan/kit';

/** `data` of a 202 response (RFC 7240 `respond-async`); each capability adds its own fields. */
export class AcceptedWorkResult {
  @ResultField({
    type: 'string',
    description: 'Identifies the work; `Location` is its URL',
    example: '5f0c2f0e-6a0e-4b57-8f6f-1f0a7d1c2b3a',
  })
  id: string;

  @ResultField({ type: 'string', description: 'State of the work', example: 'queued' })
  status: string;
}
