import type { JobListResult, JobSummaryResult } from '@capstan/client';
import { Group } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useApi } from '../../api/use-api.ts';
import type { Column } from '../../components/data-table.tsx';
import { ChoiceField } from '../../components/choice-field.tsx';
import { NoMatchNotice } from '../../components/no-match-notice.tsx';
import { EmptyNotice } from '../../components/empty-notice.tsx';
import { formatNumber } from '../../components/number-text.ts';
import { PageHeader } from '../../components/page-header.tsx';
import { PagedTable } from '../../components/paged-table.tsx';
import { RowLink } from '../../components/row-link.tsx';
import { StatusBadge } from '../../components/status-badge.tsx';
import { TimeText } from '../../components/time-text.tsx';
import { useTools } from '../playground/use-tools.ts';
import { JOB_STATUSES } from './job-choices.ts';
import { isRunning, progressText } from './job-status.ts';

const REFRESH_MS = 5_000;

const COLUMNS: readonly Column<JobSummaryResult>[] = [
  {
    header: 'Capability',
    cell: ({ id, capability }) => (
      <RowLink to="/jobs/$id" params={{ id }}>
        {capability}
      </RowLink>
    ),
  },
  { header: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
  {
    header: 'Progress',
    cell: (job) => (isRunning(job) && job.progress ? progressText(job.progress) : '–'),
    isSecondary: true,
  },
  { header: 'Provider', cell: ({ provider_used }) => provider_used ?? '–', isSecondary: true },
  {
    header: 'Credits',
    align: 'right',
    cell: ({ credits_used }) => formatNumber(credits_used),
    isSecondary: true,
  },
  { header: 'Started', align: 'right', cell: ({ created_at }) => <TimeText value={created_at} /> },
];

/** Calls of capabilities that run as jobs, such as transcriptions. */
export function JobsPage(): ReactElement {
  const search = useSearch({ from: '/app/jobs' });
  const navigate = useNavigate();
  const tools = useTools();
  const jobs = useApi<JobListResult>('/v1/jobs', { query: { limit: 25, ...search }, refetchMs: REFRESH_MS });
  const filter = (change: Partial<typeof search>): void =>
    void navigate({ to: '/jobs', search: { ...search, after: undefined, ...change }, replace: true });
  return (
    <>
      <PageHeader
        title="Jobs"
        description="Calls that take long, such as transcriptions. They continue when their caller disconnects."
      />
      <Group mb="md" gap="sm">
        <ChoiceField
          aria-label="Capability"
          emptyLabel="All capabilities"
          w={210}
          data={(tools.data ?? []).map(({ name, title }) => ({ value: name, label: title }))}
          value={search.capability}
          onChange={(value) => filter({ capability: value })}
        />
        <ChoiceField
          aria-label="Status"
          emptyLabel="All statuses"
          w={170}
          data={JOB_STATUSES}
          value={search.status}
          onChange={(value) => filter({ status: value })}
        />
      </Group>
      <PagedTable
        label="Jobs"
        columns={COLUMNS}
        query={jobs}
        rows={jobs.data?.jobs}
        keyOf={({ id }) => id}
        empty={<NoJobs isFiltered={Object.values(search).some((value) => value !== undefined)} />}
        after={search.after}
        next={jobs.data?.next_after}
        onPage={(cursor) => void navigate({ to: '/jobs', search: { ...search, after: cursor } })}
      />
    </>
  );
}

const NoJobs = ({ isFiltered }: { isFiltered: boolean }): ReactElement =>
  isFiltered ? (
    <NoMatchNotice />
  ) : (
    <EmptyNotice title="No jobs yet" command={COMMAND}>
      Transcribe a recording from a program, or in the playground.
    </EmptyNotice>
  );

const COMMAND = `curl -s ${window.location.origin}/v1/transcribe -H "Authorization: Bearer $CAPSTAN_API_KEY" -H "Prefer: respond-async" -F file=@recording.mp3`;
