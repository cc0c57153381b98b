import { Alert } from '@mantine/core';
import type { ReactElement } from 'react';

/** Why durable work failed, from its problem details. */
export const FailureNotice = ({ failure, title }: { failure: object; title: string }): ReactElement => {
  const problem = failure as Record<string, string | undefined>;
  return (
    <Alert color="red" title={problem['title'] ?? title} role="alert">
      {[problem['detail'], problem['alternative_action']].filter(Boolean).join(' ')}
    </Alert>
  );
};
