import type { ApiPropertyOptions } from '@nestjs/swagger';

/** Options of every field. Agents read the description, so it states units and meaning. */
export interface FieldOptions<T = unknown> {
  description: string;
  /** An absent field keeps the initializer of the class. Default false: the field is required. */
  optional?: boolean;
  /** Documented default; must equal the initializer of the field. Implies optional. */
  default?: T;
  example?: T;
}

/** Returns the documentation decorator shared by all field decorators. */
export function documented(options: FieldOptions, schema: Record<string, unknown>): ApiPropertyOptions {
  return {
    description: options.description,
    required: !isOptional(options),
    ...(options.default === undefined ? {} : { default: options.default }),
    ...(options.example === undefined ? {} : { example: options.example }),
    ...schema,
  };
}

export function isOptional(options: FieldOptions): boolean {
  return options.optional === true || options.default !== undefined;
}
