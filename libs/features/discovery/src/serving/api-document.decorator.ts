import { applyDecorators } from '@nestjs/common';
import { ApiOperation, ApiResponse, type ApiResponseOptions, ApiTags } from '@nestjs/swagger';
import { Public } from '@capstan/auth';
import { ApiFailures, Produces, RawResponse } from '@capstan/platform-http';

type SchemaObject = Extract<ApiResponseOptions, { schema: unknown }>['schema'];

interface DocumentRoute {
  operationId: string;
  summary: string;
  description: string;
  /** Media types, the default first. */
  types: readonly string[];
  /** The beginning or the content of the document. */
  example: string | object;
  /** For documents with several shapes. Default: any value of the type of the example. */
  schema?: SchemaObject;
  /** Failure statuses in addition to 406, 429, 500 and 503. */
  failures?: readonly number[];
}

const VALIDATORS = {
  ETag: {
    description: 'Validator for `If-None-Match`',
    schema: { type: 'string' as const },
  },
  'Cache-Control': {
    description: 'How long the response may be cached',
    schema: { type: 'string' as const },
  },
};

/** Documents a public route that serves a document without the envelope. */
export function ApiDocument({
  types,
  example,
  schema = schemaOf(example),
  failures = [],
  ...operation
}: DocumentRoute): MethodDecorator {
  return applyDecorators(
    Public(),
    RawResponse(),
    Produces(...types),
    ApiTags('Discovery'),
    ApiOperation({ ...operation, security: [] }),
    ApiResponse({
      status: 200,
      description: 'The document',
      headers: VALIDATORS,
      content: Object.fromEntries(types.map((type) => [type, { schema, example }])),
    }),
    ApiResponse({ status: 304, description: 'Not changed', headers: VALIDATORS }),
    ApiFailures(406, 429, 500, 503, ...failures),
  );
}

const schemaOf = (example: string | object): SchemaObject => ({
  type: typeof example === 'string' ? 'string' : 'object',
});
