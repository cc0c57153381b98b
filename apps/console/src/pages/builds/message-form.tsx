import type { BuildMessageAcceptedResult } from '@capstan/client';
import { Button, Group, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type FormEvent, type ReactElement, useState } from 'react';
import { useApiMutation } from '../../api/use-api.ts';
import { ErrorNotice } from '../../components/error-notice.tsx';

/** An instruction to a running build. */
export function MessageForm({ executionId }: { executionId: string }): ReactElement {
  const [prompt, setPrompt] = useState('');
  const send = useApiMutation<BuildMessageAcceptedResult, string>((text) => ({
    method: 'POST',
    path: `/v1/builds/${executionId}/message`,
    body: { prompt: text },
  }));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    send.mutate(prompt, {
      onSuccess: () => {
        setPrompt('');
        notifications.show({ message: 'The builder has your instruction.' });
      },
    });
  };
  return (
    <form onSubmit={submit}>
      <Group gap="xs" align="flex-start" wrap="nowrap">
        <TextInput
          aria-label="Instruction to the build"
          placeholder="Add an instruction, e.g. use a warmer palette"
          required
          style={{ flex: 1 }}
          value={prompt}
          onChange={(event) => setPrompt(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" loading={send.isPending}>
          Send
        </Button>
      </Group>
      {send.error && <ErrorNotice error={send.error} />}
    </form>
  );
}
