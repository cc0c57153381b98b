import type { BuildListResult, JobListResult, ResearchRunListResult } from '@capstan/client';
import { Paper, Title } from '@mantine/core';
import type { ReactElement } from 'react';
import { useApi } from '../../api/use-api.ts';
import { StatusBadge } from '../../components/status-badge.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { TimeText } from '../../components/time-text.tsx';
import { progressText } from '../jobs/job-status.ts';
import classes from './running-work.module.css';

const REFRESH_MS = 5_000;

/** Research, builds and jobs that are running. */
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
  const jobs = useRunningJobs();
  if (runs.length + running.length + jobs.length === 0) return null;
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
        {jobs.map((job) => (
          <li key={job.id}>
            <StatusBadge status={job.status} />
            <TextLink to="/jobs/$id" params={{ id: job.id }} className={classes.what ?? ''}>
              {job.capability}
              {job.progress && ` · ${progressText(job.progress)}`}
            </TextLink>
            <TimeText value={job.created_at} />
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

/** Crawls, batches, transcriptions and what else runs as a job. */
function useRunningJobs(): JobListResult['jobs'] {
  const read = { refetchMs: REFRESH_MS };
  const running = useApi<JobListResult>('/v1/jobs', { query: { limit: 10, status: 'running' }, ...read });
  const queued = useApi<JobListResult>('/v1/jobs', { query: { limit: 10, status: 'queued' }, ...read });
  return [...(running.data?.jobs ?? []), ...(queued.data?.jobs ?? [])];
}
