import type { ReactElement } from 'react';
import { DataTable } from '../../components/data-table.tsx';
import { labelOf } from './label-of.ts';
import { PlainValue } from './plain-value.tsx';

const MAX_COLUMNS = 6;

/** Objects of the same kind as a table. */
export function ResultTable({ rows }: { rows: Record<string, unknown>[] }): ReactElement {
  const numbered = rows.map((row, index) => ({ row, index }));
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))].slice(0, MAX_COLUMNS);
  return (
    <DataTable
      label="Result"
      columns={names.map((name) => ({
        header: labelOf(name),
        cell: ({ row }: { row: Record<string, unknown> }) => <PlainValue value={row[name] ?? ''} />,
      }))}
      rows={numbered}
      keyOf={({ index }) => index}
    />
  );
}
