import type { JobResult } from '@capstan/client';
import { Paper, Skeleton, Stack, Title } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useApi, useApiMutation, useReadAgain } from '../../api/use-api.ts';
import { ConfirmButton } from '../../components/confirm-button.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { Facts } from '../../components/facts.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { formatCredits, formatDuration } from '../../components/number-text.ts';
import { PageHeader } from '../../components/page-header.tsx';
import { StatusBadge } from '../../components/status-badge.tsx';
import { LinkButton } from '../../components/text-link.tsx';
import { TimeText } from '../../components/time-text.tsx';
import { ResultView } from '../playground/result-view.tsx';
import { JobItems } from './job-items.tsx';
import { JobProgress } from './job-progress.tsx';
import { isRunning } from './job-status.ts';

/** A job: live while it works, then its result. */
export function JobPage(): ReactElement {
  const { id } = useParams({ from: '/app/jobs/$id' });
  const path = `/v1/jobs/${encodeURIComponent(id)}`;
  const { data, error, refetch } = useApi<JobResult>(path);
  const readAgain = useReadAgain();
  const cancel = useApiMutation<JobResult>(() => ({ method: 'POST', path: `${path}/cancel` }));
  if (error) return <ErrorNotice error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={320} radius="lg" />;
  const isOpen = isRunning(data);
  return (
    <>
      <PageHeader
        title={data.capability}
        documentTitle={`Job ${data.capability}`}
        description={
          <>
            <StatusBadge status={data.status} /> · <TimeText value={data.created_at} />
          </>
        }
        actions={
          isOpen ? (
            <ConfirmButton
              label="Cancel job"
              question="Cancel this job?"
              isPending={cancel.isPending}
              error={cancel.error}
              onConfirm={() => cancel.mutateAsync()}
            >
              {data.items === null
                ? 'It ends without a result and costs nothing.'
                : 'Items that are done are kept and charged.'}
            </ConfirmButton>
          ) : (
            <LinkButton to="/requests/$id" params={{ id }} variant="default">
              Receipt
            </LinkButton>
          )
        }
      />
      <Stack>
        {isOpen && <JobProgress job={data} onEnd={readAgain} />}
        {data.failure && <FailureNotice failure={data.failure} title="The job failed" />}
        <Paper withBorder p="lg">
          <Facts
            facts={{
              Id: <span className="mono">{data.id}</span>,
              Provider: data.provider_used,
              'Providers tried': data.providers_tried.join(', '),
              Duration: durationOf(data),
              Charged: !isOpen && (data.credits_used === 0 ? 'nothing' : formatCredits(data.credits_used)),
            }}
          />
        </Paper>
        {data.result && (
          <Paper withBorder p="lg" component="section" aria-label="Result">
            <Title order={2} mb="md">
              Result
            </Title>
            <ResultView value={data.result} />
          </Paper>
        )}
        {data.items !== null && <JobItems jobId={id} isOpen={isOpen} />}
      </Stack>
    </>
  );
}

const durationOf = ({ started_at: start, finished_at: end }: JobResult): string | null =>
  start === null || end === null ? null : formatDuration(Date.parse(end) - Date.parse(start));
