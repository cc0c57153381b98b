import type { Type } from '@nestjs/common';
import { type FieldFault, InvalidRequestError } from '@capstan/platform-core';
import { plainToInstance } from 'class-transformer';
import { type ValidationError, validateSync } from 'class-validator';
import { type FieldRules, fieldRulesOf } from './field-rules.js';
import { findStructureFault } from './find-structure-fault.js';

const MAX_FAULTS = 20;

/** Unknown fields of nested objects are refused too; those of the outer one never get here. */
const NESTED_IS_STRICT = { forbidUnknownValues: false, whitelist: true, forbidNonWhitelisted: true };

interface ValidationOptions {
  /** Values come from a query string: numbers may be written as text. */
  fromText?: boolean;
  /** A field that is null counts as left out, as strict tool calls of models send it. */
  nullIsAbsent?: boolean;
  /** The fields' own values are checked by a call of their own later on: they are not looked into here. */
  isOuter?: boolean;
  /** Where the object stands in the body; precedes the paths of faults. */
  path?: string;
}

/**
 * Checks a plain object against a DTO class and returns an instance of it. Unknown fields are refused.
 * @throws InvalidRequestError with the path of each fault.
 */
export function validateParams<T extends object>(
  type: Type<T>,
  value: unknown,
  options: ValidationOptions = {},
): T {
  const at = options.path ?? '';
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new InvalidRequestError([{ path: at, message: 'must be a JSON object' }]);
  }
  const rules = fieldRulesOf(type);
  const isTransformed = rules.isTransformed || options.fromText === true;
  const misbuilt = options.isOuter && !isTransformed ? undefined : findStructureFault(value, isTransformed);
  const faults = unknownFields(rules, value, at);
  if (misbuilt !== undefined) faults.push({ path: at, message: misbuilt });
  if (faults.length === 0) {
    const given = options.nullIsAbsent ? withoutNulls(value) : value;
    // class-transformer copies all it is given: left out where no field asks for it.
    const instance = isTransformed
      ? plainToInstance(type, given, { enableImplicitConversion: options.fromText ?? false })
      : Object.assign(new type(), given);
    faults.push(...faultsOf(validateSync(instance, NESTED_IS_STRICT), at));
    if (faults.length === 0) return instance;
  }
  throw new InvalidRequestError(faults.slice(0, MAX_FAULTS));
}

const withoutNulls = (value: object): object =>
  Object.fromEntries(Object.entries(value).filter(([, field]) => field !== null));

/** Checked before anything is built from the value: only fields of the class may be set on its instance. */
function unknownFields({ names }: FieldRules, value: object, at: string): FieldFault[] {
  return Object.keys(value)
    .filter((name) => !names.has(name))
    .map((name) => ({
      path: join(at, name.slice(0, 100)),
      message: `is not a known field; known are ${[...names].join(', ') || 'none'}`,
    }));
}

function faultsOf(errors: ValidationError[], at: string): FieldFault[] {
  return errors.flatMap((error) => {
    const path = join(at, error.property);
    const own = Object.entries(error.constraints ?? {}).map(([rule, message]) => ({
      path,
      message:
        rule === 'whitelistValidation'
          ? 'is not a known field'
          : message.startsWith(`${error.property} `)
            ? message.slice(error.property.length + 1)
            : message,
    }));
    return [...own, ...faultsOf(error.children ?? [], path)];
  });
}

const join = (at: string, name: string): string => (at === '' ? name : `${at}.${name}`);
