import { TextInput, type TextInputProps } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import type { ReactElement } from 'react';

interface FilterTextProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  label: string;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** A text to filter by, which takes effect shortly after it was typed. */
export function FilterText({ label, value, onChange, ...rest }: FilterTextProps): ReactElement {
  const type = useDebouncedCallback((text: string) => onChange(text.trim() || undefined), 300);
  return (
    <TextInput
      aria-label={label}
      placeholder={label}
      w={172}
      defaultValue={value ?? ''}
      onChange={(event) => type(event.currentTarget.value)}
      {...rest}
    />
  );
}
