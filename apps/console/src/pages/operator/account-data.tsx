import { Button, Group, Paper, Stack, Text, TextInput, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, type ReactElement, useState } from 'react';
import { download } from '../../api/download.ts';
import { useApiMutation } from '../../api/use-api.ts';
import { Dialog } from '../../components/dialog.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import type { AdminAccountDetail } from './admin-types.ts';

/** Export and deletion of everything that is stored for an account. */
export function AccountData({ account }: { account: AdminAccountDetail }): ReactElement {
  const path = `/v1/admin/accounts/${account.id}`;
  const save = useMutation({
    mutationFn: () => download(`${path}/export`, `account-${account.id}.zip`, 'application/zip'),
  });
  return (
    <section aria-label="Data">
      <Title order={2} mb="xs">
        Data
      </Title>
      <Paper withBorder p="lg">
        <Stack gap="sm">
          <Text size="sm">
            The export has every row and file of the account, without secrets. Deletion cannot be undone: of
            the ledger only the sums remain.
          </Text>
          {save.error && <ErrorNotice error={save.error} />}
          <Group gap="sm">
            <Button variant="default" loading={save.isPending} onClick={() => save.mutate()}>
              Export
            </Button>
            <DeleteAccountButton account={account} />
          </Group>
        </Stack>
      </Paper>
    </section>
  );
}

function DeleteAccountButton({ account }: { account: AdminAccountDetail }): ReactElement {
  const [opened, { open, close }] = useDisclosure(false);
  const [confirm, setConfirm] = useState('');
  const navigate = useNavigate();
  const remove = useApiMutation(() => ({
    method: 'DELETE',
    path: `/v1/admin/accounts/${account.id}`,
    body: { confirm },
  }));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    remove.mutate(undefined, { onSuccess: () => void navigate({ to: '/operator/accounts' }) });
  };
  return (
    <>
      <Button variant="default" onClick={open}>
        Delete account
      </Button>
      <Dialog opened={opened} onClose={close} title={`Delete ${account.name}?`} size="md">
        <form onSubmit={submit}>
          <Stack gap="sm">
            <Text size="sm">
              Its keys, calls, sites, files and messages are deleted, and so are members of this account
              alone.
            </Text>
            <TextInput
              label="E-mail address of the account"
              description={`Type ${account.email} to confirm`}
              required
              withAsterisk={false}
              autoComplete="off"
              data-autofocus
              value={confirm}
              onChange={(event) => setConfirm(event.currentTarget.value)}
            />
            {remove.error && <ErrorNotice error={remove.error} />}
            <Group justify="flex-end" gap="xs">
              <Button variant="default" onClick={close}>
                Cancel
              </Button>
              <Button
                type="submit"
                color="red.8"
                disabled={confirm !== account.email}
                loading={remove.isPending}
              >
                Delete
              </Button>
            </Group>
          </Stack>
        </form>
      </Dialog>
    </>
  );
}
