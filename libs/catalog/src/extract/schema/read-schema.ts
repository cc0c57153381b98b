import { InvalidRequestError, fieldsOf, textOf } from '@capstan/kit';
import { isUnit } from './units.js';
import { type Field, type ObjectField, SCALAR_TYPES, type ScalarType } from './field.js';
import { wordsOf } from './field-key.js';

const MAX_FIELDS = 100;
const MAX_DEPTH = 4;
const MAX_CHOICES = 200;
/** Dots separate names in the paths of places. */
const NAME = /^[^.]{1,100}$/;

/** Reads a JSON Schema of an object. @throws InvalidRequestError that names what is not supported. */
export function readSchema(schema: Readonly<Record<string, unknown>>): ObjectField {
  let count = 0;
  return objectOf('', schema, 'schema', 1);

  function fieldOf(name: string, value: unknown, path: string, depth: number): Field {
    count += 1;
    if (count > MAX_FIELDS) throw fault(path, `must have at most ${MAX_FIELDS} fields`);
    if (depth > MAX_DEPTH) throw fault(path, `must be nested at most ${MAX_DEPTH} levels deep`);
    const stated = fieldsOf(value);
    const type = typeOf(stated, path);
    if (type === 'object') return objectOf(name, stated, path, depth);
    if (type === 'array') {
      return {
        name,
        type,
        items: fieldOf(name, stated.items ?? { type: 'string' }, `${path}.items`, depth + 1),
      };
    }
    const unit = wordsOf(name).at(-1) ?? '';
    const isNumber = type === 'number' || type === 'integer';
    return {
      name,
      type,
      format: textOf(stated.format) || null,
      choices: choicesOf(stated.enum, `${path}.enum`),
      unit: isNumber && wordsOf(name).length > 1 && isUnit(unit) ? unit : null,
    };
  }

  function objectOf(
    name: string,
    stated: Readonly<Record<string, unknown>>,
    path: string,
    depth: number,
  ): ObjectField {
    const properties = Object.entries(fieldsOf(stated.properties));
    if (properties.length === 0) throw fault(path, 'must be an object with `properties`');
    const unusable = properties.find(([key]) => !NAME.test(key));
    if (unusable)
      throw fault(
        `${path}.properties`,
        `must have names of 1 to 100 characters without dots (got ${JSON.stringify(unusable[0].slice(0, 100))})`,
      );
    const fields = properties.map(([key, value]) =>
      fieldOf(key, value, `${path}.properties.${key}`, depth + 1),
    );
    return { name, type: 'object', fields };
  }
}

function typeOf(stated: Readonly<Record<string, unknown>>, path: string): ScalarType | 'object' | 'array' {
  const types = [stated.type].flat().filter((type) => type !== 'null');
  const type = types[0] ?? (stated.properties ? 'object' : stated.items ? 'array' : 'string');
  if (types.length > 1) throw fault(`${path}.type`, 'must be one type, or one type and `null`');
  if (type === 'object' || type === 'array') return type;
  const scalar = SCALAR_TYPES.find((known) => known === type);
  if (!scalar)
    throw fault(`${path}.type`, `must be one of ${[...SCALAR_TYPES, 'object', 'array'].join(', ')}`);
  return scalar;
}

function choicesOf(value: unknown, path: string): string[] | null {
  if (value === undefined) return null;
  const choices = [value].flat().filter((choice) => choice !== null);
  if (choices.length > MAX_CHOICES || choices.some((choice) => typeof choice !== 'string')) {
    throw fault(path, `must be a list of at most ${MAX_CHOICES} strings`);
  }
  return choices as string[];
}

const fault = (path: string, message: string): InvalidRequestError =>
  new InvalidRequestError([{ path, message }]);
