import type { WebhookDeliveryListResult, WebhookDeliveryResult } from '@capstan/client';
import { Group, Title, UnstyledButton } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactElement, useState } from 'react';
import { useApi } from '../../api/use-api.ts';
import { curlCommand } from '../../components/curl-command.ts';
import type { Column } from '../../components/data-table.tsx';
import { EmptyNotice } from '../../components/empty-notice.tsx';
import { NoMatchNotice } from '../../components/no-match-notice.tsx';
import { PagedTable } from '../../components/paged-table.tsx';
import { StatusBadge } from '../../components/status-badge.tsx';
import { TimeText } from '../../components/time-text.tsx';
import { DeliveryDrawer } from './delivery-drawer.tsx';
import { ChoiceField } from '../../components/choice-field.tsx';

const REFRESH_MS = 5_000;

/** The deliveries of a webhook. */
export function Deliveries({ webhookId }: { webhookId: string }): ReactElement {
  const { after, status } = useSearch({ from: '/app/webhooks/$id' });
  const navigate = useNavigate();
  const [opened, setOpened] = useState<string | null>(null);
  const deliveries = useApi<WebhookDeliveryListResult>(`/v1/webhooks/${webhookId}/deliveries`, {
    query: { limit: 25, after, status },
    refetchMs: REFRESH_MS,
  });
  const show = (search: { after?: string | undefined; status?: string | undefined }): void =>
    void navigate({ to: '/webhooks/$id', params: { id: webhookId }, search });
  const columns: readonly Column<WebhookDeliveryResult>[] = [
    {
      header: 'Event',
      cell: ({ id, event_type }) => (
        <UnstyledButton fz="sm" fw={500} onClick={() => setOpened(id)}>
          {event_type}
        </UnstyledButton>
      ),
    },
    { header: 'Status', cell: (delivery) => <StatusBadge status={delivery.status} /> },
    { header: 'Attempts', align: 'right', cell: ({ attempts }) => attempts },
    { header: 'Time', align: 'right', cell: ({ created_at }) => <TimeText value={created_at} /> },
  ];
  return (
    <section aria-label="Deliveries">
      <Group justify="space-between" mb="xs">
        <Title order={2}>Deliveries</Title>
        <ChoiceField
          aria-label="Status of deliveries"
          emptyLabel="All statuses"
          w={170}
          data={['pending', 'delivered', 'failed']}
          value={status}
          onChange={(value) => show({ status: value })}
        />
      </Group>
      <PagedTable
        label="Deliveries"
        columns={columns}
        query={deliveries}
        rows={deliveries.data?.deliveries}
        keyOf={({ id }) => id}
        empty={
          status === undefined ? (
            <EmptyNotice
              title="No deliveries yet"
              command={curlCommand(`/v1/webhooks/${webhookId}/test`, {})}
            >
              Send a test to see what a delivery looks like, here or in a terminal:
            </EmptyNotice>
          ) : (
            <NoMatchNotice />
          )
        }
        after={after}
        next={deliveries.data?.next_after}
        onPage={(cursor) => show({ after: cursor, status })}
      />
      <DeliveryDrawer webhookId={webhookId} deliveryId={opened} onClose={() => setOpened(null)} />
    </section>
  );
}
