import { isIP } from 'node:net';
import { z } from 'zod';

/** The number of reverse proxies in front of the service, or their addresses and CIDR ranges. */
export type TrustedProxies = number | readonly string[];

const MAX_HOPS = 10;
const EXPECTED = `must be a number of proxies (0 to ${MAX_HOPS}) or their addresses and CIDR ranges, such as 10.0.0.0/8`;

/**
 * A number of hops or a list of proxies; default: 0. `true` is rejected: it would trust the leftmost address of
 * X-Forwarded-For, which callers can set.
 */
export const envTrustedProxies = (description: string) =>
  z
    .string()
    .optional()
    .transform((text = '', context): TrustedProxies => {
      const proxies = readTrustedProxies(text);
      if (proxies !== undefined) return proxies;
      context.addIssue({ code: 'custom', message: EXPECTED });
      return z.NEVER;
    })
    .describe(description);

/** @returns undefined for any other text. */
export function readTrustedProxies(text: string): TrustedProxies | undefined {
  if (text.trim() === '') return 0;
  if (/^\d+$/.test(text.trim())) return Number(text) <= MAX_HOPS ? Number(text) : undefined;
  const ranges = text.split(',').map((range) => range.trim());
  return ranges.every(isRange) ? ranges : undefined;
}

function isRange(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  if (bits === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= bits);
}

/** Converts to Fastify's option, which takes a function of the address and its distance, or a list. */
export const trustOf = (proxies: TrustedProxies): ((address: string, hop: number) => boolean) | string[] =>
  typeof proxies === 'number' ? (_address, hop) => hop < proxies : [...proxies];
