import { Stack } from '@mantine/core';
import type { ReactElement } from 'react';
import { Notice } from '../components/notice.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { LinkButton } from '../components/text-link.tsx';

/** An address that the console does not have. */
export const NotFoundPage = (): ReactElement => (
  <Stack p="md" component="main">
    <PageHeader title="Page not found" />
    <Notice
      title="There is no page at this address"
      action={
        <LinkButton to="/" variant="default">
          Go to the overview
        </LinkButton>
      }
    >
      Check the address, or choose a page from the navigation.
    </Notice>
  </Stack>
);
