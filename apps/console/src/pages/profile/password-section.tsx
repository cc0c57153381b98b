import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { PasswordInput } from '../../components/password-input.ts';
import { notifications } from '@mantine/notifications';
import { type FormEvent, type ReactElement, useState } from 'react';
import { useApiMutation } from '../../api/use-api.ts';
import { ErrorNotice } from '../../components/error-notice.tsx';

const MIN_LENGTH = 12;

/** Sets the password. */
export function PasswordSection(): ReactElement {
  const [password, setPassword] = useState('');
  const set = useApiMutation(() => ({ method: 'PUT', path: '/console/api/password', body: { password } }));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    set.mutate(undefined, {
      onSuccess: () => {
        setPassword('');
        notifications.show({ message: 'The password is set.', color: 'green' });
      },
    });
  };
  return (
    <Paper withBorder p="lg" component="section" aria-label="Password">
      <Title order={2}>Password</Title>
      <Text size="sm" c="dimmed" mb="sm">
        {MIN_LENGTH} characters or more. It can be set within 15 minutes after sign-in.
      </Text>
      <form onSubmit={submit}>
        <Stack gap="sm">
          <Group align="flex-end" gap="sm">
            <PasswordInput
              label="New password"
              autoComplete="new-password"
              minLength={MIN_LENGTH}
              required
              withAsterisk={false}
              style={{ flex: '1 1 240px' }}
              value={password}
              onChange={(event) => setPassword(event.currentTarget.value)}
            />
            <Button type="submit" variant="default" loading={set.isPending}>
              Set password
            </Button>
          </Group>
          {set.error && <ErrorNotice error={set.error} />}
        </Stack>
      </form>
    </Paper>
  );
}
