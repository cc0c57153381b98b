import { MagnifyingGlassIcon, PlusIcon } from '@heroicons/react/20/solid';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useApi } from '../../api/use-api.ts';
import type { Column } from '../../components/data-table.tsx';
import { FilterText } from '../../components/filter-text.tsx';
import { NoMatchNotice } from '../../components/no-match-notice.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { PagedTable } from '../../components/paged-table.tsx';
import { RowLink } from '../../components/row-link.tsx';
import { StatusBadge } from '../../components/status-badge.tsx';
import { TimeText } from '../../components/time-text.tsx';
import type { AdminAccount, AdminAccounts } from './admin-types.ts';
import { CreateAccountDialog } from './create-account-dialog.tsx';

const COLUMNS: readonly Column<AdminAccount>[] = [
  {
    header: 'Account',
    cell: ({ id, name }) => (
      <RowLink to="/operator/accounts/$id" params={{ id }}>
        {name}
      </RowLink>
    ),
  },
  { header: 'E-mail address', cell: ({ email }) => email, isSecondary: true },
  { header: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
  { header: 'Created', align: 'right', cell: ({ created_at }) => <TimeText value={created_at} /> },
];

/** All accounts of the installation. */
export function AccountsPage(): ReactElement {
  const { after, search } = useSearch({ from: '/app/operator/accounts' });
  const navigate = useNavigate();
  const [isCreating, creating] = useDisclosure(false);
  const accounts = useApi<AdminAccounts>('/v1/admin/accounts', {
    query: { limit: 25, after, search },
  });
  return (
    <>
      <PageHeader
        title="Accounts"
        description="Each account has its own credits, keys and members."
        actions={
          <Button leftSection={<PlusIcon width={16} />} onClick={creating.open}>
            Create account
          </Button>
        }
      />
      <FilterText
        label="Find an account"
        placeholder="Name or e-mail address"
        leftSection={<MagnifyingGlassIcon width={16} />}
        w={320}
        maw="100%"
        mb="md"
        value={search}
        onChange={(text) =>
          void navigate({ to: '/operator/accounts', search: { search: text }, replace: true })
        }
      />
      <PagedTable
        label="Accounts"
        columns={COLUMNS}
        query={accounts}
        rows={accounts.data?.accounts}
        keyOf={({ id }) => id}
        empty={<NoMatchNotice />}
        after={after}
        next={accounts.data?.next_after}
        onPage={(cursor) => void navigate({ to: '/operator/accounts', search: { search, after: cursor } })}
      />
      <CreateAccountDialog opened={isCreating} onClose={creating.close} />
    </>
  );
}
