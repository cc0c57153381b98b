import type { CapabilityExample, CreditPrice } from '@capstan/capability-kit';
import { type RegisteredCapability, priceText } from '@capstan/capabilities';
import type { OpenApi } from '../openapi/openapi.js';
import { inlineRefs } from '../schema/inline-refs.js';
import type { JsonSchema } from '../schema/json-schema.js';

/** What every tool format is written from: one operation of the OpenAPI document, without references. */
export interface ToolSource {
  readonly name: string;
  readonly title: string;
  readonly readsOnly: boolean;
  readonly summary: string;
  /** For the model: when to use it, what comes back, what it costs. */
  readonly description: string;
  /** Its own route. */
  readonly path: string;
  readonly credits: CreditPrice;
  /** Price in words. */
  readonly price: string;
  readonly parameters: JsonSchema;
  /** Of `data` in the envelope. */
  readonly result: JsonSchema;
  readonly examples: readonly CapabilityExample<object>[];
}

/** The tools of a deployment in the order of its catalog. @throws Error when the document lacks one of them. */
export const toolSources = (document: OpenApi, capabilities: readonly RegisteredCapability[]): ToolSource[] =>
  capabilities.map((capability) => toolSource(document, capability));

function toolSource(document: OpenApi, { definition, credits }: RegisteredCapability): ToolSource {
  const path = `/v1/${definition.path}`;
  const operation = document.paths[path]?.['post'];
  const body = operation?.requestBody?.content['application/json']?.schema;
  const answer = operation?.responses['200']?.content?.['application/json']?.schema;
  const data = answer?.properties?.['data'];
  if (!operation || !body || !data) {
    throw new Error(`the OpenAPI document describes no call of ${definition.name} under POST ${path}`);
  }
  const inline = (schema: JsonSchema): JsonSchema => inlineRefs(schema, document.components.schemas);
  return {
    name: definition.name,
    title: definition.title,
    readsOnly: definition.readsOnly,
    summary: definition.summary,
    description: [operation.summary, operation.description].filter(Boolean).join('\n\n'),
    path,
    credits,
    price: priceText(credits),
    parameters: inline(body),
    result: inline(data),
    examples: definition.examples,
  };
}
