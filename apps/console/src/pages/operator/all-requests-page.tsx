import { Group, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useApi } from '../../api/use-api.ts';
import { type Column, DataTable } from '../../components/data-table.tsx';
import { EmptyNotice } from '../../components/empty-notice.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Pager } from '../../components/pager.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { useTools } from '../playground/use-tools.ts';
import { REQUEST_COLUMNS } from '../requests/request-columns.tsx';
import { STATUS_CHOICES } from '../requests/status-choices.ts';
import type { AdminRequest, AdminRequests } from './admin-types.ts';
import { ChoiceField } from '../../components/choice-field.tsx';

const COLUMNS: readonly Column<AdminRequest>[] = [
  { header: 'Capability', cell: ({ capability }) => capability },
  ...REQUEST_COLUMNS.slice(1),
  {
    header: 'Account',
    isSecondary: true,
    align: 'right',
    cell: ({ account_id: id }) => (
      <TextLink to="/operator/accounts/$id" params={{ id }} inherit>
        {id.slice(0, 8)}
      </TextLink>
    ),
  },
];

/** Calls of all accounts. */
export function AllRequestsPage(): ReactElement {
  const search = useSearch({ from: '/app/operator/requests' });
  const navigate = useNavigate();
  const tools = useTools();
  const requests = useApi<AdminRequests>('/v1/admin/requests', {
    query: { limit: 25, ...search },
  });
  const filter = (change: Partial<typeof search>): void =>
    void navigate({
      to: '/operator/requests',
      search: { ...search, after: undefined, ...change },
      replace: true,
    });
  const type = useDebouncedCallback(filter, 300);
  return (
    <>
      <PageHeader title="All requests" description="Calls of every account, newest first." />
      <Group mb="md" gap="sm">
        <ChoiceField
          aria-label="Capability"
          emptyLabel="All capabilities"
          w={190}
          data={(tools.data ?? []).map(({ name, title }) => ({ value: name, label: title }))}
          value={search.capability}
          onChange={(value) => filter({ capability: value })}
        />
        <ChoiceField
          aria-label="Status"
          emptyLabel="All statuses"
          w={190}
          data={STATUS_CHOICES}
          value={search.status}
          onChange={(value) => filter({ status: value })}
        />
        <TextInput
          aria-label="Error type"
          placeholder="Error type"
          w={170}
          key={`error ${search.error ?? ''}`}
          defaultValue={search.error ?? ''}
          onChange={(event) => type({ error: event.currentTarget.value || undefined })}
        />
        <TextInput
          aria-label="Provider tried"
          placeholder="Provider tried"
          w={150}
          defaultValue={search.provider ?? ''}
          onChange={(event) => type({ provider: event.currentTarget.value || undefined })}
        />
      </Group>
      {requests.error && <ErrorNotice error={requests.error} onRetry={() => void requests.refetch()} />}
      {requests.data?.requests.length === 0 ? (
        <EmptyNotice title="No call matches">Remove a filter to see more calls.</EmptyNotice>
      ) : (
        !requests.error && (
          <DataTable
            label="Requests of all accounts"
            columns={COLUMNS}
            rows={requests.data?.requests}
            keyOf={({ id }) => id}
            isStale={requests.isPlaceholderData}
          />
        )
      )}
      <Pager
        after={search.after}
        next={requests.data?.next_after}
        onChange={(cursor) =>
          void navigate({ to: '/operator/requests', search: { ...search, after: cursor } })
        }
      />
    </>
  );
}
