import { ChevronDownIcon } from '@heroicons/react/16/solid';
import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import type { ReactElement } from 'react';

interface Choice {
  value: string;
  label: string;
}

interface ChoiceFieldProps extends Omit<NativeSelectProps, 'data' | 'value' | 'onChange'> {
  data: readonly (string | Choice)[];
  /** Label of the choice that selects nothing; without it, a value is always selected. */
  emptyLabel?: string;
  value: string | null | undefined;
  onChange: (value: string | undefined) => void;
}

/** One of several values, by the list of the browser: small, and what phones show best. */
export function ChoiceField(props: ChoiceFieldProps): ReactElement {
  const { data, emptyLabel, value, onChange, ...rest } = props;
  const choices = data.map((choice) =>
    typeof choice === 'string' ? { value: choice, label: choice } : choice,
  );
  return (
    <NativeSelect
      rightSection={<ChevronDownIcon width={14} className="dimmed" aria-hidden />}
      {...rest}
      data={emptyLabel === undefined ? choices : [{ value: '', label: emptyLabel }, ...choices]}
      value={value ?? ''}
      onChange={(event) => onChange(event.currentTarget.value || undefined)}
    />
  );
}
