import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, type ReactElement, useState } from 'react';
import { useApiMutation } from '../../api/use-api.ts';
import { ErrorNotice } from '../../components/error-notice.tsx';
import type { AdminAccountDetail } from './admin-types.ts';
import { Dialog } from '../../components/dialog.tsx';
import { NumberInput } from '../../components/fields.tsx';

/** Creates an account with its first credits. */
export function CreateAccountDialog(props: { opened: boolean; onClose: () => void }): ReactElement {
  const { opened, onClose } = props;
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [credits, setCredits] = useState<number | string>('');
  const navigate = useNavigate();
  const create = useApiMutation<AdminAccountDetail>(() => ({
    method: 'POST',
    path: '/v1/admin/accounts',
    body: { name, email, ...(credits === '' ? {} : { credits: Number(credits) }) },
  }));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    create.mutate(undefined, {
      onSuccess: ({ data }) => void navigate({ to: '/operator/accounts/$id', params: { id: data.id } }),
    });
  };
  return (
    <Dialog opened={opened} onClose={onClose} title="Create an account" size="md">
      <form onSubmit={submit}>
        <Stack gap="sm">
          <TextInput
            label="Name"
            description="Of the person or organization"
            required
            data-autofocus
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <TextInput
            label="E-mail address"
            type="email"
            required
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
          <NumberInput
            label="Credits to start with"
            placeholder="default of the installation"
            min={0}
            allowDecimal={false}
            thousandSeparator=","
            value={credits}
            onChange={setCredits}
          />
          {create.error && <ErrorNotice error={create.error} />}
          <Group justify="flex-end">
            <Button type="submit" loading={create.isPending}>
              Create account
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
