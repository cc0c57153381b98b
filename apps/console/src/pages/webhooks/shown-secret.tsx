import { Button, Group, Stack, Text } from '@mantine/core';
import type { ReactElement } from 'react';
import { CodeBlock } from '../../components/code-block.tsx';

/** The secret that signs the requests of a webhook, shown once. */
export const ShownSecret = ({ secret, onDone }: { secret: string; onDone: () => void }): ReactElement => (
  <Stack gap="sm">
    <Text size="sm">
      It verifies the signature of each request (Standard Webhooks), and is not shown again.
    </Text>
    <CodeBlock code={secret} label="Secret" />
    <Group justify="flex-end">
      <Button onClick={onDone}>Done</Button>
    </Group>
  </Stack>
);
