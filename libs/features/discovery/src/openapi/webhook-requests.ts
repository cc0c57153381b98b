import { getSchemaPath } from '@nestjs/swagger';
import type { EventType } from '@capstan/platform-events';
import type { JsonSchema } from '../schema/json-schema.js';
import type { PathItem } from './openapi.js';

const EXAMPLE = { id: '0b1f3a52-5c0e-4d3c-9d1e-2f6a7b8c9d10', timestamp: '2026-08-01T00:00:00.000Z' };

/** The requests that webhooks receive, by event type: the `webhooks` of the document. */
export const webhookRequests = (types: readonly EventType[]): Record<string, PathItem> =>
  Object.fromEntries(
    types
      .toSorted((a, b) => a.name.localeCompare(b.name))
      .map((type) => [type.name, { post: requestOf(type) }]),
  );

const requestOf = ({ name, description, example, schema }: EventType): PathItem[string] => ({
  operationId: `on${pascalCase(name)}`,
  summary: name,
  description,
  tags: ['Webhooks'],
  security: [],
  requestBody: {
    required: true,
    content: {
      'application/json': {
        schema: payloadSchema(name, schema ? { $ref: getSchemaPath(schema) } : { type: 'object' }),
        example: { id: EXAMPLE.id, type: name, timestamp: EXAMPLE.timestamp, data: example },
      },
    },
  },
  responses: {
    '200': { description: 'Any status of 200 to 299: the event was received.' },
    '410': { description: 'The webhook is disabled. Any other status is retried.' },
  },
});

const payloadSchema = (name: string, data: JsonSchema): JsonSchema => ({
  type: 'object',
  required: ['id', 'type', 'timestamp', 'data'],
  properties: {
    id: {
      type: 'string',
      format: 'uuid',
      description: 'Identifies the event, as the header `webhook-id` does.',
    },
    type: { type: 'string', enum: [name] },
    timestamp: { type: 'string', format: 'date-time', description: 'When it happened.' },
    data,
  },
});

const pascalCase = (name: string): string =>
  name.replaceAll(/(?:^|[._])([a-z])/g, (_, letter: string) => letter.toUpperCase());
