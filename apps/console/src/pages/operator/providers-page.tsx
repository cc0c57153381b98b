import { Group, Stack, Text, Title } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useApi } from '../../api/use-api.ts';
import { type Column, DataTable } from '../../components/data-table.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { formatDuration, formatNumber } from '../../components/number-text.ts';
import { PageHeader } from '../../components/page-header.tsx';
import { StatusBadge } from '../../components/status-badge.tsx';
import { LinkButton } from '../../components/text-link.tsx';
import { MissingSettings } from './missing-settings.tsx';
import { TestProviderButton } from './test-provider-button.tsx';
import type { AdminProviders, CapabilityHealth, ProviderHealth } from './admin-types.ts';
import { ChoiceField } from '../../components/choice-field.tsx';

const WINDOWS = [
  { value: '60', label: 'Last hour' },
  { value: '1440', label: 'Last day' },
  { value: '10080', label: 'Last week' },
];

const COLUMNS: readonly Column<ProviderHealth>[] = [
  { header: 'Provider', cell: ({ title }) => title },
  {
    header: 'State',
    cell: ({ configured, breaker, settings }) =>
      configured ? (
        <StatusBadge
          status={breaker.state === 'closed' ? 'ready' : breaker.state}
          tone={toneOf(breaker.state)}
        />
      ) : (
        <>
          <StatusBadge status="not configured" />
          {settings.length > 0 && (
            <Text size="xs" c="dimmed" component="div">
              Set <MissingSettings providers={[settings]} />
            </Text>
          )}
        </>
      ),
  },
  { header: 'Attempts', align: 'right', cell: ({ attempts }) => formatNumber(attempts) },
  {
    header: 'Failures',
    cell: ({ outcomes }) =>
      Object.entries(outcomes as Record<string, number>)
        .filter(([outcome]) => outcome !== 'ok')
        .map(([outcome, count]) => `${count} ${outcome.replaceAll('_', ' ')}`)
        .join(', ') || '–',
    isSecondary: true,
  },
  { header: 'Median', align: 'right', cell: ({ p50_ms }) => durationOr(p50_ms), isSecondary: true },
  { header: '95 %', align: 'right', cell: ({ p95_ms }) => durationOr(p95_ms), isSecondary: true },
  {
    header: 'Test',
    align: 'right',
    isHeaderHidden: true,
    cell: (health) => health.configured && <TestProviderButton health={health} />,
  },
];

const toneOf = (state: ProviderHealth['breaker']['state']): 'good' | 'bad' | 'warn' =>
  ({ closed: 'good', open: 'bad', half_open: 'warn' })[state] as 'good' | 'bad' | 'warn';
const durationOr = (ms: number | null): string => (ms === null ? '–' : formatDuration(ms));

/** The providers of every capability: their health, order and circuit breakers. */
export function ProvidersPage(): ReactElement {
  const { capability, minutes = '1440' } = useSearch({ from: '/app/operator/providers' });
  const navigate = useNavigate();
  const health = useApi<AdminProviders>('/v1/admin/providers', {
    query: { window_minutes: minutes },
    refetchMs: 15_000,
  });
  const { data, error } = health;
  const show = (search: { capability?: string | undefined; minutes?: string | undefined }): void =>
    void navigate({ to: '/operator/providers', search, replace: true });
  const shown = (data?.capabilities ?? []).filter(
    (one) => capability === undefined || one.capability === capability,
  );
  return (
    <>
      <PageHeader
        title="Providers"
        description={
          <>
            A capability calls its providers in order until one succeeds.{' '}
            <a href="/docs/providers.md" target="_blank" rel="noreferrer" className="text-link">
              What to set for each provider
            </a>
          </>
        }
      />
      <Group mb="md" gap="sm">
        <ChoiceField
          aria-label="Capability"
          emptyLabel="All capabilities"
          w={200}
          data={(data?.capabilities ?? []).map((one) => one.capability)}
          value={capability}
          onChange={(value) => show({ capability: value, minutes })}
        />
        <ChoiceField
          aria-label="Period"
          w={150}
          data={WINDOWS}
          value={minutes}
          onChange={(value) => show({ capability, minutes: value })}
        />
      </Group>
      {error && <ErrorNotice error={error} onRetry={() => void health.refetch()} />}
      <Stack gap="xl">
        {!data && !error && (
          <DataTable
            label="Providers"
            columns={COLUMNS}
            rows={undefined}
            keyOf={({ provider }) => provider}
          />
        )}
        {data &&
          shown.map((one) => (
            <CapabilitySection
              key={one.capability}
              health={one}
              providers={data.providers.filter((provider) => provider.capability === one.capability)}
            />
          ))}
      </Stack>
    </>
  );
}

function CapabilitySection(props: { health: CapabilityHealth; providers: ProviderHealth[] }): ReactElement {
  const { capability, order_now: order } = props.health;
  const place = ({ provider }: ProviderHealth): number =>
    order.includes(provider) ? order.indexOf(provider) : order.length;
  return (
    <section aria-label={capability}>
      <Group justify="space-between" mb="xs">
        <div>
          <Title order={2}>{capability}</Title>
          <Text size="xs" c="dimmed">
            {order.length === 0 ? 'No provider is configured' : `Order now: ${order.join(', ')}`}
          </Text>
        </div>
        <LinkButton to="/playground" search={{ capability }} variant="default" size="compact-sm">
          Open in the playground
        </LinkButton>
      </Group>
      <DataTable
        label={`Providers of ${capability}`}
        columns={COLUMNS}
        rows={props.providers.toSorted((one, other) => place(one) - place(other))}
        keyOf={({ provider }) => provider}
      />
    </section>
  );
}
