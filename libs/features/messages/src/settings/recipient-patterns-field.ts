import { StringsField } from '@capstan/kit';

// oxlint-disable-next-line no-control-regex -- control characters are what it refuses
const PATTERN = /^[^\s\u0000-\u001f]+$/;

/** Patterns of recipients: `*` matches any characters except `@` and `/`. */
export const RecipientPatternsField = (options: {
  description: string;
  optional?: boolean;
}): PropertyDecorator =>
  StringsField({
    ...options,
    maxItems: 1_000,
    maxLength: 500,
    pattern: PATTERN,
    example: ['*@example.com', '+49*', 'slack:c0123', 'https://hooks.example.com/*'],
  });
