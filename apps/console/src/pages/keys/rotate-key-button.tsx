import type { KeyResult, NewKeyResult } from '@capstan/client';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type ReactElement, useState } from 'react';
import { useApiMutation } from '../../api/use-api.ts';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { ShownKey } from './shown-key.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { ChoiceField } from '../../components/choice-field.tsx';

const OVERLAPS = [
  { value: '0', label: 'Stops at once' },
  { value: '3600', label: 'Works for an hour' },
  { value: '86400', label: 'Works for a day' },
  { value: '604800', label: 'Works for a week' },
];

interface RotateKeyButtonProps {
  apiKey: KeyResult;
  /** False for a key that was replaced: its dialog stays open, since the new key is shown only once. */
  isOffered: boolean;
}

/** Replaces a key by a new one with the same limits. */
export function RotateKeyButton({ apiKey, isOffered }: RotateKeyButtonProps): ReactElement {
  const [opened, { open, close }] = useDisclosure(false);
  const [overlap, setOverlap] = useState('86400');
  const rotate = useApiMutation<NewKeyResult>(() => ({
    method: 'POST',
    path: `/v1/keys/${apiKey.id}/rotate`,
    body: { overlap_seconds: Number(overlap) },
  }));
  const finish = (): void => {
    close();
    rotate.reset();
  };
  const made = rotate.data?.data;
  return (
    <>
      {isOffered && (
        <Button variant="default" onClick={open}>
          Rotate
        </Button>
      )}
      <Dialog
        opened={opened}
        onClose={finish}
        title={made ? 'Copy the key now' : `Rotate ${apiKey.name}`}
        closeOnClickOutside={made === undefined}
      >
        {made ? (
          <ShownKey apiKey={made.key} onDone={finish} />
        ) : (
          <Stack>
            <Text size="sm">
              A new key with the same limits replaces this one. Both work during the overlap, so that programs
              can change over.
            </Text>
            <ChoiceField
              label="The old key"
              data={OVERLAPS}
              value={overlap}
              onChange={(value) => setOverlap(value ?? '0')}
            />
            {rotate.error && <ErrorNotice error={rotate.error} />}
            <Group justify="flex-end" gap="xs">
              <Button variant="default" onClick={finish}>
                Cancel
              </Button>
              <Button onClick={() => rotate.mutate()} loading={rotate.isPending}>
                Rotate
              </Button>
            </Group>
          </Stack>
        )}
      </Dialog>
    </>
  );
}
