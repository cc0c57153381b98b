import { applyDecorators } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { Capability, CapabilityUnit, CreditPrice } from '@capstan/kit';
import { ApiEnvelope, ApiIdempotencyKey } from '@capstan/platform-http';
import { AcceptedWorkResult } from './accepted-work.result.js';

/** Errors of a capability call in addition to those of every route. */
export const CALL_FAILURES = [402, 409, 413, 415, 422, 502, 504] as const;

/** `1 credit`, `5 credits per image`, or `standard 10, deep 20 credits`. */
export function priceText(credits: CreditPrice, unit?: Pick<CapabilityUnit, 'name'>): string {
  const per = unit ? ` per ${unit.name}` : '';
  if (typeof credits === 'number') return `${credits} credit${credits === 1 ? '' : 's'}${per}`;
  const prices = Object.values(credits);
  if (new Set(prices).size === 1) return priceText(prices[0] ?? 0, unit);
  return `${Object.entries(credits)
    .map(([mode, price]) => `${mode} ${price}`)
    .join(', ')} credits${per}`;
}

/** Examples of the request body in OpenAPI form. */
export const bodyExamples = (
  definition: Capability,
): Record<string, { summary: string; value: Partial<object> }> =>
  Object.fromEntries(
    definition.examples.map(({ title, params }, index) => [
      `example${index + 1}`,
      { summary: title, value: params },
    ]),
  );

/** Documents what only the calls of capabilities that run as jobs take and answer. */
export const ApiJobCall = (): MethodDecorator =>
  applyDecorators(
    ApiHeader({
      name: 'Prefer',
      required: false,
      description:
        '`respond-async`: answer 202 at once with the job and its `Location`; with `wait=10` after at most ten seconds (RFC 7240)',
      schema: { type: 'string' },
    }),
    ApiEnvelope(AcceptedWorkResult, {
      status: 202,
      metadata: 'full',
      description: 'The job continues: its state and result are at `Location`',
    }),
  );

/** Documents the request headers of every capability call. */
export const ApiCallHeaders = (): MethodDecorator & ClassDecorator =>
  applyDecorators(
    ApiIdempotencyKey(
      'Repeats with the same key and body return the first answer and are not charged again; kept for 24 h',
    ),
    ApiHeader({
      name: 'X-Max-Credits',
      required: false,
      description: 'Maximum price of this call; a higher price is rejected with 402',
      schema: { type: 'integer', minimum: 0, maximum: 999_999_999 },
    }),
  );
