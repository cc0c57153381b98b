import type { BuildCreatedResult, BuildParams, SiteResult } from '@capstan/client';
import { Button, Group, Paper, Stack, Textarea } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, type ReactElement, useState } from 'react';
import { useApiMutation } from '../../api/use-api.ts';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { ChoiceField } from '../../components/choice-field.tsx';
import { labelWithPrice } from '../playground/call-price.ts';
import { useBuildPrice } from './use-build-price.ts';

/** The API's value for a new site, whatever the prompt says. */
const NEW_SITE = 'new';
/** The prompt decides. */
const BY_PROMPT = 'prompt';

/** The prompt of a build, for a new site or a change of an existing one. */
export function NewBuild({ sites }: { sites: readonly SiteResult[] }): ReactElement {
  const [prompt, setPrompt] = useState('');
  const [chosen, setChosen] = useState<string>();
  const siteId = chosen ?? (sites.length > 0 ? BY_PROMPT : NEW_SITE);
  const navigate = useNavigate();
  const price = useBuildPrice();
  const start = useApiMutation<BuildCreatedResult, BuildParams>((body) => ({
    method: 'POST',
    path: '/v1/builds',
    body,
  }));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    start.mutate(
      { prompt, ...(siteId === BY_PROMPT ? {} : { site_id: siteId }) },
      { onSuccess: ({ data }) => void navigate({ to: '/builds/$id', params: { id: data.execution_id } }) },
    );
  };
  const choices = [
    ...(sites.length > 0 ? [{ value: BY_PROMPT, label: 'New or changed, as the prompt says' }] : []),
    { value: NEW_SITE, label: 'A new site' },
    ...sites.map(({ site_id, name }) => ({ value: site_id, label: `Change ${name}` })),
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
            <ChoiceField aria-label="Site" data={choices} w={290} value={siteId} onChange={setChosen} />
            <Button type="submit" loading={start.isPending}>
              {labelWithPrice('Build', price)}
            </Button>
          </Group>
        </Stack>
      </form>
    </Paper>
  );
}
