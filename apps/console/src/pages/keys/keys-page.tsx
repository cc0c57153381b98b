import type { KeyListResult, KeyResult } from '@capstan/client';
import { PlusIcon } from '@heroicons/react/20/solid';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { usePermissions } from '../../api/permissions.ts';
import { useApi } from '../../api/use-api.ts';
import type { Column } from '../../components/data-table.tsx';
import { ChoiceField } from '../../components/choice-field.tsx';
import { NoMatchNotice } from '../../components/no-match-notice.tsx';
import { EmptyNotice } from '../../components/empty-notice.tsx';
import { formatCredits } from '../../components/number-text.ts';
import { PageHeader } from '../../components/page-header.tsx';
import { PagedTable } from '../../components/paged-table.tsx';
import { RowLink } from '../../components/row-link.tsx';
import { StatusBadge } from '../../components/status-badge.tsx';
import { TimeText } from '../../components/time-text.tsx';
import { CreateKeyDialog } from './create-key-dialog.tsx';

const COLUMNS: readonly Column<KeyResult>[] = [
  {
    header: 'Name',
    cell: ({ id, name }) => (
      <RowLink to="/keys/$id" params={{ id }}>
        {name}
      </RowLink>
    ),
  },
  { header: 'Key', cell: (key) => <span className="mono dimmed">{hintOf(key)}</span>, isSecondary: true },
  { header: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
  {
    header: 'Credit cap',
    cell: ({ credit_cap }) => (credit_cap === null ? 'none' : formatCredits(credit_cap)),
    isSecondary: true,
  },
  { header: 'Last used', cell: ({ last_used_at }) => <TimeText value={last_used_at} /> },
  { header: 'Created', cell: ({ created_at }) => <TimeText value={created_at} />, isSecondary: true },
];

export const hintOf = ({ prefix_hint, last_four }: KeyResult): string => `${prefix_hint}…${last_four}`;

/** The API keys of the account. */
export function KeysPage(): ReactElement {
  const { after, status, create: isAsked } = useSearch({ from: '/app/keys' });
  const navigate = useNavigate();
  const [isCreating, creating] = useDisclosure(false);
  const close = (): void => {
    creating.close();
    if (isAsked !== undefined) void navigate({ to: '/keys', search: { status, after }, replace: true });
  };
  const keys = useApi<KeyListResult>('/v1/keys', { query: { limit: 25, after, status } });
  const create = usePermissions().mayManage ? (
    <Button leftSection={<PlusIcon width={16} />} onClick={creating.open}>
      Create key
    </Button>
  ) : null;
  return (
    <>
      <PageHeader
        title="API keys"
        description="Programs send a key with each call. Give every program its own, with the least it needs."
        actions={create}
      />
      <ChoiceField
        aria-label="Status"
        emptyLabel="All statuses"
        w={170}
        mb="md"
        data={KEY_STATUSES}
        value={status}
        onChange={(value) => void navigate({ to: '/keys', search: { status: value }, replace: true })}
      />
      <PagedTable
        label="API keys"
        columns={COLUMNS}
        query={keys}
        rows={keys.data?.keys}
        keyOf={({ id }) => id}
        empty={<NoKeys isFiltered={status !== undefined} create={create} />}
        after={after}
        next={keys.data?.next_after}
        onPage={(cursor) => void navigate({ to: '/keys', search: { status, after: cursor } })}
      />
      <CreateKeyDialog opened={isCreating || isAsked !== undefined} onClose={close} />
    </>
  );
}

const NoKeys = ({ isFiltered, create }: { isFiltered: boolean; create: ReactElement | null }): ReactElement =>
  isFiltered ? (
    <NoMatchNotice />
  ) : (
    <EmptyNotice title="No keys yet" action={create} command="npm run key -- --account <e-mail address>">
      Create a key to call the API from your program.
    </EmptyNotice>
  );

/** By which the API filters keys. */
const KEY_STATUSES: readonly KeyResult['status'][] = ['active', 'rotated', 'expired', 'revoked'];
