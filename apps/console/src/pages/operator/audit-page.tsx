import { Group } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useApi } from '../../api/use-api.ts';
import { type Column, DataTable } from '../../components/data-table.tsx';
import { EmptyNotice } from '../../components/empty-notice.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Pager } from '../../components/pager.tsx';
import { StatusBadge } from '../../components/status-badge.tsx';
import { TimeText } from '../../components/time-text.tsx';
import type { AuditEntries, AuditEntry } from './admin-types.ts';
import { ChoiceField } from '../../components/choice-field.tsx';

const STATES = ['attempted', 'done', 'failed', 'repeated'];

const COLUMNS: readonly Column<AuditEntry>[] = [
  { header: 'Action', cell: ({ action }) => action },
  { header: 'State', cell: ({ state }) => <StatusBadge status={state} /> },
  {
    header: 'Target',
    cell: ({ target_type, target_id }) =>
      target_id === null ? '–' : `${target_type ?? ''} ${target_id.slice(0, 8)}`,
    isSecondary: true,
  },
  {
    header: 'Details',
    cell: ({ details }) =>
      Object.entries(details)
        .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
        .join(', ') || '–',
    isSecondary: true,
  },
  { header: 'Time', align: 'right', cell: ({ at }) => <TimeText value={at} /> },
];

/** What operators and members changed. Entries cannot be deleted. */
export function AuditPage(): ReactElement {
  const search = useSearch({ from: '/app/operator/audit' });
  const navigate = useNavigate();
  const audit = useApi<AuditEntries>('/v1/admin/audit', {
    query: { limit: 25, ...search },
  });
  const filter = (change: Partial<typeof search>): void =>
    void navigate({
      to: '/operator/audit',
      search: { ...search, after: undefined, ...change },
      replace: true,
    });
  return (
    <>
      <PageHeader
        title="Audit log"
        description="Actions of operators, sign-ins and changes of members, newest first. Entries cannot be deleted."
      />
      <Group mb="md">
        <ChoiceField
          aria-label="State"
          emptyLabel="All states"
          w={170}
          data={STATES}
          value={search.state}
          onChange={(value) => filter({ state: value })}
        />
      </Group>
      {audit.error && <ErrorNotice error={audit.error} onRetry={() => void audit.refetch()} />}
      {audit.data?.entries.length === 0 ? (
        <EmptyNotice title="No entries">Actions appear here as soon as they are attempted.</EmptyNotice>
      ) : (
        !audit.error && (
          <DataTable
            label="Audit log"
            columns={COLUMNS}
            rows={audit.data?.entries}
            keyOf={({ id }) => id}
            isStale={audit.isPlaceholderData}
          />
        )
      )}
      <Pager
        after={search.after}
        next={audit.data?.next_after}
        onChange={(cursor) => void navigate({ to: '/operator/audit', search: { ...search, after: cursor } })}
      />
    </>
  );
}
