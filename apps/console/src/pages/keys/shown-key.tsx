import { Button, Group, Stack, Text } from '@mantine/core';
import type { ReactElement } from 'react';
import { CodeBlock } from '../../components/code-block.tsx';

/** A new key. The service keeps its hash only, so this is the one time it can be shown. */
export function ShownKey({ apiKey, onDone }: { apiKey: string; onDone: () => void }): ReactElement {
  const call = `curl -s ${window.location.origin}/v1/search \\
  -H "Authorization: Bearer ${apiKey}" \\
  -H "Content-Type: application/json" \\
  -d '{"query":"what is a circuit breaker"}'`;
  return (
    <Stack gap="sm">
      <Text size="sm">It is not shown again. Keep it in a secret store, and never in a browser.</Text>
      <CodeBlock code={apiKey} label="Key" />
      <Text size="sm" fw={500}>
        First call
      </Text>
      <CodeBlock code={call} label="Command" />
      <Group justify="flex-end">
        <Button onClick={onDone}>Done</Button>
      </Group>
    </Stack>
  );
}
