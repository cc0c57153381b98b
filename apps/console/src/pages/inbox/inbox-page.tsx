import type { InboxEntryResult, InboxResult } from '@capstan/client';
import { Button, Group, Paper, Skeleton, Stack, Text, Title } from '@mantine/core';
import { SegmentedControl } from '../../components/segmented-control.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, type ReactElement, Suspense } from 'react';
import { useApi, useApiMutation } from '../../api/use-api.ts';
import { INBOX_COMMAND } from '../messages/inbox-command.ts';
import { EmptyNotice } from '../../components/empty-notice.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Pager } from '../../components/pager.tsx';
import { TimeText } from '../../components/time-text.tsx';

const Markdown = lazy(() =>
  import('../../components/markdown.tsx').then((module) => ({ default: module.Markdown })),
);
const REFRESH_MS = 15_000;

/** Messages that programs sent to the inbox of the account. */
export function InboxPage(): ReactElement {
  const { after, unread } = useSearch({ from: '/app/inbox' });
  const navigate = useNavigate();
  const inbox = useApi<InboxResult>('/v1/inbox', {
    query: { limit: 20, after, unread: unread === '1' ? true : undefined },
    refetchMs: REFRESH_MS,
  });
  const mark = useApiMutation<InboxEntryResult, { id: string; read: boolean }>(({ id, read }) => ({
    method: 'PATCH',
    path: `/v1/inbox/${id}`,
    body: { read },
  }));
  const entries = inbox.data?.entries;
  return (
    <>
      <PageHeader
        title="Inbox"
        description="Messages that your programs send to people of this account, with the channel inbox."
        actions={
          <SegmentedControl
            aria-label="Shown messages"
            data={[
              { value: '', label: 'All' },
              { value: '1', label: 'Unread' },
            ]}
            value={unread ?? ''}
            onChange={(value) =>
              void navigate({ to: '/inbox', search: { unread: value || undefined }, replace: true })
            }
          />
        }
      />
      {inbox.error && <ErrorNotice error={inbox.error} onRetry={() => void inbox.refetch()} />}
      {mark.error && <ErrorNotice error={mark.error} />}
      {inbox.isPending && <Skeleton height={160} radius="lg" />}
      {entries?.length === 0 && (
        <EmptyNotice
          title={unread === '1' ? 'Everything is read' : 'No messages yet'}
          command={INBOX_COMMAND}
        >
          Send one from a program, or try “Send a message” in the playground.
        </EmptyNotice>
      )}
      <Stack gap="sm">
        {entries?.map(({ id, subject, text, created_at, read_at }) => (
          <Paper key={id} withBorder p="lg" component="article" aria-label={subject ?? 'Message'}>
            <Group justify="space-between" align="baseline" mb={6}>
              <Title order={2} fz={15} fw={read_at === null ? 650 : 500}>
                {subject ?? 'Message'}
              </Title>
              <Group gap="sm">
                <Text size="sm" c="dimmed">
                  <TimeText value={created_at} />
                </Text>
                <Button
                  variant="default"
                  size="compact-sm"
                  onClick={() => mark.mutate({ id, read: read_at === null })}
                >
                  {read_at === null ? 'Mark as read' : 'Mark as unread'}
                </Button>
              </Group>
            </Group>
            <Suspense fallback={<Text size="sm">{text}</Text>}>
              <Markdown text={text} />
            </Suspense>
          </Paper>
        ))}
      </Stack>
      <Pager
        after={after}
        next={inbox.data?.next_after}
        onChange={(cursor) => void navigate({ to: '/inbox', search: { unread, after: cursor } })}
      />
    </>
  );
}
