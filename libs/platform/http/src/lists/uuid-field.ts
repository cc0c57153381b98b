import { applyDecorators } from '@nestjs/common';
import { isUUID, IsUUID } from 'class-validator';
import { StringField } from '../fields/fields.js';

/** Whether a text can be the id of a row at all; PostgreSQL raises an error for one that cannot. */
export const isUuid = (text: string): boolean => isUUID(text, 'loose');

/** The id of a row, optional: a filter, or where a page begins. */
export function UuidField(options: { description: string }): PropertyDecorator {
  return applyDecorators(
    StringField({ ...options, maxLength: 36, format: 'uuid', optional: true }),
    IsUUID('loose'),
  );
}
