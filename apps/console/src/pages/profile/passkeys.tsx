import { Button, Group, Paper, Text, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { Passkey, Passkeys as PasskeyList } from '../../api/console-types.ts';
import { useApi, useApiMutation } from '../../api/use-api.ts';
import { ConfirmButton } from '../../components/confirm-button.tsx';
import { DataTable } from '../../components/data-table.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { TimeText } from '../../components/time-text.tsx';
import { addPasskey, supportsPasskeys } from '../sign-in/passkey.ts';

/** The passkeys of the user. */
export function Passkeys(): ReactElement {
  const queries = useQueryClient();
  const { data, error } = useApi<PasskeyList>('/console/api/passkeys');
  const add = useMutation({
    mutationFn: addPasskey,
    onSuccess: () => queries.invalidateQueries({ queryKey: ['api'] }),
  });
  const remove = useApiMutation<unknown, string>((id) => ({
    method: 'DELETE',
    path: `/console/api/passkeys/${id}`,
  }));
  return (
    <Paper withBorder p="lg" component="section" aria-label="Passkeys">
      <Group justify="space-between" mb="sm">
        <div>
          <Title order={2}>Passkeys</Title>
          <Text size="sm" c="dimmed">
            Sign in with a fingerprint, face or security key instead of a password.
          </Text>
        </div>
        <Button
          variant="default"
          disabled={!supportsPasskeys()}
          loading={add.isPending}
          onClick={() => add.mutate()}
        >
          Add a passkey
        </Button>
      </Group>
      {add.error && <ErrorNotice error={add.error} />}
      {error && <ErrorNotice error={error} />}
      {data && data.passkeys.length > 0 && (
        <DataTable
          label="Passkeys"
          rows={data.passkeys}
          keyOf={({ id }) => id}
          columns={[
            { header: 'Passkey', cell: ({ name, device_type }: Passkey) => name || device_type },
            { header: 'Added', cell: ({ created_at }) => <TimeText value={created_at} /> },
            {
              header: 'Remove',
              isHeaderHidden: true,
              align: 'right',
              cell: ({ id }) => (
                <ConfirmButton
                  label="Remove"
                  question="Remove this passkey?"
                  size="compact-sm"
                  isPending={remove.isPending}
                  error={remove.error}
                  onConfirm={() => remove.mutateAsync(id)}
                >
                  It can no longer be used for sign-in.
                </ConfirmButton>
              ),
            },
          ]}
        />
      )}
    </Paper>
  );
}
