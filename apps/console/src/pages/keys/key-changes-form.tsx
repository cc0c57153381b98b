import type { KeyResult, RestrictKeyBody } from '@capstan/client';
import { Button, Group, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type FormEvent, type ReactElement, useState } from 'react';
import { useApiMutation } from '../../api/use-api.ts';
import { ChoiceField } from '../../components/choice-field.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { MultiSelect, NumberInput, TagsInput } from '../../components/fields.tsx';
import { useTools } from '../playground/use-tools.ts';
import { changedBody, changesOf, type KeyChanges, UNCHANGED } from './key-changes.ts';
import { ACCESS, EXPIRY } from './key-form.tsx';

/** Changes the name, access and limits of a key. */
export function KeyChangesForm({ apiKey }: { apiKey: KeyResult }): ReactElement {
  const [fields, setFields] = useState<KeyChanges>(() => changesOf(apiKey));
  const tools = useTools();
  const set = (change: Partial<KeyChanges>): void => setFields({ ...fields, ...change });
  const change = useApiMutation<KeyResult, RestrictKeyBody>((body) => ({
    method: 'PATCH',
    path: `/v1/keys/${apiKey.id}`,
    body,
  }));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    change.mutate(changedBody(apiKey, fields), {
      onSuccess: ({ data }) => {
        setFields(changesOf(data));
        notifications.show({ message: 'The limits are saved.', color: 'green' });
      },
    });
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="sm" verticalSpacing="sm">
          <TextInput
            label="Name"
            required
            maxLength={100}
            value={fields.name}
            onChange={(event) => set({ name: event.currentTarget.value })}
          />
          <ChoiceField
            label="Access"
            data={
              changesOf(apiKey).access === UNCHANGED
                ? [{ value: UNCHANGED, label: 'As it is' }, ...ACCESS]
                : ACCESS
            }
            value={fields.access}
            onChange={(access) => set({ access: (access ?? UNCHANGED) as KeyChanges['access'] })}
          />
          <ChoiceField
            label="Expires"
            data={[{ value: UNCHANGED, label: 'As it is' }, ...EXPIRY]}
            value={fields.expiresInDays}
            onChange={(days) => set({ expiresInDays: days ?? '' })}
          />
          <NumberInput
            label="Credit cap"
            placeholder="none"
            min={0}
            allowDecimal={false}
            thousandSeparator=","
            value={fields.creditCap}
            onChange={(creditCap) => set({ creditCap })}
          />
          <NumberInput
            label="Requests per minute"
            placeholder="default"
            min={1}
            allowDecimal={false}
            value={fields.rateLimit}
            onChange={(rateLimit) => set({ rateLimit })}
          />
          <TagsInput
            label="Allowed IP addresses"
            placeholder={fields.addresses.length === 0 ? 'from anywhere' : ''}
            value={fields.addresses}
            onChange={(addresses) => set({ addresses })}
          />
        </SimpleGrid>
        {fields.access === 'chosen' && (
          <MultiSelect
            label="Capabilities"
            required
            data={(tools.data ?? []).map(({ name, title }) => ({ value: name, label: title }))}
            value={fields.capabilities}
            onChange={(capabilities) => set({ capabilities })}
          />
        )}
        {change.error && <ErrorNotice error={change.error} />}
        <Group justify="flex-end">
          <Button type="submit" variant="default" loading={change.isPending}>
            Save limits
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
