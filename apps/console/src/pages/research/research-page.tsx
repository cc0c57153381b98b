import type { ResearchRunResult } from '@capstan/client';
import { Skeleton, Stack } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { lazy, type ReactElement, Suspense } from 'react';
import { useApi, useApiMutation, useReadAgain } from '../../api/use-api.ts';
import { ConfirmButton } from '../../components/confirm-button.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { formatCredits } from '../../components/number-text.ts';
import { PageHeader } from '../../components/page-header.tsx';
import { StatusBadge } from '../../components/status-badge.tsx';
import { TimeText } from '../../components/time-text.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { ResearchProgress } from './research-progress.tsx';
import { ResearchResultView } from './research-result-view.tsx';

const ExportMenu = lazy(() =>
  import('./export-menu.tsx').then(({ ExportMenu }) => ({ default: ExportMenu })),
);

/** A research run: live while it works, then its report. */
export function ResearchPage(): ReactElement {
  const { id } = useParams({ from: '/app/research/$id' });
  const run = useApi<ResearchRunResult>(`/v1/research/${id}`);
  const cancel = useApiMutation<ResearchRunResult>(() => ({ method: 'DELETE', path: `/v1/research/${id}` }));
  const readAgain = useReadAgain();
  const { data, error, refetch } = run;
  if (error) return <ErrorNotice error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={320} radius="lg" />;
  const isRunning = data.status === 'running' || data.status === 'queued';
  return (
    <>
      <PageHeader
        title={data.query}
        documentTitle={`Research: ${data.query}`}
        description={
          <>
            <StatusBadge status={data.status} /> · {data.depth} · <TimeText value={data.created_at} />
            {!isRunning && ` · ${data.credits_used === 0 ? 'free' : formatCredits(data.credits_used)}`}
          </>
        }
        actions={
          isRunning ? (
            <ConfirmButton
              label="Cancel"
              question="Cancel this research?"
              isPending={cancel.isPending}
              error={cancel.error}
              onConfirm={() => cancel.mutateAsync()}
            >
              Searches that are done are charged, at most the price of the run. There will be no report.
            </ConfirmButton>
          ) : (
            data.result?.report && (
              <Suspense fallback={null}>
                <ExportMenu runId={id} title={data.result.report.title} />
              </Suspense>
            )
          )
        }
      />
      <Stack>
        {isRunning && <ResearchProgress runId={id} onEnd={readAgain} />}
        {data.failure && <FailureNotice failure={data.failure} title="The research failed" />}
        {data.result && <ResearchResultView runId={id} query={data.query} result={data.result} />}
      </Stack>
    </>
  );
}
