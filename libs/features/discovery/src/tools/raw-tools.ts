import type { CapabilityExample } from '@capstan/kit';
import type { Deprecation } from '@capstan/platform-http';
import type { JsonSchema } from '../schema/json-schema.js';
import type { ToolPricing, ToolSource } from './tool-source.js';

/** A capability with all its data (docs/contract.md 4.5). */
export interface RawTool {
  name: string;
  title: string;
  summary: string;
  description: string;
  method: 'POST';
  /** Route of the tool; `/v1/agent` calls it as well. */
  path: string;
  /** Whether its calls run as jobs, with the id of the call at `/v1/jobs/{id}`. */
  runs_as_job: boolean;
  /** Credits by mode; `default` if there are no modes. */
  credits: Record<string, number>;
  /** What the price is for, where a call may deliver several; null: for the call. */
  credits_per: string | null;
  /** The parameters that decide the price. */
  pricing: RawPricing;
  /** The price as text. */
  price: string;
  /** Modes with a price of their own. */
  modes: string[];
  parameters: JsonSchema;
  /** Schema of `data` in the envelope. */
  result: JsonSchema;
  examples: readonly CapabilityExample<object>[];
  /** Present if its own route takes a file in a multipart form: the field, and its largest size. */
  upload?: { field: string; max_bytes: number };
  /** Present if it is deprecated. */
  deprecation?: Deprecation;
}

/**
 * Which parameters decide the price of a call, null where none does: `credits` of the mode, times the units. A capability that makes
 * calls for its caller costs the sum of their prices. Units that are not delivered are not charged.
 */
export interface RawPricing {
  mode_parameter: string | null;
  units_parameter: string | null;
  calls: { capability_parameter: string; inputs_parameter: string } | null;
}

/** All tools, and how to call them. */
export interface RawToolList {
  version: string;
  base_url: string;
  /** The common route: the body of a call by name. */
  call: { method: 'POST'; path: string; body: Record<string, string>; authorization: string };
  tools: RawTool[];
}

/** The full form, with everything that the other formats omit. */
export const rawTools = (
  sources: readonly ToolSource[],
  about: { version: string; baseUrl: string },
): RawToolList => ({
  version: about.version,
  base_url: about.baseUrl,
  call: {
    method: 'POST',
    path: '/v1/agent',
    body: { capability: '<name>', params: '<object that matches `parameters`>' },
    authorization: 'Bearer <API key>',
  },
  tools: sources.map((source) => ({
    name: source.name,
    title: source.title,
    summary: source.summary,
    description: source.description,
    method: 'POST',
    path: source.path,
    runs_as_job: source.runsAsJob,
    credits: typeof source.credits === 'number' ? { default: source.credits } : { ...source.credits },
    credits_per: source.pricing.unit?.name ?? null,
    pricing: rawPricing(source.pricing),
    price: source.price,
    modes: typeof source.credits === 'number' ? [] : Object.keys(source.credits),
    parameters: source.parameters,
    result: source.result,
    examples: source.examples,
    ...(source.upload ? { upload: { field: source.upload.field, max_bytes: source.upload.maxBytes } } : {}),
    ...(source.deprecation ? { deprecation: source.deprecation } : {}),
  })),
});

const rawPricing = ({ modeParameter, unit, innerCalls }: ToolPricing): RawPricing => ({
  mode_parameter: modeParameter ?? null,
  units_parameter: unit?.parameter ?? null,
  calls: innerCalls
    ? { capability_parameter: innerCalls.capability, inputs_parameter: innerCalls.inputs }
    : null,
});
