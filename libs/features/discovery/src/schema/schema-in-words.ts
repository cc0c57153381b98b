import type { JsonSchema } from './json-schema.js';

type Wording = (value: never) => string;

/** Sentences for keywords that a format does not support. */
const WORDS: Record<string, Wording> = {
  default: (value: unknown) => `Default: ${JSON.stringify(value)}.`,
  examples: (values: unknown[]) => `Example: ${values.map((value) => JSON.stringify(value)).join(', ')}.`,
  format: (value: string) => `Format: ${value}.`,
  pattern: (value: string) => `Must match the pattern ${value}.`,
  minLength: (value: number) => `At least ${value} character${value === 1 ? '' : 's'}.`,
  maxLength: (value: number) => `At most ${value} characters.`,
  minimum: (value: number) => `At least ${value}.`,
  maximum: (value: number) => `At most ${value}.`,
  exclusiveMinimum: (value: number) => `More than ${value}.`,
  exclusiveMaximum: (value: number) => `Less than ${value}.`,
  multipleOf: (value: number) => `A multiple of ${value}.`,
  minItems: (value: number) => `At least ${value} item${value === 1 ? '' : 's'}.`,
  maxItems: (value: number) => `At most ${value} item${value === 1 ? '' : 's'}.`,
  uniqueItems: (value: boolean) => (value ? 'Items must be unique.' : ''),
};

/** Returns a sentence for a keyword of a schema. */
export function keywordInWords(keyword: string, value: unknown): string {
  const wording = WORDS[keyword];
  return wording ? wording(value as never) : `${keyword}: ${JSON.stringify(value)}.`;
}

/**
 * Splits a schema into the keywords a format supports and the rest, which is added to the description as
 * sentences: the model still reads every rule, and the service still enforces it.
 */
export function keepKeywords(
  schema: JsonSchema,
  isAllowed: (keyword: string, value: unknown) => boolean,
): JsonSchema {
  const kept: JsonSchema = {};
  const sentences: string[] = [];
  for (const [keyword, value] of Object.entries(schema)) {
    if (isAllowed(keyword, value)) kept[keyword] = value;
    else sentences.push(keywordInWords(keyword, value));
  }
  const description = [schema.description, ...sentences].filter(Boolean).join(' ');
  return description === '' ? kept : { ...kept, description };
}
