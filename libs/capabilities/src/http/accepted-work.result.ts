import { ResultField } from '@capstan/capability-kit';

/** `data` of a call that is accepted and not waited for (RFC 7240 `respond-async`); each capability adds its own fields. */
export class AcceptedWorkResult {
  @ResultField({ type: 'string', description: 'Identifies the work; `Location` is where it is told of' })
  id: string;

  @ResultField({ type: 'string', description: 'State of the work' })
  status: string;
}
