import { Input } from '@mantine/core';
import { type ReactElement, useId } from 'react';
import { formatBytes } from '../../components/number-text.ts';

interface FileFieldProps {
  label: string;
  maxBytes: number;
  file: File | undefined;
  onChange: (file: File | undefined) => void;
  error: string | undefined;
}

/** A file of this machine, which is uploaded with the call. */
export function FileField({ label, maxBytes, file, onChange, error }: FileFieldProps): ReactElement {
  const id = useId();
  const isTooLarge = file !== undefined && file.size > maxBytes;
  return (
    <Input.Wrapper
      id={id}
      label={label}
      description={`A file of this machine, at most ${formatBytes(maxBytes)}; it is uploaded with the call.`}
      error={isTooLarge ? `The file has ${formatBytes(file.size)}.` : error}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
    >
      <Input
        id={id}
        type="file"
        onChange={(event) => onChange(event.currentTarget.files?.[0])}
        styles={{ input: { paddingBlock: 6 } }}
      />
    </Input.Wrapper>
  );
}
