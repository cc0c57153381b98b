import type { BuildListResult, ResearchRunListResult } from '@capstan/client';
import { Paper, Title } from '@mantine/core';
import type { ReactElement } from 'react';
import { useApi } from '../../api/use-api.ts';
import { StatusBadge } from '../../components/status-badge.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { TimeText } from '../../components/time-text.tsx';
import classes from './running-work.module.css';

const REFRESH_MS = 5_000;

/** Research and builds that are running. */
export function RunningWork(): ReactElement | null {
  const research = useApi<ResearchRunListResult>('/v1/research', {
    query: { limit: 10 },
    refetchMs: REFRESH_MS,
  });
  const builds = useApi<BuildListResult>('/v1/builds', { query: { limit: 10 }, refetchMs: REFRESH_MS });
  const runs = (research.data?.runs ?? []).filter(
    ({ status }) => status === 'running' || status === 'queued',
  );
  const running = (builds.data?.builds ?? []).filter(({ status }) => status === 'running');
  if (runs.length + running.length === 0) return null;
  return (
    <Paper withBorder p="lg" component="section" aria-label="Running now">
      <Title order={2} mb="xs">
        Running now
      </Title>
      <ul className={classes.list}>
        {runs.map(({ id, query, status, created_at }) => (
          <li key={id}>
            <StatusBadge status={status} />
            <TextLink to="/research/$id" params={{ id }} className={classes.what ?? ''}>
              {query}
            </TextLink>
            <TimeText value={created_at} />
          </li>
        ))}
        {running.map(({ execution_id: id, prompt, phase, created_at }) => (
          <li key={id}>
            <StatusBadge status={phase} tone="busy" />
            <TextLink to="/builds/$id" params={{ id }} className={classes.what ?? ''}>
              {prompt}
            </TextLink>
            <TimeText value={created_at} />
          </li>
        ))}
      </ul>
    </Paper>
  );
}
