import { isUuid } from '@capstan/platform-http';
import { InvalidRequestError } from '@capstan/platform-core';

/**
 * Returns the id in the path of a build route. @throws InvalidRequestError if it is not a UUID
 * (docs/contract.md 7).
 */
export function executionIdOf(text: string): string {
  if (!isUuid(text)) throw new InvalidRequestError([{ path: 'execution_id', message: 'must be a UUID' }]);
  return text.toLowerCase();
}
