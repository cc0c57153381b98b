import { ResultField } from '@capstan/platform-http';

/** `data` of DELETE /v1/admin/accounts/{id}. */
export class DeletedAccountResult {
  @ResultField({ type: 'string', format: 'uuid', description: 'The account that was deleted' })
  id: string;

  @ResultField({ type: 'integer', description: 'Rows of the database that were deleted' })
  rows: number;

  @ResultField({ type: 'integer', description: 'Sites, artifacts and other files that were deleted' })
  files: number;
}
