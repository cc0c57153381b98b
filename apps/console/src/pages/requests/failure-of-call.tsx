import { Alert, Anchor, Stack, Text } from '@mantine/core';
import type { ReactElement } from 'react';
import type { RequestDetail } from './request-detail.ts';

/** Why a call failed and what to do, from its response; empty for a call that succeeded. */
export function FailureOfCall({ receipt }: { receipt: RequestDetail }): ReactElement | null {
  const { error, detail, alternative_action: action } = receipt;
  if (error === null) return null;
  return (
    <Alert color="red" title="Why it failed">
      <Stack gap={6} align="flex-start">
        {detail !== null && <Text size="sm">{detail}</Text>}
        {action !== null && <Text size="sm">{action}</Text>}
        <Anchor size="sm" href={`/errors/${error}`} target="_blank" rel="noreferrer">
          About {error}
        </Anchor>
      </Stack>
    </Alert>
  );
}
