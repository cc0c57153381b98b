import { applyDecorators } from '@nestjs/common';
import { StringField } from '@capstan/capability-kit';
import { IsUUID } from 'class-validator';

/** The id of a row, optional: a filter or a cursor. */
export function UuidField(options: { description: string }): PropertyDecorator {
  return applyDecorators(
    StringField({ ...options, maxLength: 36, format: 'uuid', optional: true }),
    IsUUID('loose'),
  );
}
