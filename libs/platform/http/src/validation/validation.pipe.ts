import { type ArgumentMetadata, Injectable, type PipeTransform, type Type } from '@nestjs/common';
import { validateParams } from './validate-params.js';

const PRIMITIVES: unknown[] = [String, Boolean, Number, Array, Object, undefined];

/** Validates every DTO argument of every handler; an absent body counts as `{}`, the JSON value `null` does not. */
@Injectable()
export class ValidationPipe implements PipeTransform {
  transform(value: unknown, metadata: ArgumentMetadata): unknown {
    if (metadata.type === 'custom' || PRIMITIVES.includes(metadata.metatype)) return value;
    return validateParams(metadata.metatype as Type<object>, value === undefined ? {} : value, {
      fromText: metadata.type !== 'body',
    });
  }
}
