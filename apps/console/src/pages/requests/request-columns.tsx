import type { RequestResult } from '@capstan/client';
import type { Column } from '../../components/data-table.tsx';
import { formatDuration, formatNumber } from '../../components/number-text.ts';
import { RowLink } from '../../components/row-link.tsx';
import { StatusBadge, toneOfStatus } from '../../components/status-badge.tsx';
import { TimeText } from '../../components/time-text.tsx';

/** The columns of a list of calls. */
export const REQUEST_COLUMNS: readonly Column<RequestResult>[] = [
  {
    header: 'Capability',
    cell: ({ request_id: id, capability }) => (
      <RowLink to="/requests/$id" params={{ id }}>
        {capability}
      </RowLink>
    ),
  },
  {
    header: 'Status',
    cell: ({ status, error }) => (
      <>
        <StatusBadge status={String(status)} tone={toneOfStatus(status)} />
        {error !== null && <span className="dimmed wide-only"> {error}</span>}
      </>
    ),
  },
  {
    header: 'Provider',
    cell: ({ provider_used, from_cache }) => (from_cache ? 'cache' : (provider_used ?? '–')),
    isSecondary: true,
  },
  {
    header: 'Duration',
    cell: ({ duration_ms }) => formatDuration(duration_ms),
    align: 'right',
    isSecondary: true,
  },
  { header: 'Credits', cell: ({ credits_used }) => formatNumber(credits_used), align: 'right' },
  { header: 'Time', cell: ({ started_at }) => <TimeText value={started_at} />, align: 'right' },
];
