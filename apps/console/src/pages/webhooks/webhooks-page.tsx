import type { WebhookListResult, WebhookResult } from '@capstan/client';
import { PlusIcon } from '@heroicons/react/20/solid';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { usePermissions } from '../../api/permissions.ts';
import { useApi } from '../../api/use-api.ts';
import { type Column, DataTable } from '../../components/data-table.tsx';
import { curlCommand } from '../../components/curl-command.ts';
import { EmptyNotice } from '../../components/empty-notice.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Pager } from '../../components/pager.tsx';
import { RowLink } from '../../components/row-link.tsx';
import { StatusBadge } from '../../components/status-badge.tsx';
import { TimeText } from '../../components/time-text.tsx';
import { CreateWebhookDialog } from './create-webhook-dialog.tsx';

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

/** Where events of the account are sent. */
export function WebhooksPage(): ReactElement {
  const { after } = useSearch({ from: '/app/webhooks' });
  const navigate = useNavigate();
  const [isCreating, creating] = useDisclosure(false);
  const webhooks = useApi<WebhookListResult>('/v1/webhooks', { query: { limit: 25, after } });
  const create = usePermissions().mayManage ? (
    <Button leftSection={<PlusIcon width={16} />} onClick={creating.open}>
      Add webhook
    </Button>
  ) : null;
  return (
    <>
      <PageHeader
        title="Webhooks"
        description="Signed requests to a URL of yours when something happens, retried for about three days."
        actions={create}
      />
      {webhooks.error && <ErrorNotice error={webhooks.error} onRetry={() => void webhooks.refetch()} />}
      {webhooks.data?.webhooks.length === 0 && after === undefined ? (
        <EmptyNotice title="No webhooks yet" action={create} command={COMMAND}>
          Add one to learn at once when research completes, a build fails or credits run low.
        </EmptyNotice>
      ) : (
        !webhooks.error && (
          <DataTable
            label="Webhooks"
            columns={COLUMNS}
            rows={webhooks.data?.webhooks}
            keyOf={({ id }) => id}
            isStale={webhooks.isPlaceholderData}
          />
        )
      )}
      <Pager
        after={after}
        next={webhooks.data?.next_after}
        onChange={(cursor) => void navigate({ to: '/webhooks', search: { after: cursor } })}
      />
      <CreateWebhookDialog opened={isCreating} onClose={creating.close} />
    </>
  );
}

const COMMAND = curlCommand('/v1/webhooks', {
  url: 'https://example.com/hooks',
  event_types: ['research.completed', 'build.failed', 'credits.low'],
});
