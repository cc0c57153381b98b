import { FingerPrintIcon, IdentificationIcon } from '@heroicons/react/20/solid';
import { Button, Stack } from '@mantine/core';
import { Divider } from '../../components/divider.ts';
import { useMutation } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { capstan } from '../../api/capstan.ts';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { signInWithPasskey, supportsPasskeys } from './passkey.ts';
import type { IssuerPage, SignInMethods } from '../../api/console-types.ts';

interface OtherSignInMethodsProps {
  methods: SignInMethods;
  onSignedIn: () => void;
}

/** Sign-in with a passkey or at an OpenID Connect issuer, where the installation has them. */
export function OtherSignInMethods({ methods, onSignedIn }: OtherSignInMethodsProps): ReactElement | null {
  const passkey = useMutation({ mutationFn: signInWithPasskey, onSuccess: onSignedIn });
  const issuer = useMutation({
    mutationFn: () =>
      capstan.request<IssuerPage>({ method: 'POST', path: '/console/auth/sign-in/oidc', body: {} }),
    onSuccess: ({ data }) => window.location.assign(data.url),
  });
  const hasPasskeys = methods.passkey && supportsPasskeys();
  if (!hasPasskeys && methods.oidc === null) return null;
  return (
    <Stack gap="sm">
      {hasPasskeys && (
        <Button
          variant="default"
          leftSection={<FingerPrintIcon width={18} />}
          loading={passkey.isPending}
          onClick={() => passkey.mutate()}
        >
          Sign in with a passkey
        </Button>
      )}
      {methods.oidc && (
        <Button
          variant="default"
          leftSection={<IdentificationIcon width={18} />}
          loading={issuer.isPending}
          onClick={() => issuer.mutate()}
        >
          Sign in with {new URL(methods.oidc.issuer).host}
        </Button>
      )}
      {passkey.error && <ErrorNotice error={passkey.error} />}
      {issuer.error && <ErrorNotice error={issuer.error} />}
      <Divider label="or" />
    </Stack>
  );
}
