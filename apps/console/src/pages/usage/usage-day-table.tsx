import type { ReactElement } from 'react';
import { type Column, DataTable } from '../../components/data-table.tsx';
import { formatNumber } from '../../components/number-text.ts';
import type { UsageDay } from './usage-days.ts';

const COLUMNS: readonly Column<UsageDay>[] = [
  { header: 'Day (UTC)', cell: ({ date }) => date },
  { header: 'Calls', align: 'right', cell: ({ calls }) => formatNumber(calls) },
  { header: 'Failed', align: 'right', cell: ({ failed }) => formatNumber(failed) },
  { header: 'Credits', align: 'right', cell: ({ credits }) => formatNumber(credits) },
];

/** The days with calls, newest first. */
export const UsageDayTable = ({ days }: { days: readonly UsageDay[] | undefined }): ReactElement => (
  <DataTable
    label="Usage by day"
    columns={COLUMNS}
    rows={days?.filter(({ calls }) => calls > 0).toReversed()}
    keyOf={({ date }) => date}
  />
);
