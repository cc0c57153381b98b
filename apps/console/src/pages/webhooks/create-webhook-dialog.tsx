import type { CreateWebhookBody, NewWebhookResult } from '@capstan/client';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { type FormEvent, type ReactElement, useState } from 'react';
import { useApiMutation } from '../../api/use-api.ts';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { EVENT_CHOICES } from './event-choices.ts';
import { ShownSecret } from './shown-secret.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { TagsInput } from '../../components/fields.tsx';

/** Adds a webhook and shows its secret, once. */
export function CreateWebhookDialog(props: { opened: boolean; onClose: () => void }): ReactElement {
  const { opened, onClose } = props;
  const [url, setUrl] = useState('');
  const [eventTypes, setEventTypes] = useState<string[]>(['*']);
  const create = useApiMutation<NewWebhookResult, CreateWebhookBody>((body) => ({
    method: 'POST',
    path: '/v1/webhooks',
    body,
  }));
  const close = (): void => {
    onClose();
    create.reset();
    setUrl('');
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    create.mutate({ url, event_types: eventTypes });
  };
  const made = create.data?.data;
  return (
    <Dialog
      opened={opened}
      onClose={close}
      title={made ? 'Copy the secret now' : 'Add a webhook'}
      closeOnClickOutside={made === undefined}
    >
      {made ? (
        <ShownSecret secret={made.secret} onDone={close} />
      ) : (
        <form onSubmit={submit}>
          <Stack gap="sm">
            <TextInput
              label="URL"
              description="Your public http or https address"
              placeholder="https://example.com/hooks/capstan"
              type="url"
              required
              data-autofocus
              value={url}
              onChange={(event) => setUrl(event.currentTarget.value)}
            />
            <TagsInput
              label="Events"
              description="* for all, build.* for all of builds"
              required
              data={EVENT_CHOICES}
              value={eventTypes}
              onChange={setEventTypes}
            />
            {create.error && <ErrorNotice error={create.error} />}
            <Group justify="flex-end">
              <Button type="submit" loading={create.isPending}>
                Add webhook
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </Dialog>
  );
}
