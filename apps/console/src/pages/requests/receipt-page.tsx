import type { ReceiptResult } from '@capstan/client';
import { Paper, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useApi } from '../../api/use-api.ts';
import { CopyButton } from '../../components/copy-button.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { StatusBadge, toneOfStatus } from '../../components/status-badge.tsx';
import { LinkButton } from '../../components/text-link.tsx';
import { pastCall } from '../playground/call-history.ts';
import { CodeTabs } from '../playground/code-tabs.tsx';
import { useTools } from '../playground/use-tools.ts';
import { AttemptTimeline } from './attempt-timeline.tsx';
import { ReceiptFacts } from './receipt-facts.tsx';

/** The receipt of a call: every attempt at a provider, and what was charged. */
export function ReceiptPage(): ReactElement {
  const { id } = useParams({ from: '/app/requests/$id' });
  const { data: receipt, error, refetch } = useApi<ReceiptResult>(`/v1/requests/${encodeURIComponent(id)}`);
  const tools = useTools();
  if (error) return <ErrorNotice error={error} onRetry={() => void refetch()} />;
  if (!receipt) return <Skeleton height={320} radius="lg" />;
  // The service does not keep what was sent; this browser remembers its own calls.
  const earlier = pastCall(receipt.request_id) ?? pastCall(receipt.id);
  const tool = tools.data?.find(({ name }) => name === receipt.capability);
  return (
    <>
      <PageHeader
        title={receipt.capability}
        documentTitle={`Receipt ${receipt.capability}`}
        description={
          <>
            <span className="mono">{receipt.request_id}</span>{' '}
            <CopyButton text={receipt.request_id} label="Copy the request id" />
          </>
        }
        actions={
          tool && (
            <LinkButton
              to="/playground"
              search={{ capability: tool.name, ...(earlier ? { from: earlier.requestId } : {}) }}
              variant="default"
            >
              {earlier ? 'Run again in the playground' : 'Open in the playground'}
            </LinkButton>
          )
        }
      />
      <Stack>
        <Paper withBorder p="lg">
          <Stack gap="md">
            <StatusBadge
              status={
                receipt.error === null
                  ? `${receipt.status} succeeded`
                  : `${receipt.status} ${receipt.error.replaceAll('-', ' ')}`
              }
              tone={toneOfStatus(receipt.status)}
            />
            <ReceiptFacts receipt={receipt} />
          </Stack>
        </Paper>
        <Paper withBorder p="lg" component="section" aria-label="Attempts">
          <Title order={2} mb="md">
            Attempts
          </Title>
          <AttemptTimeline receipt={receipt} />
        </Paper>
        {earlier && tool && (
          <Paper withBorder p="lg" component="section" aria-label="The same call as code">
            <Title order={2} mb="md">
              The same call as code
            </Title>
            <CodeTabs
              call={{
                origin: window.location.origin,
                capability: tool.name,
                path: tool.path,
                params: earlier.params,
              }}
            />
          </Paper>
        )}
        {!earlier && (
          <Text size="sm" c="dimmed">
            The service does not keep what was sent. Calls of the playground can be run again from this
            browser.
          </Text>
        )}
      </Stack>
    </>
  );
}
