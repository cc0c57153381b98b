import { APIError } from '@capstan/client';
import { Loader, Stack, Text } from '@mantine/core';
import { Divider } from '../../components/divider.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { type ReactElement, useEffect, useState } from 'react';
import { capstan } from '../../api/capstan.ts';
import { CodeBlock } from '../../components/code-block.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { EmailLinkForm } from './email-link-form.tsx';
import { FrontFrame } from './front-frame.tsx';
import { OtherUserNotice } from './other-user-notice.tsx';
import { OtherSignInMethods } from './other-sign-in-methods.tsx';
import { PasswordForm } from './password-form.tsx';
import type { SignInMethods } from '../../api/console-types.ts';
import { takeToken } from './take-token.ts';

/** Sign-in: with the token of a link at once, else by the ways that the installation offers. */
export function SignInPage(): ReactElement {
  const { next = '/', error: issuerError } = useSearch({ from: '/sign-in' });
  const [token, setToken] = useState(takeToken);
  // A full load: the session starts with the page.
  const enter = (): void => window.location.assign(`/console${next.startsWith('/') ? next : '/'}`);
  const link = useMutation({
    mutationFn: (sent: { token: string; replace_session?: true }) =>
      capstan.request({ method: 'POST', path: '/console/auth/sign-in/link', body: sent, maxRetries: 0 }),
    onSuccess: enter,
  });
  const { mutate } = link;
  useEffect(() => {
    if (token !== null) mutate({ token });
  }, [token, mutate]);
  // A link that is opened while this page is shown changes the fragment only, which loads nothing.
  useEffect(() => {
    const takeNext = (): void => setToken((current) => takeToken() ?? current);
    window.addEventListener('hashchange', takeNext);
    return () => window.removeEventListener('hashchange', takeNext);
  }, []);
  const methods = useQuery({
    queryKey: ['sign-in methods'],
    queryFn: async () => (await capstan.request<SignInMethods>({ path: '/console/auth/methods' })).data,
  });

  if (link.isPending || link.isSuccess) {
    return (
      <FrontFrame title="Signing in">
        <Loader size="sm" aria-label="Signing in" />
      </FrontFrame>
    );
  }
  if (token !== null && link.error instanceof APIError && link.error.slug === 'other-user-signed-in') {
    return (
      <OtherUserNotice
        detail={link.error.detail}
        onSwitch={() => mutate({ token, replace_session: true })}
        onStay={enter}
      />
    );
  }
  return (
    <FrontFrame title="Sign in to Capstan">
      {link.error && <ErrorNotice error={link.error} />}
      {issuerError !== undefined && (
        <Text size="sm" c="red.8" role="alert">
          The issuer did not sign you in: {issuerError.replaceAll('_', ' ')}.
        </Text>
      )}
      {methods.error && <ErrorNotice error={methods.error} onRetry={() => void methods.refetch()} />}
      {methods.data && <OtherSignInMethods methods={methods.data} onSignedIn={enter} />}
      {methods.data?.email_link === true && (
        <>
          <EmailLinkForm />
          <Divider label="or with a password" />
        </>
      )}
      <PasswordForm onSignedIn={enter} />
      <Stack gap={6}>
        <Text size="xs" c="dimmed">
          First time, or no way in? Print a one-time link on the machine of the service:
        </Text>
        <CodeBlock code="npm run console:link" label="Command" />
      </Stack>
    </FrontFrame>
  );
}
