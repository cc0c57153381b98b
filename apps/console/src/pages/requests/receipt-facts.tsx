import type { ReactElement, ReactNode } from 'react';
import { Facts } from '../../components/facts.tsx';
import { formatCredits, formatDuration } from '../../components/number-text.ts';
import { TimeText } from '../../components/time-text.tsx';
import type { RequestDetail } from './request-detail.ts';

/** The properties and the cost of a call. */
export const ReceiptFacts = ({
  receipt,
  more,
}: {
  receipt: RequestDetail;
  /** Who made it. */
  more: Record<string, ReactNode>;
}): ReactElement => (
  <Facts
    facts={{
      ...more,
      Route: <span className="mono">{`POST ${receipt.route}`}</span>,
      Time: <TimeText value={receipt.started_at} />,
      Duration: formatDuration(receipt.duration_ms),
      Provider: receipt.from_cache ? 'none, answered from the cache' : receipt.provider_used,
      Mode: receipt.mode_used,
      Charged: receipt.credits_used === 0 ? 'nothing' : formatCredits(receipt.credits_used),
    }}
  />
);
