import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactElement, useState } from 'react';
import { capstan } from '../../api/capstan.ts';
import { sessionQuery } from '../../api/session.ts';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { FrontFrame } from './front-frame.tsx';
import { takeToken } from './take-token.ts';

/** Accepts an invitation to an account. */
export function InvitationPage(): ReactElement {
  const [token] = useState(takeToken);
  const [name, setName] = useState('');
  // An existing user accepts in the current session; the request has its CSRF token.
  const session = useQuery(sessionQuery);
  const user = session.data?.user;
  const accept = useMutation({
    mutationFn: () =>
      capstan.request({
        method: 'POST',
        path: '/console/auth/invitation',
        body: { token, ...(name.trim() === '' ? {} : { name: name.trim() }) },
        maxRetries: 0,
      }),
    onSuccess: () => window.location.assign('/console/'),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    accept.mutate();
  };
  return (
    <FrontFrame title="Join an account" intro="Accept the invitation to work in the console of this account.">
      {token === null ? (
        <Text size="sm" role="alert">
          The link of an invitation has a token. Open the link again, or ask for another invitation.
        </Text>
      ) : (
        <form onSubmit={submit}>
          <Stack gap="sm">
            {user ? (
              <Text size="sm">You accept as {user.email}.</Text>
            ) : (
              <TextInput
                label="Your name"
                autoComplete="name"
                value={name}
                onChange={(event) => setName(event.currentTarget.value)}
              />
            )}
            {accept.error && <ErrorNotice error={accept.error} />}
            <Button type="submit" loading={accept.isPending || session.isPending}>
              Accept the invitation
            </Button>
          </Stack>
        </form>
      )}
    </FrontFrame>
  );
}
