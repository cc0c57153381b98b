import type { ResearchRunListResult, ResearchRunSummaryResult } from '@capstan/client';
import { Stack, Title } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { usePermissions } from '../../api/permissions.ts';
import { useApi } from '../../api/use-api.ts';
import type { Column } from '../../components/data-table.tsx';
import { ChoiceField } from '../../components/choice-field.tsx';
import { NoMatchNotice } from '../../components/no-match-notice.tsx';
import { curlCommand } from '../../components/curl-command.ts';
import { EmptyNotice } from '../../components/empty-notice.tsx';
import { formatNumber } from '../../components/number-text.ts';
import { PageHeader } from '../../components/page-header.tsx';
import { PagedTable } from '../../components/paged-table.tsx';
import { ReadOnlyNotice } from '../../components/read-only-notice.tsx';
import { RowLink } from '../../components/row-link.tsx';
import { StatusBadge } from '../../components/status-badge.tsx';
import { TimeText } from '../../components/time-text.tsx';
import { NewResearch } from './new-research.tsx';

const COLUMNS: readonly Column<ResearchRunSummaryResult>[] = [
  {
    header: 'Question',
    cell: ({ id, query }) => (
      <RowLink to="/research/$id" params={{ id }}>
        {query}
      </RowLink>
    ),
  },
  { header: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
  { header: 'Depth', cell: ({ depth }) => depth, isSecondary: true },
  {
    header: 'Credits',
    align: 'right',
    cell: ({ credits_used }) => formatNumber(credits_used),
    isSecondary: true,
  },
  { header: 'Started', align: 'right', cell: ({ created_at }) => <TimeText value={created_at} /> },
];

/** Starts research and lists earlier runs. */
export function ResearchListPage(): ReactElement {
  const { after, status } = useSearch({ from: '/app/research' });
  const navigate = useNavigate();
  const { mayCall } = usePermissions();
  const runs = useApi<ResearchRunListResult>('/v1/research', {
    query: { limit: 25, after, status },
    refetchMs: 10_000,
  });
  return (
    <>
      <PageHeader
        title="Research"
        description="A report in which every sentence cites its source. Runs continue when you close the page."
      />
      <Stack gap="xl">
        {mayCall ? <NewResearch /> : <ReadOnlyNotice may="start research" />}
        <section aria-label="Earlier research">
          <Title order={2} mb="xs">
            Earlier research
          </Title>
          <ChoiceField
            aria-label="Status"
            emptyLabel="All statuses"
            w={170}
            mb="md"
            data={RUN_STATUSES}
            value={status}
            onChange={(value) => void navigate({ to: '/research', search: { status: value }, replace: true })}
          />
          <PagedTable
            label="Earlier research"
            columns={COLUMNS}
            query={runs}
            rows={runs.data?.runs}
            keyOf={({ id }) => id}
            empty={<NoRuns isFiltered={status !== undefined} />}
            after={after}
            next={runs.data?.next_after}
            onPage={(cursor) => void navigate({ to: '/research', search: { status, after: cursor } })}
          />
        </section>
      </Stack>
    </>
  );
}

const NoRuns = ({ isFiltered }: { isFiltered: boolean }): ReactElement =>
  isFiltered ? (
    <NoMatchNotice />
  ) : (
    <EmptyNotice title="No research yet" command={COMMAND}>
      Ask a question above: the report appears here, and in the history of the account.
    </EmptyNotice>
  );

const COMMAND = curlCommand('/v1/research', { query: 'What is a circuit breaker and when does it open?' });

/** By which the API filters runs. */
const RUN_STATUSES: readonly ResearchRunListResult['runs'][number]['status'][] = [
  'queued',
  'running',
  'completed',
  'failed',
  'cancelled',
];
