import { InvalidRequestError } from '@capstan/platform-core';
import { StringField } from '../fields/fields.js';

const TIMESTAMP = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2}))?$/;

/** An optional date or timestamp in a query, parsed by `toTimestamp`. */
export const TimestampField = (options: { description: string }): PropertyDecorator =>
  StringField({ ...options, maxLength: 40, pattern: TIMESTAMP, optional: true });

/** Parses a TimestampField. @throws InvalidRequestError for a date that does not exist. */
export function toTimestamp(text: string | undefined, path: string): Date | undefined {
  if (text === undefined) return undefined;
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime())) {
    throw new InvalidRequestError([{ path, message: 'must be a date that exists' }]);
  }
  return moment;
}
