import type { AppError, FieldFault } from '@capstan/platform-core';
import type { FastifyRequest } from 'fastify';

/**
 * One item of the 422 body of build routes (docs/contract.md 2.5); values of `type` are those of pydantic,
 * which clients know.
 */
export interface ValidationDetail {
  loc: (string | number)[];
  msg: string;
  type: string;
}

/** Slugs of request errors that build routes return in the form of docs/contract.md 2.5. */
const FAULTS_OF_REQUEST = new Set(['invalid-request', 'malformed-body']);

/** Headers that are validated like fields. */
const HEADERS = ['Idempotency-Key', 'X-Max-Credits'];

const isUnknown = (message: string): boolean => message.includes('is not a known field');

/**
 * Renders request errors of build routes (docs/contract.md 2.5, 7): status 422 and `{ "detail": [{ "loc",
 * "msg", "type" }] }`.
 */
export function refuseBuildRequest(
  error: AppError,
  request: FastifyRequest,
): { status: number; body: object } | undefined {
  if (!FAULTS_OF_REQUEST.has(error.slug)) return undefined;
  const faults = error.faults ?? [];
  const detail =
    faults.length === 0
      ? [{ loc: ['body'], msg: error.message, type: 'json_invalid' }]
      : firstOfEach(faults).map((fault) => toDetail(fault, request));
  return { status: 422, body: { detail } };
}

/** The rules of a field fail together; the first one is enough. */
function firstOfEach(faults: readonly FieldFault[]): FieldFault[] {
  const byPath = new Map<string, FieldFault>();
  for (const fault of faults) if (!byPath.has(fault.path)) byPath.set(fault.path, fault);
  return [...byPath.values()];
}

function toDetail({ path, message }: FieldFault, request: FastifyRequest): ValidationDetail {
  const fields = path === '' ? [] : path.split('.');
  const [place, source] = placeOf(fields[0], message, request);
  const value = fields[0] === undefined ? source : (source as Record<string, unknown> | null)?.[fields[0]];
  return { loc: [place, ...fields], ...kindOf(place, fields, value, message) };
}

function placeOf(field: string | undefined, message: string, request: FastifyRequest): [string, unknown] {
  if (field !== undefined && !isUnknown(message)) {
    if (Object.hasOwn((request.params as object | undefined) ?? {}, field)) return ['path', request.params];
    if (HEADERS.includes(field)) return ['header', { [field]: request.headers[field.toLowerCase()] }];
  }
  return request.method === 'POST' ? ['body', request.body] : ['query', request.query];
}

function kindOf(
  place: string,
  fields: readonly string[],
  value: unknown,
  message: string,
): Pick<ValidationDetail, 'msg' | 'type'> {
  if (fields.length === 0) return { msg: message, type: 'model_attributes_type' };
  if (isUnknown(message)) return { msg: message, type: 'extra_forbidden' };
  if (value === undefined || (value === null && message.includes('string')))
    return value === undefined
      ? { msg: 'Field required', type: 'missing' }
      : { msg: 'Input should be a valid string', type: 'string_type' };
  if (place === 'query' || place === 'header') return { msg: message, type: 'value_error' };
  if (typeof value !== 'string') return { msg: 'Input should be a valid string', type: 'string_type' };
  if (/uuid/i.test(message)) return { msg: 'Input should be a valid UUID', type: 'uuid_parsing' };
  if (value.trim() === '')
    return { msg: 'String should have at least 1 character', type: 'string_too_short' };
  if (message.includes('shorter')) return { msg: message, type: 'string_too_long' };
  return { msg: message, type: 'value_error' };
}
