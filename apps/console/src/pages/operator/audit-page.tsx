import { Group } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useApi } from '../../api/use-api.ts';
import { readCommand } from '../../components/curl-command.ts';
import type { Column } from '../../components/data-table.tsx';
import { EmptyNotice } from '../../components/empty-notice.tsx';
import { NoMatchNotice } from '../../components/no-match-notice.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { PagedTable } from '../../components/paged-table.tsx';
import { StatusBadge } from '../../components/status-badge.tsx';
import { TimeText } from '../../components/time-text.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { FilterText } from '../../components/filter-text.tsx';
import type { AuditEntries, AuditEntry } from './admin-types.ts';
import { AUDIT_ACTIONS, AUDIT_STATES, AUDIT_TARGETS } from './audit-choices.ts';
import { ChoiceField } from '../../components/choice-field.tsx';

const COLUMNS: readonly Column<AuditEntry>[] = [
  { header: 'Action', cell: ({ action }) => action },
  {
    header: 'Actor',
    cell: ({ actor_account_id: id }) => (
      <TextLink to="/operator/accounts/$id" params={{ id }} inherit>
        {id.slice(0, 8)}
      </TextLink>
    ),
  },
  { header: 'State', cell: ({ state }) => <StatusBadge status={state} /> },
  {
    header: 'Target',
    cell: ({ target_type, target_id }) =>
      target_id === null ? '–' : <Target type={target_type} id={target_id} />,
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

function Target({ type, id }: { type: AuditEntry['target_type']; id: string }): ReactElement {
  const text = `${type ?? ''} ${id.slice(0, 8)}`;
  if (type !== 'account') return <span>{text}</span>;
  return (
    <TextLink to="/operator/accounts/$id" params={{ id }} inherit>
      {text}
    </TextLink>
  );
}

/** What operators and members changed. Entries cannot be deleted. */
export function AuditPage(): ReactElement {
  const search = useSearch({ from: '/app/operator/audit' });
  const navigate = useNavigate();
  const audit = useApi<AuditEntries>('/v1/admin/audit', {
    query: { limit: 25, ...search },
  });
  const isFiltered = Object.values(search).some((value) => value !== undefined);
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
      <Group mb="md" gap="sm">
        <ChoiceField
          aria-label="Action"
          emptyLabel="All actions"
          w={172}
          data={AUDIT_ACTIONS}
          value={search.action}
          onChange={(value) => filter({ action: value })}
        />
        <FilterText
          label="Actor (account id)"
          value={search.actor}
          onChange={(value) => filter({ actor: value })}
        />
        <ChoiceField
          aria-label="Kind of target"
          emptyLabel="All targets"
          w={150}
          data={AUDIT_TARGETS}
          value={search.target_type}
          onChange={(value) => filter({ target_type: value })}
        />
        <FilterText label="Target id" value={search.target} onChange={(value) => filter({ target: value })} />
        <ChoiceField
          aria-label="State"
          emptyLabel="All states"
          w={170}
          data={AUDIT_STATES}
          value={search.state}
          onChange={(value) => filter({ state: value })}
        />
      </Group>
      <PagedTable
        label="Audit log"
        columns={COLUMNS}
        query={audit}
        rows={audit.data?.entries}
        keyOf={({ id }) => id}
        empty={
          isFiltered ? (
            <NoMatchNotice />
          ) : (
            <EmptyNotice title="No entries yet" command={readCommand('/v1/admin/audit')}>
              Add credits to an account or change a role: actions appear here as soon as they are attempted.
            </EmptyNotice>
          )
        }
        after={search.after}
        next={audit.data?.next_after}
        onPage={(cursor) => void navigate({ to: '/operator/audit', search: { ...search, after: cursor } })}
      />
    </>
  );
}
