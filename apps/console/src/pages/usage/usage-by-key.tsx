import type { KeyUsageResult } from '@capstan/client';
import type { ReactElement } from 'react';
import { type Column, DataTable } from '../../components/data-table.tsx';
import { formatNumber } from '../../components/number-text.ts';
import { TextLink } from '../../components/text-link.tsx';
import { KeyName } from '../keys/key-name.tsx';

const COLUMNS: readonly Column<KeyUsageResult>[] = [
  { header: 'Key', cell: ({ key_id: id }) => <KeyName id={id} /> },
  {
    header: 'Calls',
    align: 'right',
    cell: ({ key_id, calls }) => (
      <TextLink to="/requests" search={{ key_id }} inherit>
        {formatNumber(calls)}
      </TextLink>
    ),
  },
  { header: 'Failed', align: 'right', cell: ({ calls, succeeded }) => formatNumber(calls - succeeded) },
  { header: 'Credits', align: 'right', cell: ({ credits }) => formatNumber(credits) },
];

/** Calls and credits of each key and session. */
export const UsageByKey = ({ lines }: { lines: readonly KeyUsageResult[] | undefined }): ReactElement => (
  <DataTable label="Usage by key" columns={COLUMNS} rows={lines} keyOf={({ key_id }) => key_id} />
);
