import type { KeyResult, RestrictKeyBody } from '@capstan/client';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type FormEvent, type ReactElement, useState } from 'react';
import { useApiMutation } from '../../api/use-api.ts';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { NumberInput } from '../../components/fields.tsx';

/** Changes the name and the limits of a key. */
export function KeyLimitsForm({ apiKey }: { apiKey: KeyResult }): ReactElement {
  const [name, setName] = useState(apiKey.name);
  const [cap, setCap] = useState<number | string>(apiKey.credit_cap ?? '');
  const [rate, setRate] = useState<number | string>(apiKey.rate_limit_per_minute ?? '');
  const change = useApiMutation<KeyResult, RestrictKeyBody>((body) => ({
    method: 'PATCH',
    path: `/v1/keys/${apiKey.id}`,
    body,
  }));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const changes: RestrictKeyBody = { name: name.trim() };
    if (numberOf(cap) !== apiKey.credit_cap) changes.credit_cap = numberOf(cap);
    if (numberOf(rate) !== apiKey.rate_limit_per_minute) changes.rate_limit_per_minute = numberOf(rate);
    change.mutate(changes, {
      onSuccess: () => notifications.show({ message: 'The limits are saved.', color: 'green' }),
    });
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <Group grow align="flex-start" preventGrowOverflow={false} wrap="wrap">
          <TextInput
            label="Name"
            required
            maxLength={100}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <NumberInput
            label="Credit cap"
            placeholder="none"
            min={0}
            allowDecimal={false}
            thousandSeparator=","
            value={cap}
            onChange={setCap}
          />
          <NumberInput
            label="Requests per minute"
            placeholder="default"
            min={1}
            allowDecimal={false}
            value={rate}
            onChange={setRate}
          />
        </Group>
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

const numberOf = (value: number | string): number | null => (value === '' ? null : Number(value));
