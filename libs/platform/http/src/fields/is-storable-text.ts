import { ValidateBy, type ValidationOptions } from 'class-validator';

/** Text that PostgreSQL can store: no NUL, no lone surrogate. */
export const IsStorableText = (options?: ValidationOptions): PropertyDecorator =>
  ValidateBy(
    {
      name: 'isStorableText',
      validator: {
        validate: (value: unknown) =>
          typeof value !== 'string' || (!value.includes('\0') && value.isWellFormed()),
        defaultMessage: (validation) =>
          `${validation?.property} must be well-formed Unicode without NUL characters`,
      },
    },
    options,
  );
