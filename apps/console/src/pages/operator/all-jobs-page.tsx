import { Group, Stack, Title } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useApi } from '../../api/use-api.ts';
import { type Column, DataTable } from '../../components/data-table.tsx';
import { curlCommand } from '../../components/curl-command.ts';
import { EmptyNotice } from '../../components/empty-notice.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { formatNumber } from '../../components/number-text.ts';
import { NoMatchNotice } from '../../components/no-match-notice.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Pager } from '../../components/pager.tsx';
import { StatusBadge } from '../../components/status-badge.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { TimeText } from '../../components/time-text.tsx';
import type { AdminJob, AdminJobs, QueueCounts } from './admin-types.ts';
import { ChoiceField } from '../../components/choice-field.tsx';

const REFRESH_MS = 5_000;

const QUEUE_TITLES: Record<QueueCounts['queue'], string> = {
  build: 'Builds',
  research: 'Research',
  job: 'Jobs of capabilities',
  message: 'Messages',
  webhook: 'Webhook deliveries',
  event: 'Events of the service',
};
const KINDS = (['build', 'research', 'job', 'message'] as const).map((value) => ({
  value,
  label: QUEUE_TITLES[value],
}));
const STATES = ['waiting', 'active', 'delayed'];
const TONES = { active: 'busy', waiting: 'quiet', delayed: 'warn' } as const;

const QUEUE_COLUMNS: readonly Column<QueueCounts>[] = [
  { header: 'Queue', cell: ({ queue }) => QUEUE_TITLES[queue] },
  { header: 'Waiting', align: 'right', cell: ({ waiting }) => formatNumber(waiting) },
  { header: 'Active', align: 'right', cell: ({ active }) => formatNumber(active) },
  { header: 'Delayed', align: 'right', cell: ({ delayed }) => formatNumber(delayed) },
  {
    header: 'Failed, 24 hours',
    align: 'right',
    cell: ({ failed_last_24h }) => formatNumber(failed_last_24h),
  },
  {
    header: 'Oldest waiting',
    align: 'right',
    cell: ({ oldest_waiting_at: oldest }) => (oldest === null ? '–' : <TimeText value={oldest} />),
    isSecondary: true,
  },
];

const JOB_COLUMNS: readonly Column<AdminJob>[] = [
  {
    header: 'Job',
    cell: ({ capability, id }) => (
      <>
        {capability} <span className="mono dimmed">{id.slice(0, 8)}</span>
      </>
    ),
  },
  {
    header: 'State',
    cell: ({ state, stop_requested_at: stop }) => (
      <StatusBadge status={stop === null ? state : 'stopping'} tone={TONES[state]} />
    ),
  },
  {
    header: 'Account',
    cell: ({ account_id: id }) => (
      <TextLink to="/operator/accounts/$id" params={{ id }} inherit>
        {id.slice(0, 8)}
      </TextLink>
    ),
    isSecondary: true,
  },
  {
    header: 'Attempts',
    align: 'right',
    cell: ({ attempts, attempts_without_progress: idle }) =>
      idle > 1 ? `${attempts} (${idle} without progress)` : formatNumber(attempts),
    isSecondary: true,
  },
  {
    header: 'Lease until',
    align: 'right',
    cell: ({ lease_until: lease }) => (lease === null ? '–' : <TimeText value={lease} />),
    isSecondary: true,
  },
  { header: 'Created', align: 'right', cell: ({ created_at }) => <TimeText value={created_at} /> },
];

/** Queues, and the durable work of all accounts that has not ended. */
export function AllJobsPage(): ReactElement {
  const search = useSearch({ from: '/app/operator/jobs' });
  const navigate = useNavigate();
  const jobs = useApi<AdminJobs>('/v1/admin/jobs', {
    query: { limit: 25, ...search },
    refetchMs: REFRESH_MS,
  });
  const isFiltered = Object.values(search).some((value) => value !== undefined);
  const filter = (change: Partial<typeof search>): void =>
    void navigate({
      to: '/operator/jobs',
      search: { ...search, after: undefined, ...change },
      replace: true,
    });
  return (
    <>
      <PageHeader
        title="All jobs"
        description="Work that survives its worker, of all accounts. A worker renews the lease of its job; another one takes the job over when the lease ends."
      />
      {jobs.error && <ErrorNotice error={jobs.error} onRetry={() => void jobs.refetch()} />}
      <Stack gap="xl">
        <section aria-label="Queues">
          <Title order={2} mb="xs">
            Queues
          </Title>
          <DataTable
            label="Queues"
            columns={QUEUE_COLUMNS}
            rows={jobs.data?.queues}
            keyOf={({ queue }) => queue}
          />
        </section>
        <section aria-label="Open jobs">
          <Title order={2} mb="xs">
            Open jobs, oldest first
          </Title>
          <Group mb="md" gap="sm">
            <ChoiceField
              aria-label="Kind"
              emptyLabel="All kinds"
              w={190}
              data={KINDS}
              value={search.kind}
              onChange={(value) => filter({ kind: value })}
            />
            <ChoiceField
              aria-label="State"
              emptyLabel="All states"
              w={150}
              data={STATES}
              value={search.state}
              onChange={(value) => filter({ state: value })}
            />
          </Group>
          {jobs.data?.jobs.length === 0 ? (
            isFiltered ? (
              <NoMatchNotice />
            ) : (
              <EmptyNotice title="No open jobs" command={RESEARCH_COMMAND}>
                Builds, research, transcriptions and messages are here from their call until they end.
              </EmptyNotice>
            )
          ) : (
            !jobs.error && (
              <DataTable
                label="Open jobs"
                columns={JOB_COLUMNS}
                rows={jobs.data?.jobs}
                keyOf={({ id }) => id}
                isStale={jobs.isPlaceholderData}
              />
            )
          )}
          <Pager
            after={search.after}
            next={jobs.data?.next_after}
            onChange={(cursor) =>
              void navigate({ to: '/operator/jobs', search: { ...search, after: cursor } })
            }
          />
        </section>
      </Stack>
    </>
  );
}

const RESEARCH_COMMAND = curlCommand('/v1/research', { query: 'What is a circuit breaker?' });
