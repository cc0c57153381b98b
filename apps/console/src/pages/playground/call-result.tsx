import { APIError, type Answer } from '@capstan/client';
import { Group, Loader, Paper, Skeleton, Stack, Text } from '@mantine/core';
import { Tabs } from '../../components/tabs.ts';
import { lazy, type ReactElement, type ReactNode, Suspense } from 'react';
import { CodeBlock } from '../../components/code-block.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { formatCredits, formatDuration } from '../../components/number-text.ts';
import { TextLink } from '../../components/text-link.tsx';
import type { Call } from './code-samples.ts';

/* Loaded with the first result, and when the code is opened. */
const ResultView = lazy(() =>
  import('./result-view.tsx').then(({ ResultView }) => ({ default: ResultView })),
);
const CodeTabs = lazy(() => import('./code-tabs.tsx').then(({ CodeTabs }) => ({ default: CodeTabs })));

interface CallResultProps {
  call: Call;
  answer: Answer<unknown> | undefined;
  error: Error | null;
  isPending: boolean;
}

/** The result of a call, rendered for people and as JSON, and its code. */
export function CallResult({ call, answer, error, isPending }: CallResultProps): ReactElement {
  const hasResult = answer !== undefined && !isPending;
  return (
    <Paper withBorder p="lg" component="section" aria-label="Result" aria-live="polite" aria-busy={isPending}>
      <Tabs defaultValue="result" keepMounted={false}>
        <Tabs.List mb="md">
          <Tabs.Tab value="result">Result</Tabs.Tab>
          <Tabs.Tab value="json">JSON</Tabs.Tab>
          <Tabs.Tab value="code">Code</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="result">
          {isPending && <Running />}
          {error && !isPending && <Failure error={error} />}
          {hasResult && (
            <Stack gap="md">
              <AnswerLine answer={answer} />
              <JobLink answer={answer} />
              <Suspense fallback={<Skeleton height={120} />}>
                <ResultView value={answer.data} />
              </Suspense>
            </Stack>
          )}
          {!hasResult && !isPending && !error && (
            <Quiet>Fill in the form and run it: the result appears here.</Quiet>
          )}
        </Tabs.Panel>
        <Tabs.Panel value="json">
          {hasResult ? (
            <CodeBlock code={JSON.stringify(answer.data, null, 2)} label="JSON" />
          ) : (
            <Quiet>The result as programs get it appears here.</Quiet>
          )}
        </Tabs.Panel>
        <Tabs.Panel value="code">
          <Suspense fallback={<Skeleton height={120} />}>
            <CodeTabs call={call} />
          </Suspense>
        </Tabs.Panel>
      </Tabs>
    </Paper>
  );
}

/** The receipt lists every attempt; a call that was refused before has none. */
const Failure = ({ error }: { error: Error }): ReactElement => (
  <Stack gap="sm">
    <ErrorNotice error={error} />
    {error instanceof APIError && error.requestId !== null && error.slug === 'providers-failed' && (
      <TextLink to="/requests/$id" params={{ id: error.requestId }} size="sm">
        Receipt with every attempt
      </TextLink>
    )}
  </Stack>
);

const Running = (): ReactElement => (
  <Group gap="xs">
    <Loader size="xs" />
    <Text size="sm">Running …</Text>
  </Group>
);

const Quiet = ({ children }: { children: ReactNode }): ReactElement => (
  <Text size="sm" c="dimmed">
    {children}
  </Text>
);

/** The job that continues after the answer, or whose items the answer counts. */
function JobLink({ answer }: { answer: Answer<unknown> }): ReactElement | null {
  const { stream_url: stream, items_url: items } = (answer.data ?? {}) as Record<string, unknown>;
  const [, id] = /^\/v1\/jobs\/([^/]+)\//.exec(String(items ?? stream)) ?? [];
  return id === undefined ? null : (
    <TextLink to="/jobs/$id" params={{ id }}>
      {items === undefined ? 'Follow the job' : 'Show its items'}
    </TextLink>
  );
}

function AnswerLine({ answer }: { answer: Answer<unknown> }): ReactElement {
  const { metadata, creditsUsed, requestId } = answer;
  const facts = [
    metadata.provider_used,
    metadata.response_time_ms === undefined ? undefined : formatDuration(metadata.response_time_ms),
    creditsUsed === 0 ? 'free' : formatCredits(creditsUsed),
  ].filter((fact) => typeof fact === 'string');
  return (
    <Group gap="sm" fz="sm" c="dimmed">
      <span>{facts.join(' · ')}</span>
      {requestId !== null && metadata.providers_tried !== undefined && (
        <TextLink to="/requests/$id" params={{ id: requestId }} size="sm">
          Receipt
        </TextLink>
      )}
    </Group>
  );
}
