import type { CapabilityJobEvent, JobSummaryResult } from '@capstan/client';
import { Paper, Text, Title } from '@mantine/core';
import { Progress } from '../../components/progress.ts';
import type { ReactElement } from 'react';
import { useJobEvents } from '../../api/use-job-events.ts';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { percentOf, progressText } from './job-status.ts';

interface JobProgressProps {
  job: JobSummaryResult;
  onEnd: () => void;
}

/** A job while it works. */
export function JobProgress({ job, onEnd }: JobProgressProps): ReactElement {
  const { events, error } = useJobEvents<CapabilityJobEvent>(
    job.id,
    (client, id, signal) => client.jobs.stream(id, { signal }),
    onEnd,
  );
  const reported = events.findLast((event) => event.kind === 'job.progress');
  const progress = reported?.data ?? job.progress;
  const percent = progress && percentOf(progress);
  return (
    <Paper withBorder p="lg" component="section" aria-label="Progress" aria-live="polite">
      <Title order={2} mb="sm">
        Progress
      </Title>
      {error && <ErrorNotice error={error} />}
      <Text size="sm" mb="sm">
        {progress ? progressText(progress) : 'Waiting for a worker …'}
      </Text>
      <Progress value={percent ?? 100} striped={percent === undefined} animated aria-label="Progress" />
    </Paper>
  );
}
