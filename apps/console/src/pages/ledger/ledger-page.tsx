import type { CreditsResult } from '@capstan/client';
import { SimpleGrid } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useApi } from '../../api/use-api.ts';
import { ChoiceField } from '../../components/choice-field.tsx';
import { NoMatchNotice } from '../../components/no-match-notice.tsx';
import { PagedTable } from '../../components/paged-table.tsx';
import { SEARCH_COMMAND } from '../../components/search-command.ts';
import { EmptyNotice } from '../../components/empty-notice.tsx';
import { formatNumber } from '../../components/number-text.ts';
import { PageHeader } from '../../components/page-header.tsx';
import { StatTile } from '../../components/stat-tile.tsx';
import { OWN_LEDGER_COLUMNS } from './ledger-columns.tsx';

/** Balance and ledger of the account. */
export function LedgerPage(): ReactElement {
  const { after, kind } = useSearch({ from: '/app/ledger' });
  const navigate = useNavigate();
  const credits = useApi<CreditsResult>('/v1/credits', { query: { limit: 25, after, kind } });
  const { data } = credits;
  return (
    <>
      <PageHeader
        title="Ledger"
        description="Everything that changed the balance. Failed calls and empty results are free and do not appear."
      />
      <SimpleGrid cols={{ base: 1, xs: 3 }} mb="lg">
        <StatTile
          label="Balance"
          value={data && formatNumber(data.balance)}
          note="credits that can be spent"
        />
        <StatTile label="Held" value={data && formatNumber(data.held)} note="for calls that are running" />
        <StatTile
          label="Overage"
          value={data && formatNumber(data.overage_limit)}
          note="credits that may be spent below zero"
        />
      </SimpleGrid>
      <ChoiceField
        aria-label="Kind"
        emptyLabel="All kinds"
        w={170}
        mb="md"
        data={LEDGER_KINDS}
        value={kind}
        onChange={(value) => void navigate({ to: '/ledger', search: { kind: value }, replace: true })}
      />
      <PagedTable
        label="Ledger"
        columns={OWN_LEDGER_COLUMNS}
        query={credits}
        rows={data?.entries}
        keyOf={({ id }) => id}
        empty={<NoEntries isFiltered={kind !== undefined} />}
        after={after}
        next={data?.next_after}
        onPage={(cursor) => void navigate({ to: '/ledger', search: { kind, after: cursor } })}
      />
    </>
  );
}

const NoEntries = ({ isFiltered }: { isFiltered: boolean }): ReactElement =>
  isFiltered ? (
    <NoMatchNotice />
  ) : (
    <EmptyNotice title="The ledger is empty" command={SEARCH_COMMAND}>
      Charges and grants of credits appear here. A search costs one credit.
    </EmptyNotice>
  );

/** By which the API filters the ledger. */
const LEDGER_KINDS: readonly CreditsResult['entries'][number]['kind'][] = [
  'charge',
  'grant',
  'refund',
  'adjustment',
];
