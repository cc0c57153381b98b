import type { UsageResult } from '@capstan/client';
import { ArrowDownTrayIcon } from '@heroicons/react/16/solid';
import { Button, Group, Paper, SimpleGrid, Stack, Title } from '@mantine/core';
import { SegmentedControl } from '../../components/segmented-control.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { saveText } from '../../api/download.ts';
import { useApi } from '../../api/use-api.ts';
import { type Column, DataTable } from '../../components/data-table.tsx';
import { EmptyNotice } from '../../components/empty-notice.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { formatNumber } from '../../components/number-text.ts';
import { PageHeader } from '../../components/page-header.tsx';
import { StatTile } from '../../components/stat-tile.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { SEARCH_COMMAND } from '../../components/search-command.ts';
import { KeyFilter } from '../keys/key-filter.tsx';
import { UsageByKey } from './usage-by-key.tsx';
import { UsageChart } from './usage-chart.tsx';
import { UsageDayTable } from './usage-day-table.tsx';
import { type CapabilityUsage, startOfPeriod, usageByCapability, usageCsv, usageDays } from './usage-days.ts';

const PERIODS = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
];

const CAPABILITY_COLUMNS: readonly Column<CapabilityUsage>[] = [
  {
    header: 'Capability',
    cell: ({ capability }) => (
      <TextLink to="/requests" search={{ capability }} inherit>
        {capability}
      </TextLink>
    ),
  },
  { header: 'Calls', align: 'right', cell: ({ calls }) => formatNumber(calls) },
  { header: 'Failed', align: 'right', cell: ({ failed }) => formatNumber(failed) },
  { header: 'Credits', align: 'right', cell: ({ credits }) => formatNumber(credits) },
];

/** Calls and credits by day and capability. */
export function UsagePage(): ReactElement {
  const { days: chosen = '30', key_id: keyId } = useSearch({ from: '/app/usage' });
  const navigate = useNavigate();
  const length = Number(chosen) || 30;
  const usage = useApi<UsageResult>('/v1/usage', {
    query: { from: startOfPeriod(length), key_id: keyId },
  });
  const lines = usage.data?.lines ?? [];
  const days = usageDays(lines, length);
  const failed = days.reduce((sum, day) => sum + day.failed, 0);
  return (
    <>
      <PageHeader
        title="Usage"
        description="Calls and credits of the account, by day, capability and key."
        actions={
          <Button
            variant="default"
            leftSection={<ArrowDownTrayIcon width={14} />}
            disabled={lines.length === 0}
            onClick={() => saveText(usageCsv(lines), `usage-${chosen}-days.csv`, 'text/csv')}
          >
            Export CSV
          </Button>
        }
      />
      <Group mb="md">
        <SegmentedControl
          aria-label="Period"
          data={PERIODS}
          value={chosen}
          onChange={(value) =>
            void navigate({ to: '/usage', search: { days: value, key_id: keyId }, replace: true })
          }
        />
        <KeyFilter
          value={keyId}
          onChange={(id) =>
            void navigate({ to: '/usage', search: { days: chosen, key_id: id }, replace: true })
          }
        />
      </Group>
      {usage.error && <ErrorNotice error={usage.error} onRetry={() => void usage.refetch()} />}
      <SimpleGrid cols={{ base: 1, xs: 3 }} mb="md">
        <StatTile label="Credits" value={usage.data && formatNumber(usage.data.credits)} />
        <StatTile label="Calls" value={usage.data && formatNumber(usage.data.calls)} />
        <StatTile
          label="Failed calls"
          value={usage.data && formatNumber(failed)}
          note="failed calls are free"
        />
      </SimpleGrid>
      {usage.data && lines.length === 0 ? (
        <EmptyNotice title="No calls in this period" command={SEARCH_COMMAND}>
          Choose a longer period, or run a capability in the playground.
        </EmptyNotice>
      ) : (
        <Stack>
          <Paper withBorder p="lg">
            <Title order={2} mb="md">
              Credits by day
            </Title>
            <UsageChart days={days} />
          </Paper>
          <DataTable
            label="Usage by capability"
            columns={CAPABILITY_COLUMNS}
            rows={usage.data && usageByCapability(lines)}
            keyOf={({ capability }) => capability}
          />
          <UsageByKey lines={usage.data?.by_key} />
          <UsageDayTable days={usage.data && days} />
        </Stack>
      )}
    </>
  );
}
