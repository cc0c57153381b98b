import type { MessageListResult, MessageSummaryResult } from '@capstan/client';
import { Group } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useApi } from '../../api/use-api.ts';
import type { Column } from '../../components/data-table.tsx';
import { NoMatchNotice } from '../../components/no-match-notice.tsx';
import { EmptyNotice } from '../../components/empty-notice.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { PagedTable } from '../../components/paged-table.tsx';
import { RowLink } from '../../components/row-link.tsx';
import { StatusBadge } from '../../components/status-badge.tsx';
import { LinkButton } from '../../components/text-link.tsx';
import { TimeText } from '../../components/time-text.tsx';
import { INBOX_COMMAND } from './inbox-command.ts';
import { MESSAGE_CHANNELS, MESSAGE_STATUSES } from './message-choices.ts';
import { ChoiceField } from '../../components/choice-field.tsx';

const REFRESH_MS = 15_000;

const COLUMNS: readonly Column<MessageSummaryResult>[] = [
  {
    header: 'Message',
    // Of all messages only a dry run has no id, and it is not stored.
    cell: ({ id, subject, to }) => (
      <RowLink to="/messages/$id" params={{ id: id ?? '' }}>
        {subject ?? to}
      </RowLink>
    ),
  },
  { header: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
  { header: 'To', cell: ({ to }) => to, isSecondary: true },
  { header: 'Channel', cell: ({ channel }) => channel, isSecondary: true },
  { header: 'Provider', cell: ({ provider }) => provider ?? '–', isSecondary: true },
  { header: 'Created', align: 'right', cell: ({ created_at }) => <TimeText value={created_at} /> },
];

/** Messages that the account sent, and their status. */
export function MessagesPage(): ReactElement {
  const search = useSearch({ from: '/app/messages' });
  const navigate = useNavigate();
  const messages = useApi<MessageListResult>('/v1/messages', {
    query: { limit: 25, ...search },
    refetchMs: REFRESH_MS,
  });
  const filter = (change: Partial<typeof search>): void =>
    void navigate({ to: '/messages', search: { ...search, after: undefined, ...change }, replace: true });
  const isFiltered = Object.values(search).some((value) => value !== undefined);
  return (
    <>
      <PageHeader
        title="Sent messages"
        description="E-mail, text messages, chat, push, webhooks and the inbox, newest first."
        actions={
          <LinkButton to="/playground" search={{ capability: 'send_message' }}>
            Send a message
          </LinkButton>
        }
      />
      <Group mb="md" gap="sm">
        <ChoiceField
          aria-label="Status"
          emptyLabel="All statuses"
          w={170}
          data={MESSAGE_STATUSES}
          value={search.status}
          onChange={(value) => filter({ status: value })}
        />
        <ChoiceField
          aria-label="Channel"
          emptyLabel="All channels"
          w={160}
          data={MESSAGE_CHANNELS}
          value={search.channel}
          onChange={(value) => filter({ channel: value })}
        />
      </Group>
      <PagedTable
        label="Messages"
        columns={COLUMNS}
        query={messages}
        rows={messages.data?.messages}
        keyOf={({ id }) => id ?? ''}
        empty={<NoMessages isFiltered={isFiltered} />}
        after={search.after}
        next={messages.data?.next_after}
        onPage={(cursor) => void navigate({ to: '/messages', search: { ...search, after: cursor } })}
      />
    </>
  );
}

const NoMessages = ({ isFiltered }: { isFiltered: boolean }): ReactElement =>
  isFiltered ? (
    <NoMatchNotice />
  ) : (
    <EmptyNotice title="No messages yet" command={INBOX_COMMAND}>
      Messages appear here with every attempt at a provider, and with what providers report later.
    </EmptyNotice>
  );
