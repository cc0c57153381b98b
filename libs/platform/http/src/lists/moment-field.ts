import { InvalidRequestError } from '@capstan/platform-core';
import { StringField } from '../fields/fields.js';

const MOMENT = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2}))?$/;

/** An optional day or moment in a query; `toMoment` turns it into a time. */
export const MomentField = (options: { description: string }): PropertyDecorator =>
  StringField({ ...options, maxLength: 40, pattern: MOMENT, optional: true });

/** @returns the moment that a MomentField names. @throws InvalidRequestError for one that does not exist. */
export function toMoment(text: string | undefined, path: string): Date | undefined {
  if (text === undefined) return undefined;
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime())) {
    throw new InvalidRequestError([{ path, message: 'is not a date that exists' }]);
  }
  return moment;
}
