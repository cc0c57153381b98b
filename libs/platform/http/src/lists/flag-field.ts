import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform, type TransformFnParams } from 'class-transformer';
import { IsBoolean } from 'class-validator';

/** Reads the raw text: the implicit conversion of queries turns the text `false` into true. */
const fromText = ({ obj, key }: TransformFnParams): unknown => {
  const text = (obj as Record<string, unknown>)[key];
  if (text === 'true') return true;
  return text === 'false' || text === undefined ? false : text;
};

/** `true` or `false` in a query; false when absent. Write `= false` as the initializer of the field. */
export const FlagField = ({ description }: { description: string }): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ description, type: 'boolean', required: false, default: false }),
    Transform(fromText),
    IsBoolean({ message: '$property must be true or false' }),
  );
