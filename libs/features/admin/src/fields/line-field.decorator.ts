import { applyDecorators } from '@nestjs/common';
import { StringField } from '@capstan/platform-http';
import { Matches } from 'class-validator';

/** Rejects control characters and lone surrogates: PostgreSQL cannot store all of them. */
const LINE = /^(?=.*\S)[^\p{Cc}\p{Cs}]+$/u;

/** One line of text that is not blank, without control characters. */
export function LineField(options: Parameters<typeof StringField>[0]): PropertyDecorator {
  return applyDecorators(
    StringField({ minLength: 1, ...options }),
    Matches(LINE, {
      message: '$property must be one line of text, not blank and without control characters',
    }),
  );
}
