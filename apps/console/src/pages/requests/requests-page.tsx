import type { RequestListResult } from '@capstan/client';
import { Switch } from '../../components/fields.tsx';
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
import { KeyFilter } from '../keys/key-filter.tsx';
import { REQUEST_COLUMNS } from './request-columns.tsx';
import { RequestFilters } from './request-filters.tsx';
import { isFiltered, queryOf } from './request-search.ts';

const LIVE_MS = 2_000;

/** Calls of the account, newest first, with filters in the address. */
export function RequestsPage(): ReactElement {
  const search = useSearch({ from: '/app/requests' });
  const { after, live } = search;
  const navigate = useNavigate();
  const isLive = live === '1' && after === undefined;
  const requests = useApi<RequestListResult>('/v1/requests', {
    query: { limit: 25, after, ...queryOf(search) },
    refetchMs: isLive && LIVE_MS,
  });
  // Another filter starts at the first page.
  const filter = (change: Partial<typeof search>): void =>
    void navigate({ to: '/requests', search: { ...search, after: undefined, ...change }, replace: true });
  const isEmpty = requests.data?.requests.length === 0 && after === undefined;
  return (
    <>
      <PageHeader
        title="Requests"
        description="Every call of a capability, with a receipt: which providers were asked, how they answered and what it cost."
      />
      <RequestFilters search={search} onChange={filter}>
        <KeyFilter value={search.key_id} onChange={(value) => filter({ key_id: value })} />
        <Switch
          label="Live"
          checked={isLive}
          onChange={(event) => filter({ live: event.currentTarget.checked ? '1' : undefined })}
        />
      </RequestFilters>
      {requests.error && <ErrorNotice error={requests.error} onRetry={() => void requests.refetch()} />}
      {isEmpty && (isFiltered(search) ? <NoMatchNotice /> : <NoCalls />)}
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
