import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, getSchemaPath } from '@nestjs/swagger';
import type { Capability } from '@capstan/kit';
import { EnvelopeMetadataSchema, ReducedMetadataSchema } from '@capstan/platform-http';

/** Documents the envelope with the result of any capability. */
export const ApiAnyCapabilityResult = (catalog: readonly Capability[]): MethodDecorator & ClassDecorator =>
  applyDecorators(
    ApiExtraModels(EnvelopeMetadataSchema, ReducedMetadataSchema, ...catalog.map(({ result }) => result)),
    ApiOkResponse({
      description: 'Result of the capability',
      schema: {
        type: 'object',
        required: ['success', 'data', 'error', 'metadata', 'credits_used'],
        properties: {
          success: { type: 'boolean', enum: [true] },
          data: { anyOf: catalog.map(({ result }) => ({ $ref: getSchemaPath(result) })) },
          error: { type: 'null' },
          metadata: catalog.some(({ hasReducedMetadata }) => hasReducedMetadata)
            ? {
                anyOf: [
                  { $ref: getSchemaPath(EnvelopeMetadataSchema) },
                  { $ref: getSchemaPath(ReducedMetadataSchema) },
                ],
              }
            : { $ref: getSchemaPath(EnvelopeMetadataSchema) },
          credits_used: { type: 'integer', minimum: 0, examples: [defaultPriceOf(catalog[0])] },
        },
      },
    }),
  );

/** The example is the result of the first capability, so its price is shown. */
function defaultPriceOf(capability: Capability | undefined): number {
  const credits = capability?.credits ?? 0;
  return typeof credits === 'number' ? credits : (Object.values(credits)[0] ?? 0);
}
