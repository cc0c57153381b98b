import { Skeleton } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import classes from './data-table.module.css';

export interface Column<Row> {
  header: string;
  cell: (row: Row) => ReactNode;
  align?: 'right';
  /** Hidden where there is no room for it. */
  isSecondary?: boolean;
  /** The header is only read aloud, e.g. over buttons. */
  isHeaderHidden?: boolean;
}

export interface DataTableProps<Row> {
  /** What the table lists. */
  label: string;
  columns: readonly Column<Row>[];
  /** Undefined while they are loaded. */
  rows: readonly Row[] | undefined;
  keyOf: (row: Row) => string | number;
  /** Data of another page is still shown. */
  isStale?: boolean;
}

/** A table. A link with the class `row-link` in a cell makes the whole row a link. */
export function DataTable<Row>(props: DataTableProps<Row>): ReactElement {
  const { label, columns, rows, keyOf, isStale = false } = props;
  return (
    // Focusable, so that the keyboard can scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={classes.frame} tabIndex={0} aria-busy={isStale}>
      <table className={classes.table} aria-label={label} aria-busy={rows === undefined}>
        <thead>
          <tr>
            {columns.map(({ header, align, isSecondary, isHeaderHidden }) => (
              <th
                key={header}
                data-align={align}
                className={isSecondary === true ? classes.secondary : undefined}
                scope="col"
              >
                {isHeaderHidden === true ? <span className="read-aloud">{header}</span> : header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows === undefined
            ? [1, 2, 3, 4].map((line) => <LoadingRow key={line} columns={columns.length} />)
            : rows.map((row) => (
                <tr key={keyOf(row)} className={classes.row}>
                  {columns.map(({ header, cell, align, isSecondary }) => (
                    <td
                      key={header}
                      data-align={align}
                      className={isSecondary === true ? classes.secondary : undefined}
                    >
                      {cell(row)}
                    </td>
                  ))}
                </tr>
              ))}
        </tbody>
      </table>
    </div>
  );
}

const LoadingRow = ({ columns }: { columns: number }): ReactElement => (
  <tr>
    <td colSpan={columns}>
      <Skeleton height={18} />
    </td>
  </tr>
);
