import { Group, Title } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import type { SessionEntries, SessionEntry } from '../../api/console-types.ts';
import { goToSignIn } from '../../api/sign-out.ts';
import { useApi, useApiMutation } from '../../api/use-api.ts';
import { ConfirmButton } from '../../components/confirm-button.tsx';
import { DataTable } from '../../components/data-table.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { Pager } from '../../components/pager.tsx';
import { StatusBadge } from '../../components/status-badge.tsx';
import { TimeText } from '../../components/time-text.tsx';
import { browserOf } from './browser-of.ts';

/** The sessions of the user. */
export function Sessions(): ReactElement {
  const { after } = useSearch({ from: '/app/profile' });
  const navigate = useNavigate();
  const { data, error } = useApi<SessionEntries>('/console/api/sessions', { query: { limit: 25, after } });
  const end = useApiMutation<unknown, string>((id) => ({
    method: 'DELETE',
    path: `/console/api/sessions/${id}`,
  }));
  const endAll = useApiMutation(() => ({ method: 'DELETE', path: '/console/api/sessions' }));
  return (
    <section aria-label="Sessions">
      <Group justify="space-between" mb="xs">
        <Title order={2}>Sessions</Title>
        <ConfirmButton
          label="Sign out everywhere"
          question="Sign out everywhere?"
          size="compact-sm"
          isPending={endAll.isPending}
          error={endAll.error}
          onConfirm={async () => {
            await endAll.mutateAsync();
            goToSignIn();
          }}
        >
          All sessions end, this one too.
        </ConfirmButton>
      </Group>
      {error && <ErrorNotice error={error} />}
      <DataTable
        label="Sessions"
        rows={data?.sessions}
        keyOf={({ id }) => id}
        columns={[
          { header: 'Browser', cell: ({ user_agent }: SessionEntry) => browserOf(user_agent) },
          { header: 'Address', cell: ({ ip_address }) => ip_address ?? '–', isSecondary: true },
          { header: 'Last used', cell: ({ last_used_at }) => <TimeText value={last_used_at} /> },
          {
            header: 'Signed in',
            cell: ({ created_at }) => <TimeText value={created_at} />,
            isSecondary: true,
          },
          {
            header: 'End',
            isHeaderHidden: true,
            align: 'right',
            cell: ({ id, is_current }) =>
              is_current ? (
                <StatusBadge status="this one" tone="good" />
              ) : (
                <ConfirmButton
                  label="End"
                  question="End this session?"
                  size="compact-sm"
                  isPending={end.isPending}
                  error={end.error}
                  onConfirm={() => end.mutateAsync(id)}
                >
                  That browser has to sign in again.
                </ConfirmButton>
              ),
          },
        ]}
      />
      <Pager
        label="Pages of sessions"
        after={after}
        next={data?.next_after}
        onChange={(cursor) => void navigate({ to: '/profile', search: { after: cursor } })}
      />
    </section>
  );
}
