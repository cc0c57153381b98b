import { applyDecorators } from '@nestjs/common';
import { isUUID, IsUUID } from 'class-validator';
import { StringField } from '../fields/fields.js';

/** Returns whether a text is a UUID; PostgreSQL raises an error for one that is not. */
export const isUuid = (text: string): boolean => isUUID(text, 'loose');

/** An optional id of a row: a filter or the start of a page. */
export function UuidField(options: { description: string }): PropertyDecorator {
  return applyDecorators(
    StringField({ ...options, maxLength: 36, format: 'uuid', optional: true }),
    IsUUID('loose'),
  );
}
