import { STATUS_CODES } from 'node:http';
import { type Type, applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import {
  EnvelopeMetadataSchema,
  FailureEnvelopeSchema,
  ProblemSchema,
  ReducedMetadataSchema,
} from './envelope.schema.js';

/** Statuses that any authenticated route may return. */
const ALWAYS = [400, 401, 403, 406, 429, 500, 503];

interface EnvelopeOptions {
  /** Success status. Default 200. */
  status?: number;
  /** `data` is an array of the type. */
  list?: boolean;
  /** Capability results have the full metadata (docs/contract.md 2.3); account routes the reduced one. */
  metadata?: 'full' | 'reduced';
  /** Failure statuses in addition to those of every route. */
  failures?: readonly number[];
  description?: string;
}

/** Documents the success envelope with `data` and the failures of a route. */
export function ApiEnvelope(data: Type, options: EnvelopeOptions = {}): MethodDecorator & ClassDecorator {
  const metadata = options.metadata === 'full' ? EnvelopeMetadataSchema : ReducedMetadataSchema;
  const ref = { $ref: getSchemaPath(data) };
  return applyDecorators(
    ApiExtraModels(data, metadata, FailureEnvelopeSchema),
    ApiResponse({
      status: options.status ?? 200,
      description: options.description ?? 'Success',
      schema: {
        type: 'object',
        required: ['success', 'data', 'error', 'metadata', 'credits_used'],
        properties: {
          success: { type: 'boolean', enum: [true] },
          data: options.list ? { type: 'array', items: ref } : ref,
          error: { type: 'null' },
          metadata: { $ref: getSchemaPath(metadata) },
          credits_used: { type: 'integer', minimum: 0 },
        },
      },
    }),
    ApiFailures(...ALWAYS, ...(options.failures ?? [])),
  );
}

/**
 * Documents failure statuses: the error envelope, or the bare problem for callers that accept
 * `application/problem+json`.
 */
export function ApiFailures(...statuses: number[]): MethodDecorator & ClassDecorator {
  return applyDecorators(
    ApiExtraModels(FailureEnvelopeSchema, ProblemSchema),
    ...[...new Set(statuses)].map((status) =>
      ApiResponse({
        status,
        description: STATUS_CODES[status] ?? String(status),
        content: {
          'application/json': { schema: { $ref: getSchemaPath(FailureEnvelopeSchema) } },
          'application/problem+json': { schema: { $ref: getSchemaPath(ProblemSchema) } },
        },
      }),
    ),
  );
}
