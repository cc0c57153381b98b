import type { LedgerEntryResult } from '@capstan/client';
import type { ReactElement } from 'react';
import type { Column } from '../../components/data-table.tsx';
import { formatNumber } from '../../components/number-text.ts';
import { TextLink } from '../../components/text-link.tsx';
import { TimeText } from '../../components/time-text.tsx';
import { type LedgerWork, workOfSubject } from './work-of-subject.ts';

/** The columns of a ledger, whose charges lead to what was paid for. */
const columnsWith = (
  Work: (work: { work: LedgerWork }) => ReactElement,
): readonly Column<LedgerEntryResult>[] => [
  { header: 'Entry', cell: ({ id }) => <span className="dimmed">{id}</span>, isSecondary: true },
  { header: 'Kind', cell: ({ kind }) => kind },
  {
    header: 'For',
    cell: ({ kind, subject, reason }) => {
      const work = workOfSubject(subject);
      if (!work) return reason ?? (kind === 'charge' ? subject : '–');
      return (
        <>
          {reason !== null && `${reason} · `}
          <Work work={work} />
        </>
      );
    },
  },
  {
    header: 'Credits',
    align: 'right',
    cell: ({ amount }) => (
      <span style={{ fontWeight: 500 }}>
        {amount > 0 ? `+${formatNumber(amount)}` : formatNumber(amount)}
      </span>
    ),
  },
  { header: 'Time', align: 'right', cell: ({ created_at }) => <TimeText value={created_at} /> },
];

const textOf = ({ kind, id }: LedgerWork): string => `${kind} ${id.slice(0, 8)}`;

/** Columns for the own account. */
export const OWN_LEDGER_COLUMNS = columnsWith(({ work }) => (
  <TextLink to={work.kind === 'build' ? '/builds/$id' : '/requests/$id'} params={{ id: work.id }} inherit>
    {textOf(work)}
  </TextLink>
));

/** Columns for any account, for operators: the id of a build is also that of its call. */
export const LEDGER_COLUMNS = columnsWith(({ work }) => (
  <TextLink to="/operator/requests/$id" params={{ id: work.id }} inherit>
    {textOf(work)}
  </TextLink>
));
