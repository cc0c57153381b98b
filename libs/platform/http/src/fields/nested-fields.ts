import { applyDecorators, type Type as Class } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsObject, ValidateNested } from 'class-validator';
import { type FieldOptions, documented } from './field-options.js';
import { presence } from './fields.js';

type Nested<T> = FieldOptions<T> & { of: () => Class };

/** An object with fields of its own, validated like the outer one. */
export function ObjectField(options: Nested<never>): PropertyDecorator {
  return applyDecorators(
    ApiProperty(documented(options, { type: () => options.of() })),
    ...presence(options),
    Type(options.of),
    Transform(({ value }: { value: unknown }) => dropNulls(value)),
    IsObject(),
    ValidateNested(),
  );
}

/** A list of such objects. */
export function ObjectsField(
  options: Nested<object[]> & { minItems?: number; maxItems: number },
): PropertyDecorator {
  const { minItems = 0, maxItems, of } = options;
  return applyDecorators(
    ApiProperty(documented(options, { type: () => of(), isArray: true, minItems, maxItems })),
    ...presence(options),
    Type(of),
    Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? value.map(dropNulls) : value)),
    IsArray(),
    ArrayMinSize(minItems),
    ArrayMaxSize(maxItems),
    IsObject({ each: true }),
    ValidateNested({ each: true }),
  );
}

/** A field that is null counts as absent, as strict tool calls of models send it. */
function dropNulls(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  for (const [name, field] of Object.entries(value)) {
    if (field === null) Reflect.deleteProperty(value, name);
  }
  return value;
}
