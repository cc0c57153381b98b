import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiParam, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import { FailureEnvelopeSchema, RefuseWith } from '@capstan/platform-http';
import { refuseBuildRequest } from './validation-detail.js';
import { BuildValidationError } from './validation-error.schema.js';

/** A controller of build routes: validation errors have the form of docs/contract.md 2.5. */
export const BuildRoutes = (): ClassDecorator =>
  applyDecorators(
    RefuseWith(refuseBuildRequest),
    ApiExtraModels(BuildValidationError),
    ApiResponse({
      status: 422,
      description: 'Invalid build request',
      schema: { $ref: getSchemaPath(BuildValidationError) },
    }),
  );

/** Documents the 422 of a route with `Idempotency-Key`: also for a key that was used with another body. */
export const ApiInvalidOrMismatched = (): MethodDecorator =>
  ApiResponse({
    status: 422,
    description: 'Invalid build request, or mismatched Idempotency-Key',
    schema: {
      anyOf: [{ $ref: getSchemaPath(BuildValidationError) }, { $ref: getSchemaPath(FailureEnvelopeSchema) }],
    },
  });

/** Documents `{execution_id}`. */
export const ApiExecutionId = (): MethodDecorator =>
  ApiParam({
    name: 'execution_id',
    description: 'The id that the create call returned',
    schema: { type: 'string', format: 'uuid' },
  });
