import { Button, Stack, TextInput } from '@mantine/core';
import { PasswordInput } from '../../components/password-input.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactElement, useState } from 'react';
import { capstan } from '../../api/capstan.ts';
import { ErrorNotice } from '../../components/error-notice.tsx';

/** Sign-in with e-mail address and password. */
export function PasswordForm({ onSignedIn }: { onSignedIn: () => void }): ReactElement {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const signIn = useMutation({
    mutationFn: () =>
      capstan.request({
        method: 'POST',
        path: '/console/auth/sign-in/password',
        body: { email, password },
        maxRetries: 0,
      }),
    onSuccess: onSignedIn,
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    signIn.mutate();
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <TextInput
          label="E-mail address"
          type="email"
          autoComplete="username"
          required
          withAsterisk={false}
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <PasswordInput
          label="Password"
          autoComplete="current-password"
          required
          withAsterisk={false}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        {signIn.error && <ErrorNotice error={signIn.error} />}
        <Button type="submit" loading={signIn.isPending} fullWidth>
          Sign in
        </Button>
      </Stack>
    </form>
  );
}
