import type { MessageAttemptResult } from '@capstan/client';
import { Text } from '@mantine/core';
import type { ReactElement } from 'react';
import { type Column, DataTable } from '../../components/data-table.tsx';
import { formatDuration } from '../../components/number-text.ts';
import { StatusBadge, toneOfOutcome } from '../../components/status-badge.tsx';
import { TimeText } from '../../components/time-text.tsx';

const COLUMNS: readonly Column<MessageAttemptResult>[] = [
  { header: 'Provider', cell: ({ provider }) => provider },
  {
    header: 'Outcome',
    cell: ({ outcome, detail }) => (
      <>
        <StatusBadge status={outcome} tone={outcome === 'unknown' ? 'warn' : toneOfOutcome(outcome)} />
        {detail !== null && (
          <Text size="xs" c="dimmed">
            {detail}
          </Text>
        )}
      </>
    ),
  },
  { header: 'Duration', align: 'right', cell: (attempt) => durationOf(attempt), isSecondary: true },
  { header: 'Time', align: 'right', cell: ({ started_at }) => <TimeText value={started_at} /> },
];

const durationOf = ({ started_at: start, ended_at: end }: MessageAttemptResult): string =>
  end === null ? '–' : formatDuration(Date.parse(end) - Date.parse(start));

/** The requests to providers, in their order. */
export const MessageAttempts = ({ attempts }: { attempts: MessageAttemptResult[] }): ReactElement =>
  attempts.length === 0 ? (
    <Text size="sm" c="dimmed">
      No provider was called yet.
    </Text>
  ) : (
    <DataTable
      label="Attempts"
      columns={COLUMNS}
      rows={attempts}
      keyOf={({ provider, started_at }) => `${provider} ${started_at}`}
    />
  );
