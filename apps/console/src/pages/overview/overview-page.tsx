import type { CreditsResult, RequestListResult, UsageResult } from '@capstan/client';
import { Paper, SimpleGrid, Stack, Title } from '@mantine/core';
import type { ReactElement } from 'react';
import { useSession } from '../../api/session.ts';
import { useApi } from '../../api/use-api.ts';
import { DataTable } from '../../components/data-table.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { formatNumber } from '../../components/number-text.ts';
import { PageHeader } from '../../components/page-header.tsx';
import { StatTile } from '../../components/stat-tile.tsx';
import { LinkButton } from '../../components/text-link.tsx';
import { REQUEST_COLUMNS } from '../requests/request-columns.tsx';
import { UsageChart } from '../usage/usage-chart.tsx';
import { UsageDayTable } from '../usage/usage-day-table.tsx';
import { daysInUse, startOfPeriod, usageDays } from '../usage/usage-days.ts';
import { FirstSteps } from './first-steps.tsx';
import { RunningWork } from './running-work.tsx';

const DAYS = 30;
const REFRESH_MS = 15_000;

/** The account at a glance. */
export function OverviewPage(): ReactElement {
  const { account } = useSession();
  const credits = useApi<CreditsResult>('/v1/credits', { query: { limit: 1 }, refetchMs: REFRESH_MS });
  const usage = useApi<UsageResult>('/v1/usage', { query: { from: startOfPeriod(DAYS) } });
  const requests = useApi<RequestListResult>('/v1/requests', { query: { limit: 6 }, refetchMs: REFRESH_MS });
  const days = usageDays(usage.data?.lines ?? [], DAYS);
  const failed = days.reduce((sum, day) => sum + day.failed, 0);
  const error = credits.error ?? usage.error ?? requests.error;
  return (
    <>
      <PageHeader
        title="Overview"
        description={account?.name}
        actions={
          <LinkButton to="/playground" variant="default">
            Open the playground
          </LinkButton>
        }
      />
      <Stack>
        {error && <ErrorNotice error={error} />}
        <SimpleGrid cols={{ base: 2, md: 4 }}>
          <StatTile
            label="Balance"
            value={credits.data && formatNumber(credits.data.balance)}
            note="credits"
          />
          <StatTile
            label="Spent, 30 days"
            value={usage.data && formatNumber(usage.data.credits)}
            note="credits"
          />
          <StatTile
            label="Calls, 30 days"
            value={usage.data && formatNumber(usage.data.calls)}
            note="all keys"
          />
          <StatTile
            label="Failed, 30 days"
            value={usage.data && formatNumber(failed)}
            note="failed calls are free"
          />
        </SimpleGrid>
        <RunningWork />
        {requests.data?.requests.length === 0 ? (
          <FirstSteps />
        ) : (
          <>
            <Paper withBorder p="lg">
              <Title order={2} mb="md">
                Credits by day
              </Title>
              <UsageChart days={daysInUse(days)} />
              <details className="numbers">
                <summary>Show as a table</summary>
                <UsageDayTable days={usage.data && daysInUse(days)} />
              </details>
            </Paper>
            <section aria-label="Latest calls">
              <Title order={2} mb="xs">
                Latest calls
              </Title>
              <DataTable
                label="Latest calls"
                columns={REQUEST_COLUMNS}
                rows={requests.data?.requests}
                keyOf={({ id }) => id}
              />
            </section>
          </>
        )}
      </Stack>
    </>
  );
}
