import type { WebhookListResult, WebhookResult } from '@capstan/client';
import { PlusIcon } from '@heroicons/react/20/solid';
import { Button, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactElement, ReactNode } from 'react';
import { usePermissions } from '../../api/permissions.ts';
import { useApi } from '../../api/use-api.ts';
import type { Column } from '../../components/data-table.tsx';
import { ChoiceField } from '../../components/choice-field.tsx';
import { curlCommand } from '../../components/curl-command.ts';
import { EmptyNotice } from '../../components/empty-notice.tsx';
import { NoMatchNotice } from '../../components/no-match-notice.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { PagedTable } from '../../components/paged-table.tsx';
import { RowLink } from '../../components/row-link.tsx';
import { StatusBadge } from '../../components/status-badge.tsx';
import { TimeText } from '../../components/time-text.tsx';
import { CreateWebhookDialog } from './create-webhook-dialog.tsx';
import { SUBSCRIBED_TYPES } from './event-choices.ts';

const COLUMNS: readonly Column<WebhookResult>[] = [
  {
    header: 'URL',
    cell: ({ id, url }) => (
      <RowLink to="/webhooks/$id" params={{ id }} style={{ overflowWrap: 'anywhere' }}>
        {url}
      </RowLink>
    ),
  },
  { header: 'Events', cell: ({ event_types }) => event_types.join(', '), isSecondary: true },
  {
    header: 'Status',
    cell: ({ enabled, failing_since }) => (
      <StatusBadge
        status={enabled ? (failing_since === null ? 'enabled' : 'failing') : 'disabled'}
        {...(failing_since !== null ? { tone: 'bad' as const } : {})}
      />
    ),
  },
  {
    header: 'Created',
    align: 'right',
    cell: ({ created_at }) => <TimeText value={created_at} />,
    isSecondary: true,
  },
];

/** The webhooks of the account. */
export function WebhooksPage(): ReactElement {
  const search = useSearch({ from: '/app/webhooks' });
  const navigate = useNavigate();
  const [isCreating, creating] = useDisclosure(false);
  const webhooks = useApi<WebhookListResult>('/v1/webhooks', { query: { limit: 25, ...search } });
  const filter = (change: Partial<typeof search>): void =>
    void navigate({ to: '/webhooks', search: { ...search, after: undefined, ...change }, replace: true });
  const create = usePermissions().mayManage ? (
    <Button leftSection={<PlusIcon width={16} />} onClick={creating.open}>
      Add webhook
    </Button>
  ) : null;
  return (
    <>
      <PageHeader
        title="Webhooks"
        description="Signed requests to your URL when something happens, retried for about three days."
        actions={create}
      />
      <Group mb="md" gap="sm">
        <ChoiceField
          aria-label="Status"
          emptyLabel="All statuses"
          w={170}
          data={['enabled', 'disabled']}
          value={search.status}
          onChange={(value) => filter({ status: value })}
        />
        <ChoiceField
          aria-label="Event"
          emptyLabel="All events"
          w={210}
          data={SUBSCRIBED_TYPES}
          value={search.event_type}
          onChange={(value) => filter({ event_type: value })}
        />
      </Group>
      <PagedTable
        label="Webhooks"
        columns={COLUMNS}
        query={webhooks}
        rows={webhooks.data?.webhooks}
        keyOf={({ id }) => id}
        empty={
          <NoWebhooks
            isFiltered={Object.values(search).some((value) => value !== undefined)}
            create={create}
          />
        }
        after={search.after}
        next={webhooks.data?.next_after}
        onPage={(cursor) => void navigate({ to: '/webhooks', search: { ...search, after: cursor } })}
      />
      <CreateWebhookDialog opened={isCreating} onClose={creating.close} />
    </>
  );
}

const NoWebhooks = ({ isFiltered, create }: { isFiltered: boolean; create: ReactNode }): ReactElement =>
  isFiltered ? (
    <NoMatchNotice />
  ) : (
    <EmptyNotice title="No webhooks yet" action={create} command={COMMAND}>
      Add one to learn at once when research completes, a build fails or credits run low.
    </EmptyNotice>
  );

const COMMAND = curlCommand('/v1/webhooks', {
  url: 'https://example.com/hooks',
  event_types: ['research.completed', 'build.failed', 'credits.low'],
});
