import { SimpleGrid, Stack, Title } from '@mantine/core';
import type { ReactElement } from 'react';
import { useApi } from '../../api/use-api.ts';
import { curlCommand } from '../../components/curl-command.ts';
import { type Column, DataTable } from '../../components/data-table.tsx';
import { EmptyNotice } from '../../components/empty-notice.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { formatBytes, formatNumber } from '../../components/number-text.ts';
import { PageHeader } from '../../components/page-header.tsx';
import { RowLink } from '../../components/row-link.tsx';
import { StatTile } from '../../components/stat-tile.tsx';
import { TimeText } from '../../components/time-text.tsx';
import type { AccountStorage, AdminStorage, TableGroup } from './admin-types.ts';

const GROUP_COLUMNS: readonly Column<TableGroup>[] = [
  { header: 'Tables for', cell: ({ group }) => group },
  { header: 'Tables', align: 'right', cell: ({ tables }) => formatNumber(tables) },
  { header: 'Size', align: 'right', cell: ({ bytes }) => formatBytes(bytes) },
];

const ACCOUNT_COLUMNS: readonly Column<AccountStorage>[] = [
  {
    header: 'Account',
    cell: ({ account_id: id, name }) => (
      <RowLink to="/operator/accounts/$id" params={{ id }}>
        {name}
      </RowLink>
    ),
  },
  {
    header: 'Workspaces',
    align: 'right',
    cell: ({ workspace_bytes }) => formatBytes(workspace_bytes),
    isSecondary: true,
  },
  {
    header: 'Artifacts',
    align: 'right',
    cell: ({ artifact_bytes }) => formatBytes(artifact_bytes),
    isSecondary: true,
  },
  {
    header: 'Entries of sites',
    align: 'right',
    cell: ({ entry_bytes }) => formatBytes(entry_bytes),
    isSecondary: true,
  },
  { header: 'All', align: 'right', cell: ({ bytes }) => formatBytes(bytes) },
];

/** What this installation stores, and for whom. */
export function StoragePage(): ReactElement {
  const { data, error, refetch } = useApi<AdminStorage>('/v1/admin/storage');
  const modelBytes = data?.models.reduce((sum, { bytes }) => sum + bytes, 0);
  return (
    <>
      <PageHeader
        title="Storage"
        description={
          data && (
            <>
              Measured <TimeText value={data.measured_at} />, at most once a minute.
            </>
          )
        }
      />
      {error && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      <Stack gap="xl">
        <SimpleGrid cols={{ base: 2, md: 4 }}>
          <StatTile label="Database" value={data && formatBytes(data.database.bytes)} />
          <StatTile
            label="Workspaces of sites"
            value={data && formatBytes(data.workspaces.bytes)}
            note={data && `${formatNumber(data.workspaces.count)} on disk`}
          />
          <StatTile
            label="Artifacts"
            value={data && formatBytes(data.artifact_bytes)}
            note="in the database"
          />
          <StatTile
            label="Local models"
            value={modelBytes === undefined ? undefined : formatBytes(modelBytes)}
            note={data && (data.models.map(({ name }) => name).join(', ') || 'none')}
          />
        </SimpleGrid>
        <section aria-label="Database">
          <Title order={2} mb="xs">
            Database
          </Title>
          <DataTable
            label="Database"
            columns={GROUP_COLUMNS}
            rows={data?.database.groups}
            keyOf={({ group }) => group}
          />
        </section>
        <section aria-label="Accounts that store most">
          <Title order={2} mb="xs">
            Accounts that store most
          </Title>
          {data?.accounts.length === 0 ? (
            <EmptyNotice
              title="No account stores anything"
              command={curlCommand('/v1/images', { prompt: 'https://example.com', kind: 'qr' })}
            >
              Sites, pictures and entries of sites are counted here. Make a picture in the playground, or in a
              terminal:
            </EmptyNotice>
          ) : (
            <DataTable
              label="Accounts that store most"
              columns={ACCOUNT_COLUMNS}
              rows={data?.accounts}
              keyOf={({ account_id }) => account_id}
            />
          )}
        </section>
      </Stack>
    </>
  );
}
