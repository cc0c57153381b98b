import type { Type } from '@nestjs/common';
import { type FieldFault, InvalidRequestError } from '@capstan/platform-errors';
import { plainToInstance } from 'class-transformer';
import { type ValidationError, getMetadataStorage, validateSync } from 'class-validator';

/** Deeper bodies than any parameter needs; beyond it recursive code could exhaust the stack. */
const MAX_DEPTH = 32;
const MAX_FAULTS = 20;

const fieldNames = new WeakMap<Type, ReadonlySet<string>>();

/**
 * Checks a plain object against a DTO class and returns an instance of it. Unknown fields are refused.
 * @param options.fromText values come from a query string: numbers may be written as text.
 * @param options.nullIsAbsent a field that is null counts as left out, as strict tool calls of models send it.
 * @throws InvalidRequestError with the path of each fault.
 */
export function validateParams<T extends object>(
  type: Type<T>,
  value: unknown,
  options: { fromText?: boolean; nullIsAbsent?: boolean; path?: string } = {},
): T {
  const at = options.path ?? '';
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new InvalidRequestError([{ path: at, message: 'must be a JSON object' }]);
  }
  if (isDeeperThan(value, MAX_DEPTH)) {
    throw new InvalidRequestError([
      { path: at, message: `must not be nested deeper than ${MAX_DEPTH} levels` },
    ]);
  }
  const faults = unknownFields(type, value, at);
  if (faults.length === 0) {
    const given = options.nullIsAbsent ? withoutNulls(value) : value;
    const instance = plainToInstance(type, given, { enableImplicitConversion: options.fromText ?? false });
    faults.push(...faultsOf(validateSync(instance, { forbidUnknownValues: false }), at));
    if (faults.length === 0) return instance;
  }
  throw new InvalidRequestError(faults.slice(0, MAX_FAULTS));
}

const withoutNulls = (value: object): object =>
  Object.fromEntries(Object.entries(value).filter(([, field]) => field !== null));

/** Checked before anything is built from the value: a field called `constructor` must not choose the class. */
function unknownFields(type: Type, value: object, at: string): FieldFault[] {
  let known = fieldNames.get(type);
  if (!known) {
    const metadata = getMetadataStorage().getTargetValidationMetadatas(type, '', false, false);
    known = new Set(metadata.map(({ propertyName }) => propertyName));
    fieldNames.set(type, known);
  }
  const allowed = known;
  return Object.keys(value)
    .filter((name) => !allowed.has(name))
    .map((name) => ({
      path: join(at, name.slice(0, 100)),
      message: `is not a known field; known are ${[...allowed].join(', ') || 'none'}`,
    }));
}

function faultsOf(errors: ValidationError[], at: string): FieldFault[] {
  return errors.flatMap((error) => {
    const path = join(at, error.property);
    const own = Object.values(error.constraints ?? {}).map((message) => ({
      path,
      message: message.startsWith(`${error.property} `) ? message.slice(error.property.length + 1) : message,
    }));
    return [...own, ...faultsOf(error.children ?? [], path)];
  });
}

const join = (at: string, name: string): string => (at === '' ? name : `${at}.${name}`);

/** Without recursion, for the same reason that it exists. */
function isDeeperThan(value: object, limit: number): boolean {
  let level: object[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > limit) return true;
    level = level.flatMap((item) =>
      Object.values(item).filter((child): child is object => typeof child === 'object' && child !== null),
    );
  }
  return false;
}
