import { InvalidRequestError } from '@capstan/platform-core';
import { describe, expect, it } from 'vitest';
import { validateParams } from '../validation/validate-params.js';
import { StringField, StringsField } from './fields.js';

class Params {
  @StringField({ description: 'Text', maxLength: 10, pattern: /\S/, default: 'a' })
  text: string = 'a';

  @StringField({
    description: 'Code',
    maxLength: 10,
    pattern: /^a+$/,
    patternMessage: 'must be a',
    default: 'a',
  })
  code: string = 'a';

  @StringsField({
    description: 'Codes',
    maxItems: 2,
    maxLength: 10,
    pattern: /^a+$/,
    patternMessage: 'each must be a',
    default: [],
  })
  codes: string[] = [];
}

const messageOf = (value: object): string => {
  try {
    validateParams(Params, value);
  } catch (error) {
    if (error instanceof InvalidRequestError) return error.message;
    throw error;
  }
  return 'valid';
};

describe('the error of a text that does not match', () => {
  it('is in words, not an expression', () => {
    expect(messageOf({ text: '  ' })).toBe('text: must not be blank');
    expect(messageOf({ code: 'b' })).toBe('code: must be a');
    expect(messageOf({ codes: ['a', 'b'] })).toBe('codes: each must be a');
  });
});
