import { Stack } from '@mantine/core';
import type { ReactElement } from 'react';
import { useSession } from '../../api/session.ts';
import { PageHeader } from '../../components/page-header.tsx';
import { Passkeys } from './passkeys.tsx';
import { PasswordSection } from './password-section.tsx';
import { Sessions } from './sessions.tsx';

/** The credentials and sessions of the user. */
export function ProfilePage(): ReactElement {
  const { user } = useSession();
  return (
    <>
      <PageHeader title="Profile and sign-in" description={`${user.name} · ${user.email}`} />
      <Stack gap="xl">
        <PasswordSection />
        <Passkeys />
        <Sessions />
      </Stack>
    </>
  );
}
