import { Alert } from '@mantine/core';
import type { ReactElement } from 'react';

/** Why a run failed, as its problem details say. */
export const ResearchFailure = ({ failure }: { failure: object }): ReactElement => {
  const { title, detail, alternative_action: action } = failure as Record<string, string | undefined>;
  return (
    <Alert color="red" title={title ?? 'The research failed'} role="alert">
      {[detail, action].filter(Boolean).join(' ')}
    </Alert>
  );
};
