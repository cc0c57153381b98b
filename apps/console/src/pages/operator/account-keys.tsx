import { Title } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useApi, useApiMutation } from '../../api/use-api.ts';
import { ConfirmButton } from '../../components/confirm-button.tsx';
import type { Column } from '../../components/data-table.tsx';
import { EmptyNotice } from '../../components/empty-notice.tsx';
import { PagedTable } from '../../components/paged-table.tsx';
import { StatusBadge } from '../../components/status-badge.tsx';
import { TimeText } from '../../components/time-text.tsx';
import type { AdminKey, AdminKeys } from './admin-types.ts';

/** The API keys of an account, which an operator can revoke. */
export function AccountKeys({ accountId, email }: { accountId: string; email: string }): ReactElement {
  const search = useSearch({ from: '/app/operator/accounts/$id' });
  const keysAfter = search.keys_after;
  const navigate = useNavigate();
  const keys = useApi<AdminKeys>(`/v1/admin/accounts/${accountId}/keys`, {
    query: { limit: 10, after: keysAfter },
  });
  const revoke = useApiMutation<unknown, string>((id) => ({
    method: 'DELETE',
    path: `/v1/admin/keys/${id}`,
  }));
  const columns: readonly Column<AdminKey>[] = [
    { header: 'Name', cell: ({ name }) => name },
    {
      header: 'Key',
      cell: ({ prefix_hint: start, last_four: end }) => (
        <span className="mono dimmed">
          {start}…{end}
        </span>
      ),
      isSecondary: true,
    },
    { header: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
    { header: 'Scopes', cell: ({ scopes }) => scopes.join(', '), isSecondary: true },
    {
      header: 'Revoke',
      isHeaderHidden: true,
      align: 'right',
      cell: ({ id, name, status, expires_at: expiry }) =>
        (status === 'active' || status === 'rotated') && (
          <ConfirmButton
            label="Revoke"
            question={`Revoke ${name}?`}
            size="compact-sm"
            isPending={revoke.isPending}
            error={revoke.error}
            onConfirm={() => revoke.mutateAsync(id)}
          >
            It stops working within a second, permanently. Keys that it created keep working.
            {expiry !== null && (
              <>
                {' '}
                It would expire <TimeText value={expiry} />.
              </>
            )}
          </ConfirmButton>
        ),
    },
  ];
  return (
    <section aria-label="Keys">
      <Title order={2} mb="xs">
        API keys
      </Title>
      <PagedTable
        label="API keys"
        columns={columns}
        query={keys}
        rows={keys.data?.keys}
        keyOf={({ id }) => id}
        empty={
          <EmptyNotice title="No keys yet" command={`npm run key -- --account ${email}`}>
            The owner creates keys in the console. On the machine of the service:
          </EmptyNotice>
        }
        pagerLabel="Pages of the keys"
        after={keysAfter}
        next={keys.data?.next_after}
        onPage={(cursor) =>
          void navigate({
            to: '/operator/accounts/$id',
            params: { id: accountId },
            search: { ...search, keys_after: cursor },
          })
        }
      />
    </section>
  );
}
