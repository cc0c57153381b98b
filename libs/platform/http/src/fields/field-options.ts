import type { ApiPropertyOptions } from '@nestjs/swagger';

/** What every field says about itself; the description is read by agents, so it states units and meaning. */
export interface FieldOptions<T = unknown> {
  description: string;
  /** Absent fields keep the initialiser of the class. Default false: the field is required. */
  optional?: boolean;
  /** Documented default; write the same value as the field's initialiser. Implies optional. */
  default?: T;
  example?: T;
}

/** The documentation half shared by all field decorators. */
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
