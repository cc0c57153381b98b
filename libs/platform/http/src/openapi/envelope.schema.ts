import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { ERROR_CATEGORIES } from '@capstan/platform-core';

/** OpenAPI schema of FieldFault. */
@ApiSchema({ name: 'FieldFault' })
export class FieldFaultSchema {
  @ApiProperty({ type: 'string', description: 'Dotted path of the field; empty for the whole body' })
  path: string;

  @ApiProperty({ type: 'string', description: 'What is wrong with it' })
  message: string;
}

/** OpenAPI schema of Problem (docs/contract.md 2.2). */
@ApiSchema({ name: 'Problem' })
export class ProblemSchema {
  @ApiProperty({
    type: 'string',
    format: 'uri',
    description: 'URI of the error type, where a page explains it',
  })
  type: string;

  @ApiProperty({ type: 'string', description: 'Short summary' })
  title: string;

  @ApiProperty({ type: 'integer', description: 'HTTP status code' })
  status: number;

  @ApiProperty({ type: 'string', description: 'What happened' })
  detail: string;

  @ApiProperty({ type: 'boolean', description: 'Whether a retry may succeed' })
  is_retriable: boolean;

  @ApiProperty({
    type: 'integer',
    minimum: 0,
    required: false,
    description: 'Seconds to wait before retrying; present for transient errors',
  })
  retry_after_seconds?: number;

  @ApiProperty({ type: 'string', description: 'What to do next' })
  alternative_action: string;

  @ApiProperty({ type: 'string', enum: [...ERROR_CATEGORIES], description: 'Category' })
  error_category: string;

  @ApiProperty({
    type: FieldFaultSchema,
    isArray: true,
    required: false,
    description: 'Errors by field, for invalid requests',
  })
  errors?: FieldFaultSchema[];
}

/** OpenAPI schema of EnvelopeMetadata (docs/contract.md 2.3). */
@ApiSchema({ name: 'EnvelopeMetadata' })
export class EnvelopeMetadataSchema {
  @ApiProperty({
    type: 'string',
    nullable: true,
    description: 'Provider whose data was used; `merged` when it came from several',
    example: 'searxng',
  })
  provider_used: string | null;

  @ApiProperty({
    type: 'string',
    isArray: true,
    description: 'Providers attempted, in waterfall order',
    example: ['searxng'],
  })
  providers_tried: string[];

  @ApiProperty({ type: 'string', nullable: true, description: 'Mode applied' })
  mode_used: string | null;

  @ApiProperty({ type: 'number', description: 'Wall-clock milliseconds', example: 412 })
  response_time_ms: number;

  @ApiProperty({
    type: 'string',
    description: 'Identifier of the request; use it to get its receipt or support',
    example: '01999d3e-6f2a-7c41-9f0e-3b7a5c2d8e10',
  })
  request_id: string;
}

/** OpenAPI schema of ReducedMetadata. */
@ApiSchema({ name: 'ReducedMetadata' })
export class ReducedMetadataSchema {
  @ApiProperty({
    type: 'string',
    description: 'Identifier of the request',
    example: '01999d3e-6f2a-7c41-9f0e-3b7a5c2d8e10',
  })
  request_id: string;
}

/** OpenAPI schema of a failure (docs/contract.md 7.1). */
@ApiSchema({ name: 'FailureEnvelope' })
export class FailureEnvelopeSchema {
  @ApiProperty({ type: 'boolean', enum: [false], description: 'Always false' })
  success: boolean;

  @ApiProperty({ type: 'null', description: 'Always null' })
  data: null;

  @ApiProperty({ type: ProblemSchema, description: 'What went wrong and what to do' })
  error: ProblemSchema;

  @ApiProperty({ type: EnvelopeMetadataSchema, description: 'About the call' })
  metadata: EnvelopeMetadataSchema;

  @ApiProperty({ type: 'integer', enum: [0], description: 'Always 0: failures are free' })
  credits_used: number;
}
