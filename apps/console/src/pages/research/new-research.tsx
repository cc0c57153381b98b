import type { ResearchParams, ResearchRunResult } from '@capstan/client';
import { Button, Group, Paper, Stack, Textarea } from '@mantine/core';
import { Checkbox } from '../../components/checkbox.ts';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, type ReactElement, useState } from 'react';
import { useApiMutation } from '../../api/use-api.ts';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { labelWithPrice, priceOf } from '../playground/call-price.ts';
import { useTools } from '../playground/use-tools.ts';
import { ChoiceField } from '../../components/choice-field.tsx';

const DEPTHS = [
  { value: 'standard', label: 'Standard' },
  { value: 'deep', label: 'Deep' },
  { value: 'comprehensive', label: 'Comprehensive' },
];

/** The question of a new run. */
export function NewResearch(): ReactElement {
  const [query, setQuery] = useState('');
  const [depth, setDepth] = useState('standard');
  const [hasCharts, setCharts] = useState(true);
  const navigate = useNavigate();
  const tool = useTools().data?.find(({ name }) => name === 'research');
  const price = tool && priceOf(tool, { depth });
  const start = useApiMutation<ResearchRunResult, ResearchParams>((body) => ({
    method: 'POST',
    path: '/v1/research',
    body,
    headers: { prefer: 'respond-async' },
  }));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    start.mutate(
      { query, depth: depth as NonNullable<ResearchParams['depth']>, include_analysis: hasCharts },
      { onSuccess: ({ data }) => void navigate({ to: '/research/$id', params: { id: data.id } }) },
    );
  };
  return (
    <Paper withBorder p="lg" component="section" aria-label="New research">
      <form onSubmit={submit}>
        <Stack gap="sm">
          <Textarea
            label="Question"
            placeholder="How do circuit breakers and retries work together?"
            autosize
            minRows={2}
            maxRows={8}
            required
            withAsterisk={false}
            maxLength={2000}
            value={query}
            onChange={(event) => setQuery(event.currentTarget.value)}
          />
          {start.error && <ErrorNotice error={start.error} />}
          <Group justify="space-between">
            <Group>
              <ChoiceField
                aria-label="Depth"
                data={DEPTHS}
                w={160}
                value={depth}
                onChange={(value) => setDepth(value ?? 'standard')}
              />
              <Checkbox
                label="Charts of the numbers found"
                checked={hasCharts}
                onChange={(event) => setCharts(event.currentTarget.checked)}
              />
            </Group>
            <Button type="submit" loading={start.isPending}>
              {labelWithPrice('Start research', price)}
            </Button>
          </Group>
        </Stack>
      </form>
    </Paper>
  );
}
