import { Box } from '@mantine/core';
import type { ReactElement } from 'react';
import { ErrorNotice } from '../components/error-notice.tsx';
import { PageHeader } from '../components/page-header.tsx';

/** A page that could not be shown. */
export const FailedPage = ({ error }: { error: unknown }): ReactElement => (
  <Box p="md">
    <PageHeader title="This page could not be shown" />
    <ErrorNotice
      error={error instanceof Error ? error : new Error(String(error))}
      onRetry={() => window.location.reload()}
    />
  </Box>
);
