import type { Answer } from '@capstan/client';
import { META } from '../about.js';

/** The cost of a call, its provider, and the request id for its receipt. */
export interface Receipt {
  creditsUsed: number;
  provider?: string | null;
  requestId?: string | null;
  /** Whether it is the stored answer of an earlier call, and free. */
  isReplay?: boolean;
}

export const receiptOf = ({ creditsUsed, metadata, requestId, isReplay }: Answer<unknown>): Receipt => ({
  creditsUsed,
  provider: metadata.provider_used ?? null,
  requestId,
  isReplay,
});

/** For programs: `_meta` of the result. */
export const receiptMeta = ({
  creditsUsed,
  provider,
  requestId,
  isReplay,
}: Receipt): Record<string, unknown> => ({
  [`${META}credits_used`]: creditsUsed,
  ...(provider && { [`${META}provider_used`]: provider }),
  ...(requestId && { [`${META}request_id`]: requestId }),
  ...(isReplay && { [`${META}is_replay`]: true }),
});

/** For models: the last text of the result. */
export const receiptText = ({ creditsUsed, provider, requestId }: Receipt): string =>
  [
    `Credits used: ${creditsUsed}.`,
    ...(provider ? [`Provider: ${provider}.`] : []),
    ...(requestId ? [`Request id: ${requestId}.`] : []),
  ].join(' ');
