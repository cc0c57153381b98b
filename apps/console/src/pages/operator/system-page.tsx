import { SimpleGrid, Stack, Title } from '@mantine/core';
import type { CapabilityListResult, CapabilityResult } from '@capstan/client';
import type { ReactElement } from 'react';
import { useApi } from '../../api/use-api.ts';
import { type Column, DataTable } from '../../components/data-table.tsx';
import { EmptyNotice } from '../../components/empty-notice.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { formatNumber } from '../../components/number-text.ts';
import { PageHeader } from '../../components/page-header.tsx';
import { StatTile } from '../../components/stat-tile.tsx';
import { StatusBadge } from '../../components/status-badge.tsx';
import { TextLink } from '../../components/text-link.tsx';
import type { AdminOverview, AdminProviders, ProviderHealth } from './admin-types.ts';
import { ServiceFacts } from './service-facts.tsx';
import { MissingSettings } from './missing-settings.tsx';

const REFRESH_MS = 15_000;

const CAPABILITY_COLUMNS: readonly Column<CapabilityResult>[] = [
  { header: 'Capability', cell: ({ title }) => title },
  {
    header: 'Ready',
    cell: ({ available }) => (
      <StatusBadge status={available ? 'ready' : 'not configured'} tone={available ? 'good' : 'warn'} />
    ),
  },
  {
    header: 'Providers in order',
    cell: ({ providers }) =>
      providers
        .filter(({ configured }) => configured)
        .map(({ title }) => title)
        .join(', ') || 'none',
    isSecondary: true,
  },
];

/** One configured provider makes a capability ready. */
const settingsColumn = (providers: readonly ProviderHealth[]): Column<CapabilityResult> => ({
  header: 'What to set',
  cell: ({ name, available }) =>
    available ? (
      '–'
    ) : (
      <MissingSettings
        providers={providers.filter(({ capability }) => capability === name).map(({ settings }) => settings)}
      />
    ),
});

/** The installation at a glance. */
export function SystemPage(): ReactElement {
  const overview = useApi<AdminOverview>('/v1/admin/overview', { refetchMs: REFRESH_MS });
  const capabilities = useApi<CapabilityListResult>('/v1/capabilities');
  const providers = useApi<AdminProviders>('/v1/admin/providers');
  const { data } = overview;
  const failures = Object.entries(
    (data?.calls_last_24h.failed_by_error ?? {}) as Record<string, number>,
  ).toSorted(([, one], [, other]) => other - one);
  return (
    <>
      <PageHeader
        title="System"
        description="All accounts of this installation, now and in the last 24 hours."
      />
      <Stack gap="xl">
        {overview.error && <ErrorNotice error={overview.error} onRetry={() => void overview.refetch()} />}
        <SimpleGrid cols={{ base: 2, md: 4 }}>
          <StatTile
            label="Accounts"
            value={data && formatNumber(data.accounts)}
            note={data && `${data.suspended_accounts} suspended`}
          />
          <StatTile label="Working keys" value={data && formatNumber(data.working_keys)} />
          <StatTile
            label="Calls, 24 hours"
            value={data && formatNumber(data.calls_last_24h.total)}
            note={data && `${formatNumber(data.calls_last_24h.succeeded)} succeeded`}
          />
          <StatTile
            label="Credits to spend"
            value={data && formatNumber(data.credits.balance)}
            note={data && `${formatNumber(data.credits.charged)} charged in all`}
          />
        </SimpleGrid>
        {data && <ServiceFacts service={data.service} />}
        <section aria-label="Failures of the last 24 hours">
          <Title order={2} mb="xs">
            Failures of the last 24 hours
          </Title>
          {data && failures.length === 0 ? (
            <EmptyNotice title="No call failed" command="npm run doctor">
              Errors of the last 24 hours appear here by their type. Check the installation on its machine:
            </EmptyNotice>
          ) : (
            <DataTable
              label="Failures of the last 24 hours"
              rows={data && failures}
              keyOf={([error]) => error}
              columns={[
                {
                  header: 'Error',
                  cell: ([error]: [string, number]) => (
                    <TextLink to="/operator/requests" search={{ error }} inherit>
                      {error}
                    </TextLink>
                  ),
                },
                { header: 'Calls', align: 'right', cell: ([, calls]) => formatNumber(calls) },
              ]}
            />
          )}
        </section>
        <section aria-label="Capabilities">
          <Title order={2} mb="xs">
            Capabilities
          </Title>
          {capabilities.error && <ErrorNotice error={capabilities.error} />}
          <DataTable
            label="Capabilities"
            columns={[...CAPABILITY_COLUMNS, settingsColumn(providers.data?.providers ?? [])]}
            rows={capabilities.data?.capabilities}
            keyOf={({ name }) => name}
          />
        </section>
      </Stack>
    </>
  );
}
