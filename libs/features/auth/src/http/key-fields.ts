import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IntegerField, StringField, StringsField } from '@capstan/platform-http';
import { ValidateIf } from 'class-validator';
import {
  MAX_CREDIT_CAP,
  MAX_IP_RANGES,
  MAX_RATE_LIMIT_PER_MINUTE,
  MAX_SCOPES,
} from '../keys/key-restrictions.js';

/** A time with a time zone (RFC 3339). */
const TIMESTAMP = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?(Z|[+-]\d{2}:\d{2})$/;

/** Documentation of a restriction: what it is, then what its absence means. */
interface KeyFieldOptions {
  description: string;
  /** Whether null, which lifts the restriction, is accepted. */
  nullable?: boolean;
}

/** The permissions of a key. */
export const ScopesField = ({ description }: { description: string }): PropertyDecorator =>
  StringsField({
    description,
    optional: true,
    minItems: 1,
    maxItems: MAX_SCOPES,
    maxLength: 60,
    example: ['capability:search'],
  });

/** When a key stops working. */
export const ExpiryField = ({ description, nullable }: KeyFieldOptions): PropertyDecorator =>
  orNull(
    nullable,
    StringField({
      description,
      optional: true,
      maxLength: 35,
      pattern: TIMESTAMP,
      format: 'date-time',
      example: '2030-01-01T00:00:00Z',
    }),
  );

/** From where a key may be used. */
export const IpAllowListField = ({ description }: { description: string }): PropertyDecorator =>
  StringsField({
    description,
    optional: true,
    maxItems: MAX_IP_RANGES,
    maxLength: 50,
    example: ['203.0.113.0/24'],
  });

/** Requests per minute of a key. */
export const RateLimitField = ({ description, nullable }: KeyFieldOptions): PropertyDecorator =>
  orNull(
    nullable,
    IntegerField({ description, optional: true, minimum: 1, maximum: MAX_RATE_LIMIT_PER_MINUTE }),
  );

/** Total credits that a key may spend. */
export const CreditCapField = ({ description, nullable }: KeyFieldOptions): PropertyDecorator =>
  orNull(nullable, IntegerField({ description, optional: true, minimum: 0, maximum: MAX_CREDIT_CAP }));

const orNull = (nullable: boolean | undefined, field: PropertyDecorator): PropertyDecorator =>
  nullable
    ? applyDecorators(
        field,
        ApiProperty({ nullable: true }),
        ValidateIf((_, value) => value !== null),
      )
    : field;
