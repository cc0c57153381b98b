import { Button, Group, Paper, Stack, Text, TextInput, Title } from '@mantine/core';
import { type FormEvent, type ReactElement, useState } from 'react';
import type {
  Invitation,
  InvitationCreated,
  Invitations as InvitationList,
} from '../../api/console-types.ts';
import { ACCOUNT_HEADER } from '../../api/session-fetch.ts';
import { useApi, useApiMutation } from '../../api/use-api.ts';
import { CodeBlock } from '../../components/code-block.tsx';
import { ConfirmButton } from '../../components/confirm-button.tsx';
import { DataTable } from '../../components/data-table.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { Pager } from '../../components/pager.tsx';
import { TimeText } from '../../components/time-text.tsx';
import { ROLE_CHOICES } from './roles.ts';
import { ChoiceField } from '../../components/choice-field.tsx';

interface InvitationsProps {
  title?: string;
  /** Another account than the chosen one, for operators. */
  accountId?: string;
  /** The user that the form proposes. */
  proposed?: { email: string; role: string };
  /** The page of the open invitations, in the address. */
  after: string | undefined;
  onPage: (after: string | undefined) => void;
}

/** Invites people, and lists the invitations that are open. */
export function Invitations(props: InvitationsProps): ReactElement {
  const { title = 'Invite someone', accountId, proposed, after, onPage } = props;
  const [email, setEmail] = useState(proposed?.email ?? '');
  const [role, setRole] = useState(proposed?.role ?? 'member');
  const headers: Record<string, string> = accountId === undefined ? {} : { [ACCOUNT_HEADER]: accountId };
  const { data, error } = useApi<InvitationList>('/console/api/invitations', {
    headers,
    query: { limit: 25, after },
  });
  const invite = useApiMutation<InvitationCreated>(() => ({
    method: 'POST',
    path: '/console/api/invitations',
    body: { email, role },
    headers,
  }));
  const revoke = useApiMutation<unknown, string>((id) => ({
    method: 'DELETE',
    path: `/console/api/invitations/${id}`,
    headers,
  }));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    invite.mutate(undefined, { onSuccess: () => setEmail('') });
  };
  const made = invite.data?.data;
  return (
    <section aria-label="Invitations">
      <Title order={2} mb="xs">
        {title}
      </Title>
      <Stack>
        <Paper withBorder p="lg">
          <form onSubmit={submit}>
            <Stack gap="sm">
              <Group align="flex-end" gap="sm">
                <TextInput
                  label="E-mail address"
                  type="email"
                  required
                  withAsterisk={false}
                  style={{ flex: '1 1 220px' }}
                  value={email}
                  onChange={(event) => setEmail(event.currentTarget.value)}
                />
                <ChoiceField
                  label="Role"
                  w={130}
                  data={ROLE_CHOICES}
                  value={role}
                  onChange={(value) => setRole(value ?? 'member')}
                />
                <Button type="submit" loading={invite.isPending}>
                  Invite
                </Button>
              </Group>
              {invite.error && <ErrorNotice error={invite.error} />}
              {made && made.link === null && (
                <Text size="sm">The invitation is on its way to {made.email}.</Text>
              )}
              {made && made.link !== null && (
                <output className="block">
                  <Text size="sm" mb={6}>
                    E-mail is not configured: give this link to {made.email}. It is valid for seven days,
                    once.
                  </Text>
                  <CodeBlock code={made.link} label="Link" />
                </output>
              )}
            </Stack>
          </form>
        </Paper>
        {error && <ErrorNotice error={error} />}
        {data && data.invitations.length > 0 && (
          <DataTable
            label="Open invitations"
            rows={data.invitations}
            keyOf={({ id }) => id}
            columns={[
              { header: 'Invited', cell: (invitation: Invitation) => invitation.email },
              { header: 'Role', cell: (invitation) => invitation.role },
              {
                header: 'Expires',
                cell: ({ expires_at }) => <TimeText value={expires_at} />,
                isSecondary: true,
              },
              {
                header: 'Withdraw',
                isHeaderHidden: true,
                align: 'right',
                cell: ({ id, email: invited }) => (
                  <ConfirmButton
                    label="Withdraw"
                    question={`Withdraw the invitation of ${invited}?`}
                    size="compact-sm"
                    isPending={revoke.isPending}
                    error={revoke.error}
                    onConfirm={() => revoke.mutateAsync(id)}
                  >
                    Its link stops working.
                  </ConfirmButton>
                ),
              },
            ]}
          />
        )}
        <Pager label="Pages of invitations" after={after} next={data?.next_after} onChange={onPage} />
      </Stack>
    </section>
  );
}
