import type { BuildMessageAcceptedResult } from '@capstan/client';
import { Button, Group, Paper, Text, Textarea } from '@mantine/core';
import { type FormEvent, type ReactElement, useState } from 'react';
import { useApiMutation } from '../../api/use-api.ts';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { labelWithPrice } from '../playground/call-price.ts';
import { useBuildPrice } from './use-build-price.ts';

interface QuestionFormProps {
  executionId: string;
  question: string;
  onAnswered: () => void;
}

/** The question of a build that waits, and a box for the answer. */
export function QuestionForm({ executionId, question, onAnswered }: QuestionFormProps): ReactElement {
  const [answer, setAnswer] = useState('');
  const price = useBuildPrice();
  const send = useApiMutation<BuildMessageAcceptedResult, string>((prompt) => ({
    method: 'POST',
    path: `/v1/builds/${executionId}/message`,
    body: { prompt },
  }));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    send.mutate(answer, { onSuccess: onAnswered });
  };
  return (
    <Paper withBorder p="lg" component="section" aria-label="Question">
      <form onSubmit={submit}>
        <Textarea
          label={question}
          autosize
          minRows={2}
          maxRows={8}
          required
          withAsterisk={false}
          maxLength={16_000}
          value={answer}
          onChange={(event) => setAnswer(event.currentTarget.value)}
        />
        {send.error && <ErrorNotice error={send.error} />}
        <Group justify="space-between" mt="sm">
          <Text size="sm" c="dimmed">
            Nothing is charged until you answer.
          </Text>
          <Button type="submit" loading={send.isPending}>
            {labelWithPrice('Answer and build', price)}
          </Button>
        </Group>
      </form>
    </Paper>
  );
}
