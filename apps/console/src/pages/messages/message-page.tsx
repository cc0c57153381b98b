import type { MessageResult } from '@capstan/client';
import { Paper, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useApi, useApiMutation } from '../../api/use-api.ts';
import { ConfirmButton } from '../../components/confirm-button.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { Facts } from '../../components/facts.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { StatusBadge } from '../../components/status-badge.tsx';
import { LinkButton } from '../../components/text-link.tsx';
import { TimeText } from '../../components/time-text.tsx';
import { MessageAttempts } from './message-attempts.tsx';

const REFRESH_MS = 5_000;
/** Later, only the reports of providers change a message. */
const OPEN = new Set<MessageResult['status']>(['queued', 'scheduled', 'sending']);

/** A message: its content, every attempt, and its status. */
export function MessagePage(): ReactElement {
  const { id } = useParams({ from: '/app/messages/$id' });
  const path = `/v1/messages/${encodeURIComponent(id)}`;
  const { data, error, refetch } = useApi<MessageResult>(path, { refetchMs: REFRESH_MS });
  const cancel = useApiMutation<MessageResult>(() => ({ method: 'POST', path: `${path}/cancel` }));
  if (error) return <ErrorNotice error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={320} radius="lg" />;
  return (
    <>
      <PageHeader
        title={data.subject ?? `Message to ${data.to}`}
        description={
          <>
            <StatusBadge status={data.status} /> · {data.channel} · <TimeText value={data.created_at} />
          </>
        }
        actions={
          <>
            <LinkButton to="/requests/$id" params={{ id }} variant="default">
              Receipt
            </LinkButton>
            {OPEN.has(data.status) && (
              <ConfirmButton
                label="Cancel message"
                question="Cancel this message?"
                isPending={cancel.isPending}
                error={cancel.error}
                onConfirm={() => cancel.mutateAsync()}
              >
                It is not sent and costs nothing, unless a provider has already accepted it.
              </ConfirmButton>
            )}
          </>
        }
      />
      <Stack>
        <Paper withBorder p="lg">
          <Facts
            facts={{
              To: data.to,
              Provider: data.provider,
              'Id at the provider': data.provider_message_id,
              'Status since': <TimeText value={data.status_at} />,
              'Sent at': data.scheduled_at !== null && <TimeText value={data.scheduled_at} />,
              'Answers to': data.content.reply_to,
              Files: data.content.attachments.map(({ filename }) => filename).join(', '),
              Why: data.detail,
            }}
          />
        </Paper>
        <Paper withBorder p="lg" component="section" aria-label="Attempts">
          <Title order={2} mb="md">
            Attempts
          </Title>
          <MessageAttempts attempts={data.attempts} />
        </Paper>
        <Paper withBorder p="lg" component="section" aria-label="Content">
          <Title order={2} mb="md">
            Content
          </Title>
          <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {data.content.text}
          </Text>
          {data.content.html !== null && (
            <Text size="xs" c="dimmed" mt="md">
              The e-mail has an HTML part as well.
            </Text>
          )}
        </Paper>
      </Stack>
    </>
  );
}
