import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useApi } from '../../api/use-api.ts';
import type { Column } from '../../components/data-table.tsx';
import { EmptyNotice } from '../../components/empty-notice.tsx';
import { NoMatchNotice } from '../../components/no-match-notice.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { PagedTable } from '../../components/paged-table.tsx';
import { RowLink } from '../../components/row-link.tsx';
import { SEARCH_COMMAND } from '../../components/search-command.ts';
import { TextLink } from '../../components/text-link.tsx';
import { REQUEST_COLUMNS } from '../requests/request-columns.tsx';
import { FilterText } from '../../components/filter-text.tsx';
import { RequestFilters } from '../requests/request-filters.tsx';
import { queryOf } from '../requests/request-search.ts';
import type { AdminRequest, AdminRequests } from './admin-types.ts';

const COLUMNS: readonly Column<AdminRequest>[] = [
  {
    header: 'Capability',
    cell: ({ id, capability }) => (
      <RowLink to="/operator/requests/$id" params={{ id }}>
        {capability}
      </RowLink>
    ),
  },
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
  const requests = useApi<AdminRequests>('/v1/admin/requests', {
    query: {
      limit: 25,
      after: search.after,
      provider: search.provider,
      account_id: search.account_id,
      ...queryOf(search),
    },
  });
  const isFiltered = Object.values(search).some((value) => value !== undefined);
  const filter = (change: Partial<typeof search>): void =>
    void navigate({
      to: '/operator/requests',
      search: { ...search, after: undefined, ...change },
      replace: true,
    });
  return (
    <>
      <PageHeader title="All requests" description="Calls of every account, newest first." />
      <RequestFilters search={search} onChange={filter}>
        <FilterText
          label="Provider tried"
          value={search.provider}
          onChange={(value) => filter({ provider: value })}
        />
        <FilterText
          label="Account id"
          value={search.account_id}
          onChange={(value) => filter({ account_id: value })}
        />
        <FilterText label="Key id" value={search.key_id} onChange={(value) => filter({ key_id: value })} />
      </RequestFilters>
      <PagedTable
        label="Requests of all accounts"
        columns={COLUMNS}
        query={requests}
        rows={requests.data?.requests}
        keyOf={({ id }) => id}
        empty={
          isFiltered ? (
            <NoMatchNotice />
          ) : (
            <EmptyNotice title="No calls yet" command={SEARCH_COMMAND}>
              Run a capability in the playground, or call the API with a key:
            </EmptyNotice>
          )
        }
        after={search.after}
        next={requests.data?.next_after}
        onPage={(cursor) => void navigate({ to: '/operator/requests', search: { ...search, after: cursor } })}
      />
    </>
  );
}
