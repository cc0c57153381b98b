import type { BuildCreatedResult, BuildParams, SiteListResult } from '@capstan/client';
import { Button, Group, Paper, Stack, Textarea } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, type ReactElement, useState } from 'react';
import { useApi, useApiMutation } from '../../api/use-api.ts';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { ChoiceField } from '../../components/choice-field.tsx';

const NEW_SITE = 'new';

/** The prompt of a build, for a new site or a change of an existing one. */
export function NewBuild(): ReactElement {
  const [prompt, setPrompt] = useState('');
  const [siteId, setSiteId] = useState(NEW_SITE);
  const navigate = useNavigate();
  const sites = useApi<SiteListResult>('/v1/sites', { query: { limit: 100 } });
  const start = useApiMutation<BuildCreatedResult, BuildParams>((body) => ({
    method: 'POST',
    path: '/v1/builds',
    body,
  }));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    start.mutate(
      { prompt, ...(siteId === NEW_SITE ? {} : { site_id: siteId }) },
      { onSuccess: ({ data }) => void navigate({ to: '/builds/$id', params: { id: data.execution_id } }) },
    );
  };
  const choices = [
    { value: NEW_SITE, label: 'A new site' },
    ...(sites.data?.sites ?? []).map(({ site_id, name }) => ({ value: site_id, label: `Change ${name}` })),
  ];
  return (
    <Paper withBorder p="lg" component="section" aria-label="New build">
      <form onSubmit={submit}>
        <Stack gap="sm">
          <Textarea
            label="What to build"
            placeholder="A site for a bakery in Porto with its menu, opening hours and a form for orders"
            autosize
            minRows={3}
            maxRows={14}
            required
            withAsterisk={false}
            maxLength={16_000}
            value={prompt}
            onChange={(event) => setPrompt(event.currentTarget.value)}
          />
          {start.error && <ErrorNotice error={start.error} />}
          <Group justify="space-between">
            <ChoiceField
              aria-label="Site"
              data={choices}
              w={240}
              value={siteId}
              onChange={(value) => setSiteId(value ?? NEW_SITE)}
            />
            <Button type="submit" loading={start.isPending}>
              Build for 1 credit
            </Button>
          </Group>
        </Stack>
      </form>
    </Paper>
  );
}
