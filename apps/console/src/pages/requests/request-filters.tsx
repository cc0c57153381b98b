import { Group, TextInput } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import { ChoiceField } from '../../components/choice-field.tsx';
import { useTools } from '../playground/use-tools.ts';
import { FilterText } from '../../components/filter-text.tsx';
import type { RequestSearch } from './request-search.ts';
import { STATUS_CHOICES } from './status-choices.ts';

interface RequestFiltersProps {
  search: RequestSearch;
  onChange: (change: RequestSearch) => void;
  /** Further fields. */
  children?: ReactNode;
}

/** The filters of a list of calls. */
export function RequestFilters({ search, onChange, children }: RequestFiltersProps): ReactElement {
  const tools = useTools();
  return (
    <Group mb="md" gap="sm">
      <ChoiceField
        aria-label="Capability"
        emptyLabel="All capabilities"
        w={172}
        data={(tools.data ?? []).map(({ name, title }) => ({ value: name, label: title }))}
        value={search.capability}
        onChange={(value) => onChange({ capability: value })}
      />
      <ChoiceField
        aria-label="Status"
        emptyLabel="All statuses"
        w={172}
        data={STATUS_CHOICES}
        value={search.status}
        onChange={(value) => onChange({ status: value })}
      />
      <FilterText label="Error type" value={search.error} onChange={(value) => onChange({ error: value })} />
      <FilterText
        label="Request id"
        value={search.request_id}
        onChange={(value) => onChange({ request_id: value })}
      />
      <Day label="From" value={search.from} onChange={(value) => onChange({ from: value })} />
      <Day label="To" value={search.to} onChange={(value) => onChange({ to: value })} />
      {children}
    </Group>
  );
}

interface DayProps {
  label: string;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

const Day = ({ label, value, onChange }: DayProps): ReactElement => (
  <TextInput
    type="date"
    aria-label={`${label} (UTC)`}
    leftSection={<span className="dimmed">{label}</span>}
    leftSectionWidth={52}
    w={172}
    value={value ?? ''}
    onChange={(event) => onChange(event.currentTarget.value || undefined)}
  />
);
