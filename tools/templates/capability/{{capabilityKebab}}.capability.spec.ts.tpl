import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { describe, expect, it } from 'vitest';
import { {{capabilityCamel}} } from './{{capabilityKebab}}.capability.js';
import { {{capabilityPascal}}Params } from './{{capabilityKebab}}.params.js';

/** Names of the invalid fields. */
const faultsOf = (body: object): string[] =>
  validateSync(plainToInstance({{capabilityPascal}}Params, body), {
    whitelist: true,
    forbidNonWhitelisted: true,
  }).map(({ property }) => property);
const params = Object.assign(new {{capabilityPascal}}Params(), { text: 'Hello' });

describe('{{capabilitySnake}}', () => {
  it.each({{capabilityCamel}}.examples)('takes its own example: $title', ({ params }) => {
    expect(faultsOf(params)).toEqual([]);
  });

  it.each<[object, string]>([
    [{}, 'text'],
    [{ text: '' }, 'text'],
    [{ text: ' ' }, 'text'],
    [{ text: 7 }, 'text'],
    [{ text: 'x'.repeat(2001) }, 'text'],
    [{ text: 'Hello', tone: 'warm' }, 'tone'],
  ])('refuses %j', (body, property) => {
    expect(faultsOf(body)).toEqual([property]);
  });

  it('does not charge for an empty result', () => {
    expect({{capabilityCamel}}.accept({ text: 'Good day' }, params)).toBe('ok');
    expect({{capabilityCamel}}.accept({ text: '' }, params)).toBe('empty');
  });
});
