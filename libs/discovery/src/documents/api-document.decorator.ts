import { applyDecorators } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '@capstan/auth';
import { ApiFailures, Produces, RawResponse } from '@capstan/platform-http';

interface DocumentRoute {
  operationId: string;
  summary: string;
  description: string;
  /** Media types it is served as, the default first. */
  types: readonly string[];
  /** Failure statuses beside 406, 429, 500 and 503. */
  failures?: readonly number[];
}

const VALIDATORS = {
  ETag: {
    description: 'Validator of these bytes; send it back as `If-None-Match`',
    schema: { type: 'string' as const },
  },
  'Cache-Control': { description: 'How long the answer may be kept', schema: { type: 'string' as const } },
};

/** A public route that serves a document as it is, with its documentation. */
export function ApiDocument({ types, failures = [], ...operation }: DocumentRoute): MethodDecorator {
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
      content: Object.fromEntries(
        types.map((type) => [type, { schema: type.endsWith('json') ? {} : { type: 'string' } }]),
      ),
    }),
    ApiResponse({ status: 304, description: 'Not changed', headers: VALIDATORS }),
    ApiFailures(406, 429, 500, 503, ...failures),
  );
}
