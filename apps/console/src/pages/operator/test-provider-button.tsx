import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { ReactElement } from 'react';
import { useApiMutation } from '../../api/use-api.ts';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { Facts } from '../../components/facts.tsx';
import { formatDuration } from '../../components/number-text.ts';
import { StatusBadge, toneOfOutcome } from '../../components/status-badge.tsx';
import type { ProviderHealth, ProviderTest } from './admin-types.ts';
import { Dialog } from '../../components/dialog.tsx';

/** Makes one real call to a provider and shows the result. */
export function TestProviderButton({ health }: { health: ProviderHealth }): ReactElement {
  const { capability, provider, title } = health;
  const [opened, { open, close }] = useDisclosure(false);
  const test = useApiMutation<ProviderTest>(() => ({
    method: 'POST',
    path: `/v1/admin/providers/${capability}/${provider}/test`,
    maxRetries: 0,
  }));
  const run = (): void => {
    open();
    test.mutate();
  };
  return (
    <>
      <Button variant="default" size="compact-xs" onClick={run} aria-label={`Test ${title}`}>
        Test
      </Button>
      <Dialog opened={opened} onClose={close} title={`Test of ${title}`} size="md">
        <Stack gap="md" aria-live="polite" aria-busy={test.isPending}>
          {test.isPending && <Skeleton height={90} />}
          {test.error && <ErrorNotice error={test.error} />}
          {test.data && !test.isPending && <Outcome test={test.data.data} />}
          <Button variant="default" onClick={() => test.mutate()} disabled={test.isPending}>
            Test again
          </Button>
        </Stack>
      </Dialog>
    </>
  );
}

const Outcome = ({ test }: { test: ProviderTest }): ReactElement => (
  <>
    <Text size="sm">{test.summary}</Text>
    <Facts
      facts={{
        Outcome: (
          <StatusBadge
            status={test.outcome}
            tone={test.example === null ? 'quiet' : toneOfOutcome(test.outcome)}
          />
        ),
        Duration: test.example !== null && formatDuration(test.duration_ms),
        Example: test.example,
        'The provider reported': test.detail,
      }}
    />
  </>
);
