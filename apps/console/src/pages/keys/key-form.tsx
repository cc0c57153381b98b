import { Button, Collapse, Group, Stack, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { FormEvent, ReactElement } from 'react';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { useTools } from '../playground/use-tools.ts';
import type { KeyFields } from './key-fields.ts';
import { MultiSelect, NumberInput, TagsInput } from '../../components/fields.tsx';
import { ChoiceField } from '../../components/choice-field.tsx';

interface KeyFormProps {
  fields: KeyFields;
  onChange: (fields: KeyFields) => void;
  onSubmit: () => void;
  isPending: boolean;
  error: Error | null;
}

export const ACCESS = [
  { value: 'full', label: 'Capabilities and account' },
  { value: 'capabilities', label: 'All capabilities' },
  { value: 'chosen', label: 'Chosen capabilities' },
  { value: 'read', label: 'Read only' },
];
export const EXPIRY = [
  { value: '', label: 'Never' },
  { value: '1', label: 'In a day' },
  { value: '7', label: 'In a week' },
  { value: '30', label: 'In 30 days' },
  { value: '90', label: 'In 90 days' },
  { value: '365', label: 'In a year' },
];

/** What a new key is for and may do. */
export function KeyForm({ fields, onChange, onSubmit, isPending, error }: KeyFormProps): ReactElement {
  const tools = useTools();
  const [hasLimits, limits] = useDisclosure(false);
  const set = (change: Partial<KeyFields>): void => onChange({ ...fields, ...change });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
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
          data={ACCESS}
          value={fields.access}
          onChange={(access) => set({ access: (access ?? 'full') as KeyFields['access'] })}
        />
        {fields.access === 'chosen' && (
          <MultiSelect
            label="Capabilities"
            required
            data={(tools.data ?? []).map(({ name, title }) => ({ value: name, label: title }))}
            value={fields.capabilities}
            onChange={(capabilities) => set({ capabilities })}
          />
        )}
        <Group grow align="flex-start">
          <NumberInput
            label="Credit cap"
            description="Most that it may spend"
            placeholder="none"
            min={0}
            allowDecimal={false}
            thousandSeparator=","
            value={fields.creditCap}
            onChange={(creditCap) => set({ creditCap })}
          />
          <ChoiceField
            label="Expires"
            description="Then it stops working"
            data={EXPIRY}
            value={fields.expiresInDays}
            onChange={(days) => set({ expiresInDays: days ?? '' })}
          />
        </Group>
        <Collapse expanded={hasLimits}>
          <Stack gap="sm">
            <NumberInput
              label="Requests per minute"
              placeholder="default of the service"
              min={1}
              allowDecimal={false}
              value={fields.rateLimit}
              onChange={(rateLimit) => set({ rateLimit })}
            />
            <TagsInput
              label="Allowed IP addresses"
              description="Addresses or ranges such as 203.0.113.0/24; empty: from anywhere"
              placeholder="Type one, then press Enter"
              value={fields.addresses}
              onChange={(addresses) => set({ addresses })}
            />
          </Stack>
        </Collapse>
        {error && <ErrorNotice error={error} />}
        <Group justify="space-between">
          <Button variant="subtle" color="gray" onClick={limits.toggle} aria-expanded={hasLimits}>
            {hasLimits ? 'Fewer limits' : 'More limits'}
          </Button>
          <Button type="submit" loading={isPending}>
            Create key
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
