import type { RotatedWebhookResult, WebhookDeliveryResult, WebhookResult } from '@capstan/client';
import { Button, Paper, Skeleton, Stack } from '@mantine/core';
import { Switch } from '../../components/fields.tsx';
import { notifications } from '@mantine/notifications';
import { useNavigate, useParams } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useApi, useApiMutation } from '../../api/use-api.ts';
import { ConfirmButton } from '../../components/confirm-button.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { Facts } from '../../components/facts.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { TimeText } from '../../components/time-text.tsx';
import { Deliveries } from './deliveries.tsx';
import { ShownSecret } from './shown-secret.tsx';
import { Dialog } from '../../components/dialog.tsx';

/** One webhook: its state, secret and deliveries. */
export function WebhookPage(): ReactElement {
  const { id } = useParams({ from: '/app/webhooks/$id' });
  const navigate = useNavigate();
  const path = `/v1/webhooks/${id}`;
  const webhook = useApi<WebhookResult>(path);
  const enable = useApiMutation<WebhookResult, boolean>((enabled) => ({
    method: 'PATCH',
    path,
    body: { enabled },
  }));
  const test = useApiMutation<WebhookDeliveryResult>(() => ({ method: 'POST', path: `${path}/test` }));
  const rotate = useApiMutation<RotatedWebhookResult>(() => ({
    method: 'POST',
    path: `${path}/rotate-secret`,
    body: {},
  }));
  const remove = useApiMutation<WebhookResult>(() => ({ method: 'DELETE', path }));
  const { data, error } = webhook;
  if (error) return <ErrorNotice error={error} onRetry={() => void webhook.refetch()} />;
  if (!data) return <Skeleton height={240} radius="lg" />;
  const sendTest = (): void =>
    test.mutate(undefined, {
      onSuccess: () => notifications.show({ message: 'A test event is on its way.' }),
    });
  const secret = rotate.data?.data.secret;
  return (
    <>
      <PageHeader
        title={data.url}
        documentTitle="Webhook"
        description={data.description || undefined}
        actions={
          <>
            <Button variant="default" loading={test.isPending} onClick={sendTest}>
              Send a test
            </Button>
            <ConfirmButton
              label="Rotate secret"
              question="Rotate the secret?"
              isPending={rotate.isPending}
              error={rotate.error}
              onConfirm={() => rotate.mutateAsync()}
            >
              Requests are signed with the new secret and, for a day, with the old one as well.
            </ConfirmButton>
            <ConfirmButton
              label="Delete"
              question="Delete this webhook?"
              isPending={remove.isPending}
              error={remove.error}
              onConfirm={async () => {
                await remove.mutateAsync();
                await navigate({ to: '/webhooks' });
              }}
            >
              Deliveries that are still waiting are not sent.
            </ConfirmButton>
          </>
        }
      />
      <Stack>
        {(test.error ?? enable.error) && <ErrorNotice error={(test.error ?? enable.error)!} />}
        <Paper withBorder p="lg">
          <Stack gap="md">
            <Switch
              label="Send events"
              checked={data.enabled}
              disabled={enable.isPending}
              onChange={(event) => enable.mutate(event.currentTarget.checked)}
            />
            <Facts
              facts={{
                Events: data.event_types.join(', '),
                'Failing since': data.failing_since && <TimeText value={data.failing_since} />,
                Disabled: data.disabled_at && <TimeText value={data.disabled_at} />,
                'Disabled because': data.disabled_reason,
                Created: <TimeText value={data.created_at} />,
              }}
            />
          </Stack>
        </Paper>
        <Deliveries webhookId={id} />
      </Stack>
      <Dialog
        opened={secret !== undefined}
        onClose={rotate.reset}
        title="Copy the secret now"
        closeOnClickOutside={false}
      >
        {secret !== undefined && <ShownSecret secret={secret} onDone={rotate.reset} />}
      </Dialog>
    </>
  );
}
