import type { BuildResult, BuildStoppedResult } from '@capstan/client';
import { ArrowDownTrayIcon, ArrowTopRightOnSquareIcon } from '@heroicons/react/16/solid';
import { Alert, Button, Skeleton, Stack } from '@mantine/core';
import { Tabs } from '../../components/tabs.ts';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { saveFile } from '../../api/save-file.ts';
import { usePermissions } from '../../api/permissions.ts';
import { useApi, useApiMutation, useReadAgain } from '../../api/use-api.ts';
import { useJobEvents } from '../../api/use-job-events.ts';
import { ConfirmButton } from '../../components/confirm-button.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { onDemand } from '../../components/on-demand/on-demand.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { StatusBadge } from '../../components/status-badge.tsx';
import { TimeText } from '../../components/time-text.tsx';
import { BuildLog } from './build-log.tsx';
import { BuildNotes } from './build-notes.tsx';
import { BuildProgress } from './build-progress.tsx';
import { MessageForm } from './message-form.tsx';
import { PreviewPair } from './preview-pair.tsx';
import { buildProgressOf } from './build-progress-of.ts';

const FORM_HEIGHT = 180;
const QuestionForm = onDemand(FORM_HEIGHT, async () => (await import('./question-form.tsx')).QuestionForm);
const TAB_HEIGHT = 200;
const BuildVersions = onDemand(TAB_HEIGHT, async () => (await import('./build-versions.tsx')).BuildVersions);
const BuildEntries = onDemand(TAB_HEIGHT, async () => (await import('./build-entries.tsx')).BuildEntries);

const TABS = ['preview', 'log', 'versions', 'entries'];
const TITLE_LENGTH = 80;

/** A build: its progress live, preview, instructions, versions and what visitors sent. */
export function BuildPage(): ReactElement {
  const { id } = useParams({ from: '/app/builds/$id' });
  const { tab = 'preview' } = useSearch({ from: '/app/builds/$id' });
  const { mayCall } = usePermissions();
  const navigate = useNavigate();
  const build = useApi<BuildResult>(`/v1/builds/${id}`);
  const stop = useApiMutation<BuildStoppedResult>(() => ({ method: 'POST', path: `/v1/builds/${id}/stop` }));
  const readAgain = useReadAgain();
  const stream = useJobEvents(
    id,
    (client, executionId, signal) => client.builds.stream(executionId, { signal }),
    readAgain,
  );
  const { data, error } = build;
  if (error) return <ErrorNotice error={error} onRetry={() => void build.refetch()} />;
  if (!data) return <Skeleton height={320} radius="lg" />;
  const progress = buildProgressOf(stream.events);
  const isRunning = data.status === 'running';
  const question = isRunning ? (stream.events.length > 0 ? progress.question : data.question) : undefined;
  const previewUrl = progress.previewUrl ?? data.preview_url;
  const { prompt } = data;
  return (
    <>
      <PageHeader
        title={prompt.length > TITLE_LENGTH ? `${prompt.slice(0, TITLE_LENGTH)} …` : prompt}
        documentTitle={`Build: ${prompt.slice(0, TITLE_LENGTH)}`}
        description={
          <>
            <StatusBadge
              status={statusOf(data, progress.phase, question)}
              {...(isRunning ? { tone: 'busy' as const } : {})}
            />{' '}
            · <TimeText value={data.created_at} />
          </>
        }
        actions={
          <>
            {isRunning && mayCall && (
              <ConfirmButton
                label="Stop"
                question="Stop this build?"
                isPending={stop.isPending}
                error={stop.error}
                onConfirm={() => stop.mutateAsync()}
              >
                What was committed until now is kept.
              </ConfirmButton>
            )}
            {!isRunning && (
              <Button
                variant="default"
                leftSection={<ArrowDownTrayIcon width={14} />}
                onClick={() => void saveFile(`/v1/builds/${id}/archive`, `build-${id}.zip`)}
              >
                Download
              </Button>
            )}
            {previewUrl !== undefined && (
              <Button
                component="a"
                href={previewUrl}
                target="_blank"
                rel="noreferrer"
                leftSection={<ArrowTopRightOnSquareIcon width={14} />}
              >
                Open site
              </Button>
            )}
          </>
        }
      />
      <Stack>
        {stream.error && <ErrorNotice error={stream.error} />}
        {data.failure !== undefined && (
          <Alert color="red" title="The build failed" role="alert">
            {data.failure}
          </Alert>
        )}
        <BuildNotes build={data} />
        {question === undefined || !mayCall ? (
          <BuildProgress progress={progress} isRunning={isRunning} />
        ) : (
          <QuestionForm executionId={id} question={question} onAnswered={() => void build.refetch()} />
        )}
        {isRunning && mayCall && question === undefined && <MessageForm executionId={id} />}
        <Tabs
          value={TABS.includes(tab) ? tab : 'preview'}
          onChange={(value) =>
            void navigate({
              to: '/builds/$id',
              params: { id },
              search: { tab: value ?? undefined },
              replace: true,
            })
          }
          keepMounted={false}
        >
          <Tabs.List mb="md">
            <Tabs.Tab value="preview">Preview</Tabs.Tab>
            <Tabs.Tab value="log">Log</Tabs.Tab>
            <Tabs.Tab value="versions">Versions</Tabs.Tab>
            <Tabs.Tab value="entries">Entries</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="preview">
            <PreviewPair
              executionId={id}
              url={previewUrl}
              version={progress.shownCommit ?? data.shown_commit}
            />
          </Tabs.Panel>
          <Tabs.Panel value="log">
            <BuildLog executionId={id} lines={progress.log} />
          </Tabs.Panel>
          <Tabs.Panel value="versions">
            <BuildVersions executionId={id} mayRestore={!isRunning && mayCall} />
          </Tabs.Panel>
          <Tabs.Panel value="entries">
            <BuildEntries executionId={id} siteId={data.site_id} />
          </Tabs.Panel>
        </Tabs>
      </Stack>
    </>
  );
}

/** The phase of a running build, unless it waits for its owner. */
function statusOf(build: BuildResult, phase: string | undefined, question: string | undefined): string {
  if (build.status !== 'running') return build.status;
  return question === undefined ? (phase ?? build.phase) : 'waiting for your answer';
}
