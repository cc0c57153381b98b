import { Button, type ButtonProps, Group, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { ReactElement, ReactNode } from 'react';
import { ErrorNotice } from './error-notice.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmButtonProps extends ButtonProps {
  label: string;
  question: string;
  /** What will happen. */
  children: ReactNode;
  onConfirm: () => Promise<unknown>;
  isPending: boolean;
  error: Error | null;
}

/** A button for an irreversible action: requires confirmation. */
export function ConfirmButton(props: ConfirmButtonProps): ReactElement {
  const { label, question, children, onConfirm, isPending, error, ...rest } = props;
  const [opened, { open, close }] = useDisclosure(false);
  // A failure stays visible in the dialog.
  const confirm = (): void => void onConfirm().then(close, () => undefined);
  return (
    <>
      <Button variant="default" {...rest} onClick={open}>
        {label}
      </Button>
      <Dialog opened={opened} onClose={close} title={question} size="md">
        <Stack>
          <Text size="sm">{children}</Text>
          {error && <ErrorNotice error={error} />}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={close}>
              Cancel
            </Button>
            <Button color="red.8" onClick={confirm} loading={isPending}>
              {label}
            </Button>
          </Group>
        </Stack>
      </Dialog>
    </>
  );
}
