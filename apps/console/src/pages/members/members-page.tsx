import { Alert, Stack } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import type { Member, Members } from '../../api/console-types.ts';
import { useSession } from '../../api/session.ts';
import { useApi, useApiMutation } from '../../api/use-api.ts';
import { ConfirmButton } from '../../components/confirm-button.tsx';
import type { Column } from '../../components/data-table.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { NoMatchNotice } from '../../components/no-match-notice.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { PagedTable } from '../../components/paged-table.tsx';
import { TimeText } from '../../components/time-text.tsx';
import { Invitations } from './invitations.tsx';
import { ROLE_CHOICES } from './roles.ts';
import { ChoiceField } from '../../components/choice-field.tsx';

/** The members of the account and their roles. */
export function MembersPage(): ReactElement {
  const { user, account } = useSession();
  const search = useSearch({ from: '/app/members' });
  const { role: shownRole, after } = search;
  const navigate = useNavigate();
  const members = useApi<Members>('/console/api/members', { query: { limit: 25, after, role: shownRole } });
  const change = useApiMutation<unknown, { id: string; role: string }>(({ id, role }) => ({
    method: 'PATCH',
    path: `/console/api/members/${id}`,
    body: { role },
  }));
  const remove = useApiMutation<unknown, string>((id) => ({
    method: 'DELETE',
    path: `/console/api/members/${id}`,
  }));
  const isOwner = account?.role === 'owner' || user.is_operator;
  const columns: readonly Column<Member>[] = [
    {
      header: 'Member',
      cell: ({ name, email }) => (
        <>
          <div style={{ fontWeight: 500 }}>{name || email}</div>
          {name !== '' && <div className="dimmed">{email}</div>}
        </>
      ),
    },
    {
      header: 'Role',
      cell: ({ user_id: id, role, email }) =>
        isOwner ? (
          <ChoiceField
            aria-label={`Role of ${email}`}
            size="xs"
            w={116}
            data={ROLE_CHOICES}
            value={role}
            onChange={(value) => value !== undefined && change.mutate({ id, role: value })}
          />
        ) : (
          role
        ),
    },
    { header: 'Joined', cell: ({ joined_at }) => <TimeText value={joined_at} />, isSecondary: true },
    {
      header: 'Remove',
      isHeaderHidden: true,
      align: 'right',
      cell: ({ user_id: id, name, email }) =>
        isOwner &&
        id !== user.id && (
          <ConfirmButton
            label="Remove"
            question={`Remove ${name || email}?`}
            size="compact-sm"
            isPending={remove.isPending}
            error={remove.error}
            onConfirm={() => remove.mutateAsync(id)}
          >
            Their access to this account ends with their next request. Keys that they made keep working.
          </ConfirmButton>
        ),
    },
  ];
  return (
    <>
      <PageHeader
        title="Members"
        description="Owners manage everything, members call capabilities, viewers only read."
      />
      <Stack gap="xl">
        <section aria-label="Members">
          <ChoiceField
            aria-label="Role"
            emptyLabel="All roles"
            w={170}
            mb="md"
            data={ROLE_CHOICES}
            value={shownRole}
            onChange={(role) =>
              void navigate({ to: '/members', search: { ...search, role, after: undefined }, replace: true })
            }
          />
          {change.error && <ErrorNotice error={change.error} />}
          <PagedTable
            label="Members"
            columns={columns}
            query={members}
            rows={members.data?.members}
            keyOf={({ user_id }) => user_id}
            empty={<NoMatchNotice />}
            pagerLabel="Pages of members"
            after={after}
            next={members.data?.next_after}
            onPage={(cursor) => void navigate({ to: '/members', search: { ...search, after: cursor } })}
          />
        </section>
        {isOwner ? (
          <Invitations
            after={search.invitations_after}
            onPage={(cursor) =>
              void navigate({ to: '/members', search: { ...search, invitations_after: cursor } })
            }
          />
        ) : (
          <Alert color="gray">
            Only owners invite people and change roles. Ask an owner of this account.
          </Alert>
        )}
      </Stack>
    </>
  );
}
