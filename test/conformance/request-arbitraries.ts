import * as fc from 'fast-check';
import type { ApiDocument, Json } from './api-document.js';
import { mutated } from './mutated.js';

/** A request to one documented operation. */
export interface ApiRequest {
  /** `valid` by the document, `strange` in some way, or `anonymous`: valid but without credentials. */
  kind: 'valid' | 'strange' | 'anonymous';
  /** Path with query. */
  url: string;
  headers: Record<string, string>;
  /** JSON value or raw text; undefined: no body. */
  body: { json: Json } | { raw: string } | undefined;
}

/** An operation of the document. */
export interface Operation {
  path: string;
  method: string;
  definition: Json;
}

interface Values {
  /** For strings of format `uri`: URLs that cannot cause requests outside of the machine. */
  addresses: readonly string[];
  /** For path parameters, in addition to ids that do not exist. */
  ids: readonly string[];
}

const MEDIA_TYPES = [
  'application/json',
  '*/*',
  'application/problem+json',
  'text/html',
  'image/png',
  'x',
  '',
];
const CONTENT_TYPES = [
  'application/json; charset=utf-8',
  'text/plain',
  'application/xml',
  'application/jsonx',
];
const RAW = [
  '',
  '{',
  '[]',
  'null',
  '"text"',
  '{"a":1}{',
  '{"__proto__":{"a":1}}',
  '\u0000',
  '1'.repeat(400),
  '[[',
];
const STRANGE_HEADERS: [string, string][] = [
  ['idempotency-key', ''],
  ['idempotency-key', 'ü'],
  ['idempotency-key', 'k'.repeat(256)],
  ['x-max-credits', '-1'],
  ['x-max-credits', '0'],
  ['x-max-credits', '1e9'],
  ['x-request-id', 'a b'],
  ['x-request-id', 'r'.repeat(1000)],
  ['accept-language', '*;;;q=x'],
  ['traceparent', '00-zz'],
  ['prefer', 'respond-async'],
];

/** Text that is valid in a path segment and does not change the path. */
const segment = fc
  .string({ unit: 'binary', minLength: 1, maxLength: 40 })
  .filter((text) => text.isWellFormed() && !/^\.{1,2}$/.test(text));

/** Requests to an operation: valid ones, unexpected ones, and valid ones without credentials. */
export function requestsTo(api: ApiDocument, operation: Operation, values: Values): fc.Arbitrary<ApiRequest> {
  const valid = validRequest(api, operation, values);
  const strange = valid.chain((request) =>
    fc
      .oneof(...changesOf(request, operation))
      .map((changed): ApiRequest => ({ ...changed, kind: 'strange' })),
  );
  const anonymous = fc
    .tuple(
      valid,
      fc.constantFrom(undefined, 'Bearer', 'Bearer cap_wrong', 'Basic dTpw', `Bearer cap_${'A'.repeat(46)}`),
    )
    .map(([request, authorization]): ApiRequest => {
      const headers = { ...request.headers, ...(authorization === undefined ? {} : { authorization }) };
      return { ...request, kind: 'anonymous', headers };
    });
  return fc.oneof(
    { weight: 3, arbitrary: valid },
    { weight: 4, arbitrary: strange },
    { weight: 1, arbitrary: anonymous },
  );
}

function validRequest(
  api: ApiDocument,
  { path, definition }: Operation,
  values: Values,
): fc.Arbitrary<ApiRequest> {
  const parameters: Json[] = (definition.parameters ?? []).map((parameter: Json) => api.resolve(parameter));
  const of = (place: string): Json[] => parameters.filter((parameter) => parameter.in === place);
  const record = (place: string): fc.Arbitrary<Record<string, Json>> =>
    fc.record(Object.fromEntries(of(place).map(({ name, schema }) => [name, valueOf(api, schema, values)])), {
      requiredKeys: of(place)
        .filter(({ required }) => required)
        .map(({ name }) => name),
    });
  const ids = fc.oneof(fc.constantFrom(...values.ids), fc.uuid());
  const schema = definition.requestBody?.content?.['application/json']?.schema;
  const body = schema ? valueOf(api, schema, values).map((json) => ({ json })) : fc.constant(undefined);
  return fc
    .tuple(record('query'), ids, record('header'), body)
    .map(([query, place, headers, sent]): ApiRequest => {
      const filled = path.replace(/\{\w+\}/g, () => encodeURIComponent(place));
      const search = new URLSearchParams(
        Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
      );
      return {
        kind: 'valid',
        url: search.size > 0 ? `${filled}?${search.toString()}` : filled,
        headers: Object.fromEntries(
          Object.entries(headers).map(([name, value]) => [name.toLowerCase(), printable(value)]),
        ),
        body: sent,
      };
    });
}

/** Valid characters of a header. */
const printable = (value: Json): string =>
  String(value)
    .replace(/[^\x21-\x7e]/g, '-')
    .slice(0, 255);

function changesOf(request: ApiRequest, { path }: Operation): fc.Arbitrary<ApiRequest>[] {
  const { headers, body, url } = request;
  const changes: fc.Arbitrary<ApiRequest>[] = [
    fc.constantFrom(...MEDIA_TYPES).map((accept) => ({ ...request, headers: { ...headers, accept } })),
    fc
      .constantFrom(...STRANGE_HEADERS)
      .map(([name, value]) => ({ ...request, headers: { ...headers, [name]: latin1(value) } })),
    fc
      .tuple(
        fc.constantFrom('limit', 'after', 'from', 'format', 'surprise', 'limit[]', '__proto__'),
        fc.string({ maxLength: 20 }),
      )
      .map(([name, value]) => {
        const query = new URLSearchParams([[name, value.toWellFormed()]]).toString();
        return { ...request, url: `${url}${url.includes('?') ? '&' : '?'}${query}` };
      }),
  ];
  if (path.includes('{')) {
    changes.push(
      segment.map((text) => ({ ...request, url: path.replace(/\{\w+\}/g, encodeURIComponent(text)) })),
    );
  }
  if (body && 'json' in body) {
    changes.push(
      mutated(body.json).map((json) => ({ ...request, body: { json } })),
      mutated(body.json).map((json) => ({ ...request, body: { json } })),
      fc.constantFrom(...RAW).map((raw) => ({ ...request, body: { raw } })),
      fc
        .constantFrom(...CONTENT_TYPES)
        .map((type) => ({ ...request, headers: { ...headers, 'content-type': type } })),
      fc.constant({ ...request, body: undefined }),
    );
  }
  return changes;
}

const latin1 = (text: string): string => Buffer.from(text, 'utf8').toString('latin1');

/** Values that a schema allows. */
function valueOf(api: ApiDocument, given: Json, values: Values): fc.Arbitrary<Json> {
  const schema = api.resolve(given);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const branches: Json[] | undefined = schema.oneOf ?? schema.anyOf;
  if (branches) return fc.oneof(...branches.map((branch) => valueOf(api, branch, values)));
  if (Array.isArray(schema.type)) {
    return fc.oneof(...schema.type.map((type: string) => valueOf(api, { ...schema, type }, values)));
  }
  switch (schema.type) {
    case 'string':
      return textOf(schema, values);
    case 'integer':
      return fc.integer(boundsOf(schema));
    case 'number':
      return fc.double({ min: schema.minimum ?? -1e9, max: schema.maximum ?? 1e9, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(valueOf(api, schema.items, values), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 5, Math.max(5, schema.minItems ?? 0)),
      });
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([name, field]) => [name, valueOf(api, field, values)]),
        ),
        { requiredKeys: schema.required ?? [] },
      );
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

/** fast-check's integers are 32 bit; larger bounds are clamped, which stays within the schema. */
const boundsOf = ({ minimum = -0x80000000, maximum = 0x7fffffff }: Json): { min: number; max: number } => ({
  min: Math.max(minimum, -0x80000000),
  max: Math.min(maximum, 0x7fffffff),
});

function textOf(schema: Json, values: Values): fc.Arbitrary<string> {
  const { minLength = 0, maxLength = 60, pattern, format } = schema;
  if (format === 'uri') return fc.constantFrom(...values.addresses);
  if (format === 'uuid') return fc.uuid();
  if (format === 'date-time') {
    const years = { min: new Date('2001-01-01'), max: new Date('2099-01-01'), noInvalidDate: true };
    return fc.date(years).map((date) => date.toISOString());
  }
  // The document's rule for all texts: no NUL, no lone surrogates.
  const fits = (text: string): boolean =>
    !text.includes('\0') &&
    text.isWellFormed() &&
    text.length >= minLength &&
    text.length <= maxLength &&
    (!pattern || new RegExp(pattern, 'u').test(text));
  const free = fc.string({ unit: 'binary', minLength, maxLength: Math.min(maxLength, 60) });
  const shaped = pattern ? fc.oneof(fc.stringMatching(new RegExp(pattern, 'u')), free) : free;
  return fc
    .oneof(
      { weight: 5, arbitrary: shaped },
      { weight: 1, arbitrary: fc.constant('x'.repeat(Math.min(maxLength, 5000))) },
    )
    .filter(fits);
}
