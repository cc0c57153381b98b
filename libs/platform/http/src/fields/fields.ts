import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNumber,
  IsObject,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateIf,
} from 'class-validator';
import { IsStorableText } from './is-storable-text.js';
import { type FieldOptions, documented, isOptional } from './field-options.js';

/** class-validator's IsOptional lets null through as well; absent means absent here. */
export const presence = (options: FieldOptions & { isNullable?: boolean }): PropertyDecorator[] =>
  isOptional(options)
    ? [ValidateIf((_, value) => value !== undefined && !(options.isNullable === true && value === null))]
    : [];

/** An expression says little to a caller: the rules of most fields have words of their own. */
function messageOf(pattern: RegExp, patternMessage: string | undefined): { message?: string } {
  const message = patternMessage ?? (pattern.source === '\\S' ? 'must not be blank' : undefined);
  return message === undefined ? {} : { message };
}

/** A string; lengths in UTF-16 code units. */
export function StringField(
  options: FieldOptions<string> & {
    minLength?: number;
    maxLength: number;
    pattern?: RegExp;
    /** The error for values that do not match, in place of one that shows the expression. */
    patternMessage?: string;
    format?: string;
    /** Treats null as absent. */
    isNullable?: boolean;
  },
): PropertyDecorator {
  const { minLength, maxLength, pattern, patternMessage, format } = options;
  return applyDecorators(
    ApiProperty(
      documented(options, {
        type: 'string',
        maxLength,
        ...(minLength === undefined ? {} : { minLength }),
        ...(pattern ? { pattern: pattern.source } : {}),
        ...(format ? { format } : {}),
        ...(options.isNullable ? { nullable: true } : {}),
      }),
    ),
    ...presence(options),
    IsString(),
    IsStorableText(),
    // Before the lengths: the first error is reported, and the pattern says more.
    ...(pattern ? [Matches(pattern, messageOf(pattern, patternMessage))] : []),
    MaxLength(maxLength),
    ...(minLength === undefined ? [] : [MinLength(minLength)]),
  );
}

/** An integer within bounds. */
export function IntegerField(
  options: FieldOptions<number> & { minimum: number; maximum: number },
): PropertyDecorator {
  const { minimum, maximum } = options;
  return applyDecorators(
    ApiProperty(documented(options, { type: 'integer', minimum, maximum })),
    ...presence(options),
    IsInt(),
    Min(minimum),
    Max(maximum),
  );
}

/** A number within bounds, whole or not. */
export function NumberField(
  options: FieldOptions<number> & { minimum: number; maximum: number },
): PropertyDecorator {
  const { minimum, maximum } = options;
  return applyDecorators(
    ApiProperty(documented(options, { type: 'number', minimum, maximum })),
    ...presence(options),
    IsNumber(),
    Min(minimum),
    Max(maximum),
  );
}

export function BooleanField(options: FieldOptions<boolean>): PropertyDecorator {
  return applyDecorators(
    ApiProperty(documented(options, { type: 'boolean' })),
    ...presence(options),
    IsBoolean(),
  );
}

/** One of a list of values. */
export function ChoiceField<T extends string>(
  options: FieldOptions<T> & { choices: readonly T[] },
): PropertyDecorator {
  return applyDecorators(
    ApiProperty(documented(options, { type: 'string', enum: [...options.choices] })),
    ...presence(options),
    IsIn([...options.choices]),
  );
}

/** An array of distinct values from a list. */
export function ChoicesField<T extends string>(
  options: FieldOptions<T[]> & { choices: readonly T[]; minItems?: number },
): PropertyDecorator {
  const { choices, minItems = 0 } = options;
  return applyDecorators(
    ApiProperty(
      documented(options, {
        type: 'array',
        items: { type: 'string', enum: [...choices] },
        minItems,
        maxItems: choices.length,
      }),
    ),
    ...presence(options),
    IsArray(),
    ArrayMinSize(minItems),
    ArrayMaxSize(choices.length),
    IsIn([...choices], { each: true }),
  );
}

/** An array of strings, each at most `maxLength` long and matching `pattern`. */
export function StringsField(
  options: FieldOptions<string[]> & {
    maxItems: number;
    maxLength: number;
    minItems?: number;
    pattern?: RegExp;
    /** The error for values that do not match, in place of one that shows the expression. */
    patternMessage?: string;
  },
): PropertyDecorator {
  const { maxItems, maxLength, minItems = 0, pattern, patternMessage } = options;
  return applyDecorators(
    ApiProperty(
      documented(options, {
        type: 'array',
        items: { type: 'string', maxLength, ...(pattern ? { pattern: pattern.source } : {}) },
        minItems,
        maxItems,
      }),
    ),
    ...presence(options),
    IsArray(),
    ArrayMinSize(minItems),
    ArrayMaxSize(maxItems),
    IsString({ each: true }),
    IsStorableText({ each: true }),
    MaxLength(maxLength, { each: true }),
    ...(pattern ? [Matches(pattern, { each: true, ...messageOf(pattern, patternMessage) })] : []),
  );
}

/** An object with any members. */
export function JsonObjectField(options: FieldOptions<Record<string, unknown>>): PropertyDecorator {
  return applyDecorators(
    ApiProperty(documented(options, { type: 'object', additionalProperties: true })),
    ...presence(options),
    IsObject(),
  );
}

/** An array of objects with any members. */
export function JsonObjectsField(
  options: FieldOptions<Record<string, unknown>[]> & { minItems: number; maxItems: number },
): PropertyDecorator {
  const { minItems, maxItems } = options;
  return applyDecorators(
    ApiProperty(
      documented(options, {
        type: 'array',
        items: { type: 'object', additionalProperties: true },
        minItems,
        maxItems,
      }),
    ),
    ...presence(options),
    IsArray(),
    ArrayMinSize(minItems),
    ArrayMaxSize(maxItems),
    IsObject({ each: true }),
  );
}
