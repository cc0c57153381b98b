import type { LedgerEntryResult } from '@capstan/client';
import type { Column } from '../../components/data-table.tsx';
import { formatNumber } from '../../components/number-text.ts';
import { TimeText } from '../../components/time-text.tsx';

/** The columns of a ledger. */
export const LEDGER_COLUMNS: readonly Column<LedgerEntryResult>[] = [
  { header: 'Entry', cell: ({ id }) => <span className="dimmed">{id}</span>, isSecondary: true },
  { header: 'Kind', cell: ({ kind }) => kind },
  { header: 'For', cell: ({ kind, subject, reason }) => reason ?? (kind === 'charge' ? subject : '–') },
  {
    header: 'Credits',
    align: 'right',
    cell: ({ amount }) => (
      <span style={{ fontWeight: 500 }}>
        {amount > 0 ? `+${formatNumber(amount)}` : formatNumber(amount)}
      </span>
    ),
  },
  { header: 'Time', align: 'right', cell: ({ created_at }) => <TimeText value={created_at} /> },
];
