import type { RequestListResult } from '@capstan/client';
import { Group, Switch } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useApi } from '../../api/use-api.ts';
import { DataTable } from '../../components/data-table.tsx';
import { NoMatchNotice } from '../../components/no-match-notice.tsx';
import { SEARCH_COMMAND } from '../../components/search-command.ts';
import { EmptyNotice } from '../../components/empty-notice.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Pager } from '../../components/pager.tsx';
import { useTools } from '../playground/use-tools.ts';
import { REQUEST_COLUMNS } from './request-columns.tsx';
import { STATUS_CHOICES } from './status-choices.ts';
import { ChoiceField } from '../../components/choice-field.tsx';

const LIVE_MS = 2_000;

/** Calls of the account, newest first, with filters in the address. */
export function RequestsPage(): ReactElement {
  const search = useSearch({ from: '/app/requests' });
  const { capability, status, after, live } = search;
  const navigate = useNavigate();
  const tools = useTools();
  const isLive = live === '1' && after === undefined;
  const requests = useApi<RequestListResult>('/v1/requests', {
    query: { limit: 25, after, capability, status },
    refetchMs: isLive && LIVE_MS,
  });
  // Another filter starts at the first page.
  const filter = (change: Partial<typeof search>): void =>
    void navigate({ to: '/requests', search: { ...search, after: undefined, ...change }, replace: true });
  const isFiltered = capability !== undefined || status !== undefined;
  const isEmpty = requests.data?.requests.length === 0 && after === undefined;
  return (
    <>
      <PageHeader
        title="Requests"
        description="Every call of a capability, with a receipt: which providers were asked, how they answered and what it cost."
      />
      <Group mb="md" gap="sm">
        <ChoiceField
          aria-label="Capability"
          emptyLabel="All capabilities"
          w={210}
          data={(tools.data ?? []).map(({ name, title }) => ({ value: name, label: title }))}
          value={capability}
          onChange={(value) => filter({ capability: value })}
        />
        <ChoiceField
          aria-label="Status"
          emptyLabel="All statuses"
          w={210}
          data={STATUS_CHOICES}
          value={status}
          onChange={(value) => filter({ status: value })}
        />
        <Switch
          label="Live"
          checked={isLive}
          onChange={(event) => filter({ live: event.currentTarget.checked ? '1' : undefined })}
        />
      </Group>
      {requests.error && <ErrorNotice error={requests.error} onRetry={() => void requests.refetch()} />}
      {isEmpty && (isFiltered ? <NoMatchNotice /> : <NoCalls />)}
      {!isEmpty && !requests.error && (
        <DataTable
          label="Requests"
          columns={REQUEST_COLUMNS}
          rows={requests.data?.requests}
          keyOf={({ id }) => id}
          isStale={requests.isPlaceholderData}
        />
      )}
      <Pager
        after={after}
        next={requests.data?.next_after}
        onChange={(cursor) => void navigate({ to: '/requests', search: { ...search, after: cursor } })}
      />
    </>
  );
}

const NoCalls = (): ReactElement => (
  <EmptyNotice title="No calls yet" command={SEARCH_COMMAND}>
    Run a capability in the playground, or call the API with a key of yours.
  </EmptyNotice>
);
