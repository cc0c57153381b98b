import { APIError } from '@capstan/client';
import { ExclamationTriangleIcon } from '@heroicons/react/20/solid';
import { Alert, Anchor, Button, Group, Stack, Text } from '@mantine/core';
import type { ReactElement } from 'react';
import { ownUrl } from '../api/own-url.ts';

interface ErrorNoticeProps {
  error: Error;
  onRetry?: () => void;
}

/** A failed request: what happened and what to do, as reported by the API. */
export function ErrorNotice({ error, onRetry }: ErrorNoticeProps): ReactElement {
  const problem = error instanceof APIError ? error : undefined;
  return (
    <Alert
      color="red"
      icon={<ExclamationTriangleIcon />}
      title={problem?.title ?? 'The service did not answer'}
      role="alert"
    >
      <Stack gap={6} align="flex-start">
        <Text size="sm">{problem?.detail ?? error.message}</Text>
        {problem && problem.alternativeAction !== '' && <Text size="sm">{problem.alternativeAction}</Text>}
        <Group gap="md">
          {onRetry && (
            <Button size="compact-sm" variant="default" onClick={onRetry}>
              Try again
            </Button>
          )}
          {problem?.type.startsWith('http') && (
            <Anchor size="sm" href={ownUrl(problem.type)} target="_blank" rel="noreferrer">
              About this error
            </Anchor>
          )}
        </Group>
      </Stack>
    </Alert>
  );
}
