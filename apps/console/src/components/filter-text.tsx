import { TextInput, type TextInputProps } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { type ReactElement, useEffect, useRef, useState } from 'react';

interface FilterTextProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  label: string;
  /** In the address. */
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

const DELAY_MS = 300;

/** A text to filter by, which takes effect shortly after it was typed. */
export function FilterText({ label, value, onChange, ...rest }: FilterTextProps): ReactElement {
  const [text, setText] = useState(value ?? '');
  const sent = useRef(value);
  // The address also changes without this field: by the back button, or when all filters are removed.
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setText(value ?? '');
  }, [value]);
  const send = useDebouncedCallback((typed: string) => {
    sent.current = typed.trim() || undefined;
    onChange(sent.current);
  }, DELAY_MS);
  return (
    <TextInput
      aria-label={label}
      placeholder={label}
      w={172}
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value);
        send(event.currentTarget.value);
      }}
      {...rest}
    />
  );
}
