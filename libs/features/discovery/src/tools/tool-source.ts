import type { CapabilityExample, CapabilityInnerCalls, CreditPrice } from '@capstan/kit';
import { type RegisteredCapability, priceText } from '@capstan/capabilities';
import { type Deprecation, deprecationText } from '@capstan/platform-http';
import type { OpenApi } from '../openapi/openapi.js';
import { inlineRefs } from '../schema/inline-refs.js';
import type { JsonSchema } from '../schema/json-schema.js';

/** The source of every tool format: one operation of the OpenAPI document, without references. */
export interface ToolSource {
  readonly name: string;
  readonly title: string;
  /** Whether a provider of it is configured in this deployment. */
  readonly isReady: boolean;
  readonly readsOnly: boolean;
  readonly isIdempotent: boolean;
  /** Set if it is deprecated. */
  readonly deprecation: Deprecation | undefined;
  /** Whether its calls are jobs that outlive their connection. */
  readonly runsAsJob: boolean;
  readonly summary: string;
  /** For the model: when to use it, what it returns, what it costs. */
  readonly description: string;
  /** Route of the tool. */
  readonly path: string;
  readonly credits: CreditPrice;
  /** Basis from which a price is computed before a call. */
  readonly pricing: ToolPricing;
  /** Price as text. */
  readonly price: string;
  readonly parameters: JsonSchema;
  /** Schema of `data` in the envelope. */
  readonly result: JsonSchema;
  readonly examples: readonly CapabilityExample<object>[];
  /** The file that calls may send in a multipart form. */
  readonly upload: { field: string; maxBytes: number } | undefined;
}

/** The parameters that decide the price of a call. */
export interface ToolPricing {
  /** The one whose value is the mode. */
  readonly modeParameter: string | undefined;
  /** What the price is for, where a call may deliver several, and the parameter with how many. */
  readonly unit: { name: string; parameter: string | undefined } | undefined;
  readonly innerCalls: CapabilityInnerCalls | undefined;
}

/** The tools of a deployment in catalog order. @throws Error if the document lacks one of them. */
export const toolSources = (document: OpenApi, capabilities: readonly RegisteredCapability[]): ToolSource[] =>
  capabilities.map((capability) => toolSource(document, capability));

function toolSource(document: OpenApi, { definition, credits, providers }: RegisteredCapability): ToolSource {
  const { schemas } = document.components;
  // `/v1/agent` accepts every capability, so the document has the schemas of each, whatever its own route is.
  const body = schemas[definition.params.name];
  const data = schemas[definition.result.name];
  if (!body || !data) throw new Error(`the OpenAPI document lacks the schemas of ${definition.name}`);
  const inline = (schema: JsonSchema): JsonSchema => inlineRefs(schema, document.components.schemas);
  return {
    name: definition.name,
    title: definition.title,
    isReady: providers.some(({ provider }) => provider.isConfigured()),
    readsOnly: definition.readsOnly,
    isIdempotent: definition.isIdempotent,
    deprecation: definition.deprecation,
    runsAsJob: definition.runs === 'as-job',
    summary: definition.summary,
    description: [
      definition.summary,
      definition.description,
      `Costs ${priceText(credits, definition.unit)}; failures are free.`,
      ...(definition.deprecation ? [deprecationText(definition.deprecation)] : []),
    ].join('\n\n'),
    path: definition.isFeature ? '/v1/agent' : `/v1/${definition.path}`,
    credits,
    pricing: {
      modeParameter: definition.modeParameter,
      unit: definition.unit && { name: definition.unit.name, parameter: definition.unit.parameter },
      innerCalls: definition.innerCalls,
    },
    price: priceText(credits, definition.unit),
    upload: definition.upload && { field: definition.upload.field, maxBytes: definition.upload.maxBytes },
    parameters: inline(body),
    result: inline(data),
    examples: definition.examples,
  };
}
