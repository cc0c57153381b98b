import { Button, Group, SimpleGrid, Stack, TextInput } from '@mantine/core';
import type { FormEvent, ReactElement } from 'react';
import { ChoiceField } from '../../components/choice-field.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { MultiSelect, NumberInput, TagsInput } from '../../components/fields.tsx';
import { useTools } from '../playground/use-tools.ts';
import type { KeyFields } from './key-fields.ts';

interface Choice {
  value: string;
  label: string;
}

interface KeyFormProps<Access extends string> {
  fields: KeyFields<Access>;
  onChange: (fields: KeyFields<Access>) => void;
  onSubmit: () => void;
  isPending: boolean;
  error: Error | null;
  submitLabel: string;
  accessChoices: readonly (Choice & { value: Access })[];
  expiryChoices: readonly Choice[];
}

/** The purpose and permissions of a key. */
export function KeyForm<Access extends string>(props: KeyFormProps<Access>): ReactElement {
  const { fields, onChange, onSubmit, isPending, error, submitLabel, accessChoices, expiryChoices } = props;
  const tools = useTools();
  const set = (change: Partial<KeyFields<Access>>): void => onChange({ ...fields, ...change });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm" verticalSpacing="sm">
          <TextInput
            label="Name"
            description="What the key is for"
            placeholder="research agent"
            required
            maxLength={100}
            data-autofocus
            value={fields.name}
            onChange={(event) => set({ name: event.currentTarget.value })}
          />
          <ChoiceField
            label="Access"
            description="What it may call"
            data={accessChoices}
            value={fields.access}
            onChange={(access) => set({ access: access as Access })}
          />
          <NumberInput
            label="Credit cap"
            description="The most that it may spend"
            placeholder="no cap"
            min={0}
            allowDecimal={false}
            thousandSeparator=","
            value={fields.creditCap}
            onChange={(creditCap) => set({ creditCap })}
          />
          <ChoiceField
            label="Expires"
            description="Then it stops working"
            data={expiryChoices}
            value={fields.expiresInDays}
            onChange={(days) => set({ expiresInDays: days ?? '' })}
          />
          <NumberInput
            label="Requests per minute"
            description="More are refused"
            placeholder="default of the service"
            min={1}
            allowDecimal={false}
            value={fields.rateLimit}
            onChange={(rateLimit) => set({ rateLimit })}
          />
          <TagsInput
            label="Allowed IP addresses"
            description="Or ranges such as 203.0.113.0/24"
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
        {error && <ErrorNotice error={error} />}
        <Group justify="flex-end">
          <Button type="submit" loading={isPending}>
            {submitLabel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
