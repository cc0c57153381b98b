import { Button } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { Notice } from './notice.tsx';

/** A list without rows that match the filters in the URL. */
export function NoMatchNotice(): ReactElement {
  const router = useRouter();
  const { pathname } = router.state.location;
  return (
    <Notice
      title="Nothing matches"
      action={
        <Button variant="default" onClick={() => void router.navigate({ to: pathname, search: {} })}>
          Remove all filters
        </Button>
      }
    >
      No entry has what the filters ask for.
    </Notice>
  );
}
