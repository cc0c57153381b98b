import type { WebhookDeliveryDetailResult, WebhookDeliveryResult } from '@capstan/client';
import { Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import type { ReactElement } from 'react';
import { useApi, useApiMutation } from '../../api/use-api.ts';
import { CodeBlock } from '../../components/code-block.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { formatDuration } from '../../components/number-text.ts';
import { StatusBadge } from '../../components/status-badge.tsx';
import { TimeText } from '../../components/time-text.tsx';
import { SidePanel } from '../../components/dialog.tsx';

interface DeliveryDrawerProps {
  webhookId: string;
  /** Null while it is closed. */
  deliveryId: string | null;
  onClose: () => void;
}

/** A delivery: its attempts with the responses, and what was sent. */
export function DeliveryDrawer({ webhookId, deliveryId, onClose }: DeliveryDrawerProps): ReactElement {
  const path = `/v1/webhooks/${webhookId}/deliveries/${deliveryId}`;
  const { data, error } = useApi<WebhookDeliveryDetailResult>(path, { enabled: deliveryId !== null });
  const resend = useApiMutation<WebhookDeliveryResult>(() => ({ method: 'POST', path: `${path}/resend` }));
  return (
    <SidePanel
      opened={deliveryId !== null}
      onClose={onClose}
      position="right"
      size="lg"
      title={data?.event_type ?? 'Delivery'}
    >
      {error && <ErrorNotice error={error} />}
      {!data && !error && <Skeleton height={160} />}
      {data && (
        <Stack>
          <Group justify="space-between">
            <StatusBadge status={data.status} />
            <Button
              variant="default"
              size="compact-sm"
              loading={resend.isPending}
              onClick={() => resend.mutate(undefined, { onSuccess: onClose })}
            >
              Send again
            </Button>
          </Group>
          {resend.error && <ErrorNotice error={resend.error} />}
          <Title order={2}>Attempts</Title>
          {data.attempt_log.length === 0 && <Text size="sm">None yet.</Text>}
          {data.attempt_log.map(({ at, succeeded, duration_ms, response, error: failure }) => (
            <Stack key={at} gap={4}>
              <Group gap="md" fz="sm">
                <StatusBadge
                  status={response ? String(response.status) : 'failed'}
                  tone={succeeded ? 'good' : 'bad'}
                />
                <TimeText value={at} />
                <span>{formatDuration(duration_ms)}</span>
              </Group>
              {failure !== null && <Text size="sm">{failure}</Text>}
              {response && response.body !== '' && <CodeBlock code={response.body} label="Response" />}
            </Stack>
          ))}
          <Title order={2}>Request</Title>
          <CodeBlock code={prettyJson(data.request.body)} label="Request" />
        </Stack>
      )}
    </SidePanel>
  );
}

function prettyJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
