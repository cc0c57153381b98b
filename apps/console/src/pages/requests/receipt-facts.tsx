import type { ReceiptResult } from '@capstan/client';
import { Anchor } from '@mantine/core';
import type { ReactElement } from 'react';
import { Facts } from '../../components/facts.tsx';
import { formatCredits, formatDuration } from '../../components/number-text.ts';
import { TimeText } from '../../components/time-text.tsx';

/** What a call was and cost. */
export const ReceiptFacts = ({ receipt }: { receipt: ReceiptResult }): ReactElement => (
  <Facts
    facts={{
      Route: <span className="mono">{`POST ${receipt.route}`}</span>,
      Time: <TimeText value={receipt.started_at} />,
      Duration: formatDuration(receipt.duration_ms),
      Provider: receipt.from_cache ? 'none, answered from the cache' : receipt.provider_used,
      Mode: receipt.mode_used,
      Charged: receipt.credits_used === 0 ? 'nothing' : formatCredits(receipt.credits_used),
      'Ledger entry': receipt.ledger_entry && `no. ${receipt.ledger_entry.id}`,
      'What to do': receipt.error !== null && (
        <Anchor href={`/errors/${receipt.error}`} target="_blank" rel="noreferrer" inherit>
          About {receipt.error}
        </Anchor>
      ),
    }}
  />
);
