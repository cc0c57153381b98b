import type { ApiResponseOptions } from '@nestjs/swagger';

type SchemaObject = Extract<ApiResponseOptions, { schema: unknown }>['schema'];

/** JSON Patch (RFC 6902) in OpenAPI. */
export const PATCH_SCHEMA: SchemaObject = {
  type: 'array',
  maxItems: 500,
  description: 'Operations, applied in order',
  items: {
    type: 'object',
    required: ['op', 'path'],
    properties: {
      op: {
        type: 'string',
        enum: ['add', 'remove', 'replace', 'move', 'copy', 'test'],
        description: 'The operation',
      },
      path: { type: 'string', maxLength: 400, description: 'JSON Pointer of the place' },
      from: {
        type: 'string',
        maxLength: 400,
        description: 'JSON Pointer of the source of `move` and `copy`',
      },
      value: { description: 'The value of `add`, `replace` and `test`' },
    },
  },
};

export const PATCH_EXAMPLE = [{ op: 'replace', path: '/facts/2/price/amount', value: 7 }];
