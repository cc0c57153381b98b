import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { DataTable, type DataTableProps } from './data-table.tsx';
import { ErrorNotice } from './error-notice.tsx';
import { Pager } from './pager.tsx';

interface PagedTableProps<Row> extends Omit<DataTableProps<Row>, 'isStale'> {
  /** The request of the rows. */
  query: Pick<UseQueryResult, 'error' | 'refetch' | 'isPlaceholderData'>;
  /** In place of a table without rows. */
  empty: ReactElement;
  /** The cursor of this page; undefined on the first. */
  after: string | undefined;
  /** The cursor of the next page; null on the last. */
  next: string | number | null | undefined;
  onPage: (after: string | undefined) => void;
  /** Names the pages where there are several lists. */
  pagerLabel?: string;
}

/** A list of the API as a table with pages: its rows, what to do without any, or why they could not be read. */
export function PagedTable<Row>(props: PagedTableProps<Row>): ReactElement {
  const { query, empty, after, next, onPage, pagerLabel, ...table } = props;
  const { error, refetch, isPlaceholderData } = query;
  return (
    <>
      {error && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {table.rows?.length === 0 && after === undefined
        ? empty
        : !error && <DataTable {...table} isStale={isPlaceholderData} />}
      <Pager label={pagerLabel} after={after} next={next} onChange={onPage} />
    </>
  );
}
