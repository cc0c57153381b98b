import { MagnifyingGlassIcon } from '@heroicons/react/20/solid';
import { Group, Stack, Text, Title } from '@mantine/core';
import { SegmentedControl } from '../../components/segmented-control.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useApi } from '../../api/use-api.ts';
import { type Column, DataTable } from '../../components/data-table.tsx';
import { FilterText } from '../../components/filter-text.tsx';
import { NoMatchNotice } from '../../components/no-match-notice.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { StatusBadge } from '../../components/status-badge.tsx';
import type { Configuration, ConfigVariable } from './admin-types.ts';
import { configurationSections, type Shown } from './configuration-sections.ts';

const CHOICES: { value: Shown; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'set', label: 'Set' },
  { value: 'plugins', label: 'Of plugins' },
];

const COLUMNS: readonly Column<ConfigVariable>[] = [
  {
    header: 'Variable',
    cell: ({ name, description }) => (
      <>
        <span className="mono">{name}</span>
        <Text size="xs" c="dimmed" maw={440}>
          {description}
        </Text>
      </>
    ),
  },
  { header: 'Value', cell: (variable) => <Value variable={variable} /> },
  {
    header: 'From',
    cell: ({ source, plugin }) => (
      <>
        <StatusBadge status={source} tone={source === 'environment' ? 'good' : 'quiet'} />
        {plugin !== null && (
          <Text size="xs" c="dimmed">
            of the plugin {plugin}
          </Text>
        )}
      </>
    ),
    isSecondary: true,
  },
];

function Value({ variable: { value, secret } }: { variable: ConfigVariable }): ReactElement {
  if (value === null) return <span className="dimmed">{secret ? 'secret, not set' : 'not set'}</span>;
  if (secret) return <span className="dimmed">secret, set</span>;
  return (
    <span className="mono" style={{ overflowWrap: 'anywhere' }}>
      {value}
    </span>
  );
}

/** The configuration in force, without secrets. */
export function ConfigurationPage(): ReactElement {
  const { search, show } = useSearch({ from: '/app/operator/configuration' });
  const navigate = useNavigate();
  const { data, error, refetch } = useApi<Configuration>('/v1/admin/config');
  const shown = CHOICES.find(({ value }) => value === show)?.value ?? 'all';
  const sections = data && configurationSections(data.variables, { shown, ...(search ? { search } : {}) });
  const filter = (change: { search?: string | undefined; show?: string | undefined }): void =>
    void navigate({ to: '/operator/configuration', search: { search, show, ...change }, replace: true });
  return (
    <>
      <PageHeader
        title="Configuration"
        description="Environment variables as this process read them at its start. Values of secrets are never shown. To change one, set it in the environment or in .env and restart; npm start itself sets PORT, BASE_URL, DATA_DIR and DATABASE_URL."
      />
      <Group mb="md" gap="sm">
        <FilterText
          label="Find a variable"
          placeholder="Name or description"
          leftSection={<MagnifyingGlassIcon width={16} />}
          w={260}
          value={search}
          onChange={(text) => filter({ search: text })}
        />
        <SegmentedControl
          aria-label="Shown variables"
          data={CHOICES}
          value={shown}
          onChange={(value) => filter({ show: value === 'all' ? undefined : value })}
        />
      </Group>
      {error && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <DataTable label="Configuration" columns={COLUMNS} rows={undefined} keyOf={({ name }) => name} />
      )}
      {sections?.length === 0 && <NoMatchNotice />}
      <Stack gap="xl">
        {sections?.map(({ title, variables }) => (
          <section key={title} aria-label={title}>
            <Title order={2} mb="xs">
              {title}
            </Title>
            <DataTable label={title} columns={COLUMNS} rows={variables} keyOf={({ name }) => name} />
          </section>
        ))}
      </Stack>
    </>
  );
}
