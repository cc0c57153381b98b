import type { RequestListResult } from '@capstan/client';
import { Switch } from '../../components/fields.tsx';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useApi } from '../../api/use-api.ts';
import { NoMatchNotice } from '../../components/no-match-notice.tsx';
import { SEARCH_COMMAND } from '../../components/search-command.ts';
import { EmptyNotice } from '../../components/empty-notice.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { PagedTable } from '../../components/paged-table.tsx';
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
  return (
    <>
      <PageHeader
        title="Requests"
        description="Every call of a capability, with a receipt: which providers were called, how they responded and what it cost."
      />
      <RequestFilters search={search} onChange={filter}>
        <KeyFilter value={search.key_id} onChange={(value) => filter({ key_id: value })} />
        <Switch
          label="Live"
          checked={isLive}
          onChange={(event) => filter({ live: event.currentTarget.checked ? '1' : undefined })}
        />
      </RequestFilters>
      <PagedTable
        label="Requests"
        columns={REQUEST_COLUMNS}
        query={requests}
        rows={requests.data?.requests}
        keyOf={({ id }) => id}
        empty={isFiltered(search) ? <NoMatchNotice /> : <NoCalls />}
        after={after}
        next={requests.data?.next_after}
        onPage={(cursor) => void navigate({ to: '/requests', search: { ...search, after: cursor } })}
      />
    </>
  );
}

const NoCalls = (): ReactElement => (
  <EmptyNotice title="No calls yet" command={SEARCH_COMMAND}>
    Run a capability in the playground, or call the API with one of your keys.
  </EmptyNotice>
);
