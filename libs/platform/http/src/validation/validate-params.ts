import type { Type } from '@nestjs/common';
import { type FieldFault, InvalidRequestError } from '@capstan/platform-core';
import { plainToInstance } from 'class-transformer';
import { type ValidationError, getMetadataStorage, validateSync } from 'class-validator';
import { type FieldRules, fieldRulesOf } from './field-rules.js';
import { findStructureFault } from './find-structure-fault.js';
import { keepMetadata } from './keep-metadata.js';

keepMetadata(getMetadataStorage());

const MAX_FAULTS = 20;

/** Unknown fields of nested objects are refused too; those of the outer one never get here. */
const NESTED_IS_STRICT = { forbidUnknownValues: false, whitelist: true, forbidNonWhitelisted: true };

interface ValidationOptions {
  /** Values come from a query string: numbers may be text. */
  fromText?: boolean;
  /** Treats null as absent: strict tool calls of models send null for absent fields. */
  nullIsAbsent?: boolean;
  /** The values of the fields are validated later by another call; only the fields themselves are checked here. */
  isOuter?: boolean;
  /** Path of the object in the body, the prefix of all reported paths. */
  path?: string;
}

/**
 * Validates a plain object against a DTO class and returns an instance of it. Unknown fields are rejected.
 * @throws InvalidRequestError with the path of each error.
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
  if (misbuilt === undefined) {
    // Only fields of the class may be set on an instance of it.
    const known = faults.length === 0 ? value : withoutUnknown(rules, value);
    const given = options.nullIsAbsent ? withoutNulls(known) : known;
    // class-transformer copies its whole input: skipped if no field needs it.
    const instance = isTransformed
      ? plainToInstance(type, given, { enableImplicitConversion: options.fromText ?? false })
      : Object.assign(new type(), given);
    faults.push(...faultsOf(validateSync(instance, NESTED_IS_STRICT), at));
    if (faults.length === 0) return instance;
  } else faults.push({ path: at, message: misbuilt });
  throw new InvalidRequestError(faults.slice(0, MAX_FAULTS));
}

const withoutNulls = (value: object): object =>
  Object.fromEntries(Object.entries(value).filter(([, field]) => field !== null));

const withoutUnknown = ({ names }: FieldRules, value: object): object =>
  Object.fromEntries(Object.entries(value).filter(([name]) => names.has(name)));

function unknownFields({ names }: FieldRules, value: object, at: string): FieldFault[] {
  return Object.keys(value)
    .filter((name) => !names.has(name))
    .map((name) => ({
      path: join(at, name.slice(0, 100)),
      message: `is not a known field; known fields: ${[...names].join(', ') || 'none'}`,
    }));
}

/** Rules about the type of a value; the order of the rules of a field depends on how its decorators are combined. */
const TYPES: ReadonlySet<string> = new Set([
  'isString',
  'isInt',
  'isNumber',
  'isBoolean',
  'isArray',
  'isObject',
  'isIn',
]);

function faultsOf(errors: ValidationError[], at: string): FieldFault[] {
  return errors.flatMap((error) => {
    const path = join(at, error.property);
    const own = brokenRules(error).map(([rule, message]) => ({
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

/** An absent field breaks all of its rules: what it must be is enough. */
function brokenRules({ constraints = {}, value }: ValidationError): [string, string][] {
  const all = Object.entries(constraints);
  return value === undefined
    ? [all.find(([rule]) => TYPES.has(rule)) ?? all[0]].filter((each) => each !== undefined)
    : all;
}

const join = (at: string, name: string): string => (at === '' ? name : `${at}.${name}`);
