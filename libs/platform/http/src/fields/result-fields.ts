import type { Type } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';

type Scalar = 'string' | 'integer' | 'number' | 'boolean';

/** A field of a result: documented, not validated. `nullable` means present and possibly null. */
export function ResultField(
  options: { description: string; nullable?: boolean; optional?: boolean; example?: unknown } & (
    | { type: Scalar; format?: string; enum?: readonly string[]; list?: boolean }
    | { of: () => Type; list?: boolean }
    | { type: 'object' }
  ),
): PropertyDecorator {
  const { description, nullable, optional, example, ...shape } = options;
  const schema =
    'of' in shape
      ? // @nestjs/swagger distinguishes a lazy type from a class by the function name `type`.
        { type: () => shape.of(), isArray: shape.list ?? false }
      : {
          ...('enum' in shape && shape.enum ? { enum: [...shape.enum] } : {}),
          ...('format' in shape && shape.format ? { format: shape.format } : {}),
          ...(shape.type === 'object'
            ? { type: 'object', additionalProperties: true }
            : { type: shape.type }),
          ...('list' in shape && shape.list ? { isArray: true } : {}),
        };
  return ApiProperty({
    description,
    required: !optional,
    ...(nullable ? { nullable: true } : {}),
    ...(example === undefined ? {} : { example }),
    ...schema,
  } as ApiPropertyOptions);
}
