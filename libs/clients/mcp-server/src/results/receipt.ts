import type { Answer } from '@capstan/client';
import { META } from '../about.js';

/** What a call cost, who did the work, and where all of it can be looked up. */
export interface Receipt {
  creditsUsed: number;
  provider?: string | null;
  requestId?: string | null;
  /** Whether it is the stored answer of an earlier call, and cost nothing again. */
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

/** For models: the last words of the result. */
export const receiptInWords = ({ creditsUsed, provider, requestId }: Receipt): string =>
  [
    `Credits used: ${creditsUsed}.`,
    ...(provider ? [`Provider: ${provider}.`] : []),
    ...(requestId ? [`Request id: ${requestId}.`] : []),
  ].join(' ');
