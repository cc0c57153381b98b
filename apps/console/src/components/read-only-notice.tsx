import { Alert } from '@mantine/core';
import type { ReactElement } from 'react';

/** Shown instead of content that the role of the user does not allow. */
export const ReadOnlyNotice = ({ may }: { may: string }): ReactElement => (
  <Alert color="gray">Your role in this account only reads. Ask an owner for a role that may {may}.</Alert>
);
