import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactElement, useState } from 'react';
import { capstan } from '../../api/capstan.ts';
import { ErrorNotice } from '../../components/error-notice.tsx';

/** Sends a sign-in link by e-mail. */
export function EmailLinkForm(): ReactElement {
  const [email, setEmail] = useState('');
  const send = useMutation({
    mutationFn: () =>
      capstan.request({ method: 'POST', path: '/console/auth/link', body: { email }, maxRetries: 0 }),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    send.mutate();
  };
  if (send.isSuccess) {
    return (
      <Text size="sm" component="output">
        If {email} has a user here, a link is on its way. It is valid for 15 minutes.
      </Text>
    );
  }
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <TextInput
          label="Your e-mail address"
          type="email"
          autoComplete="email"
          required
          withAsterisk={false}
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        {send.error && <ErrorNotice error={send.error} />}
        <Button type="submit" variant="default" loading={send.isPending} fullWidth>
          Send me a link
        </Button>
      </Stack>
    </form>
  );
}
