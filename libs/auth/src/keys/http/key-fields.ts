import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ValidateIf } from 'class-validator';

/** Added to a field decorator of the kit: the field takes null as well. */
export function Nullable(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ nullable: true }),
    ValidateIf((_, value) => value !== null),
  );
}

/** A time with its zone (RFC 3339). */
export const TIMESTAMP = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?(Z|[+-]\d{2}:\d{2})$/;

/** Longest text of TIMESTAMP. */
export const TIMESTAMP_LENGTH = 35;
