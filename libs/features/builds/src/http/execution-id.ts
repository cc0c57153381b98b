import { isUuid } from '@capstan/platform-http';
import { InvalidRequestError } from '@capstan/platform-core';

/** The id in the path of a build route. @throws InvalidRequestError for one that no build can have (spec 7.3). */
export function executionIdOf(text: string): string {
  if (!isUuid(text)) throw new InvalidRequestError([{ path: 'execution_id', message: 'must be a UUID' }]);
  return text.toLowerCase();
}
