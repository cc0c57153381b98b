import { ChevronRightIcon } from '@heroicons/react/16/solid';
import { Button, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { ReactElement } from 'react';
import { ParameterField } from './parameter-field.tsx';
import { FileField } from './file-field.tsx';
import { labelOf } from './label-of.ts';
import type { Params, ParameterSchema, Tool } from './tool.ts';

interface SchemaFormProps {
  schema: ParameterSchema;
  upload: Tool['upload'];
  values: Params;
  onChange: (values: Params) => void;
  /** Messages of the API by parameter. */
  errors: Record<string, string>;
}

/** How many optional parameters are shown at once. */
const SHOWN_AT_ONCE = 2;

/** A form made from a JSON Schema: required parameters first, most optional ones on demand. */
export function SchemaForm({ schema, upload, values, onChange, errors }: SchemaFormProps): ReactElement {
  const [hasMore, more] = useDisclosure(false);
  const names = Object.keys(schema.properties ?? {});
  const required = new Set(schema.required);
  const isUsed = (name: string): boolean => values[name] !== undefined || errors[name] !== undefined;
  // A file is what most people have; without it, it would be the third of the optional ones.
  const optional = names.filter((name) => !required.has(name) && name !== upload?.field);
  const shown = optional.filter((name, index) => index < SHOWN_AT_ONCE || isUsed(name));
  const hidden = optional.filter((name) => !shown.includes(name));
  const set = (name: string, value: unknown): void => {
    const { [name]: _, ...rest } = values;
    onChange(value === undefined ? rest : { ...rest, [name]: value });
  };
  const field = (name: string): ReactElement => (
    <ParameterField
      key={name}
      name={name}
      schema={schema.properties?.[name] ?? {}}
      isRequired={required.has(name)}
      value={values[name]}
      onChange={(value) => set(name, value)}
      error={errors[name]}
    />
  );
  return (
    <Stack gap="md">
      {upload && (
        <FileField
          label={labelOf(upload.field)}
          maxBytes={upload.max_bytes}
          file={values[upload.field] instanceof File ? (values[upload.field] as File) : undefined}
          onChange={(file) => set(upload.field, file)}
          error={errors[upload.field]}
        />
      )}
      {names.filter((name) => required.has(name)).map(field)}
      {shown.map(field)}
      {hidden.length > 0 && (
        <>
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            onClick={more.toggle}
            aria-expanded={hasMore}
            style={{ alignSelf: 'flex-start' }}
            leftSection={
              <ChevronRightIcon width={14} style={{ rotate: hasMore ? '90deg' : '0deg' }} aria-hidden />
            }
          >
            {hasMore ? 'Fewer parameters' : `${hidden.length} more parameters`}
          </Button>
          {hasMore && hidden.map(field)}
        </>
      )}
    </Stack>
  );
}
