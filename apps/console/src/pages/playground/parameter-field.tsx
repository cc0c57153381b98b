import { Textarea, TextInput } from '@mantine/core';
import type { ReactElement } from 'react';
import { InlineCode } from '../../components/inline-code.tsx';
import type { ParameterSchema } from './tool.ts';
import { JsonInput, MultiSelect, NumberInput, Switch, TagsInput } from '../../components/fields.tsx';
import { ChoiceField } from '../../components/choice-field.tsx';
import { labelOf } from './label-of.ts';

interface ParameterFieldProps {
  name: string;
  schema: ParameterSchema;
  isRequired: boolean;
  value: unknown;
  /** Undefined leaves the parameter out. */
  onChange: (value: unknown) => void;
  error: string | undefined;
}

/** Texts longer than this get several lines. */
const LINE_LENGTH = 500;

/** The input of a parameter, chosen by its schema. */
export function ParameterField(props: ParameterFieldProps): ReactElement {
  const { name, schema, isRequired, value, onChange, error } = props;
  const shared = {
    label: labelOf(name),
    description: schema.description === undefined ? undefined : <InlineCode text={schema.description} />,
    required: isRequired,
    error,
    inputWrapperOrder: ['label', 'input', 'error', 'description'] as (
      | 'label'
      | 'input'
      | 'error'
      | 'description'
    )[],
  };
  const type = Array.isArray(schema.type) ? schema.type.find((one) => one !== 'null') : schema.type;
  const placeholder = placeholderOf(schema);

  if (schema.enum) {
    const data = schema.enum.filter((choice) => choice !== null).map(String);
    return (
      <ChoiceField
        {...shared}
        data={data}
        emptyLabel={emptyLabelOf(schema, isRequired)}
        value={typeof value === 'string' ? value : undefined}
        onChange={onChange}
      />
    );
  }
  if (type === 'boolean') {
    const isOn = typeof value === 'boolean' ? value : schema.default === true;
    return (
      <Switch
        label={shared.label}
        description={shared.description}
        error={error}
        checked={isOn}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    );
  }
  if (type === 'integer' || type === 'number') {
    return (
      <NumberInput
        {...shared}
        placeholder={placeholder}
        allowDecimal={type === 'number'}
        {...(schema.minimum === undefined ? {} : { min: schema.minimum })}
        {...(schema.maximum === undefined ? {} : { max: schema.maximum })}
        value={typeof value === 'number' ? value : ''}
        onChange={(given) => onChange(typeof given === 'number' ? given : undefined)}
      />
    );
  }
  if (type === 'array' && schema.items?.enum) {
    return (
      <MultiSelect
        {...shared}
        data={schema.items.enum.map(String)}
        placeholder={textsOf(value).length === 0 ? placeholder : undefined}
        value={textsOf(value)}
        onChange={(chosen) => onChange(chosen.length > 0 ? chosen : undefined)}
      />
    );
  }
  if (type === 'array' && schema.items?.type === 'string') {
    return (
      <TagsInput
        {...shared}
        placeholder={textsOf(value).length === 0 ? (placeholder ?? 'Type one, then press Enter') : undefined}
        value={textsOf(value)}
        onChange={(tags) => onChange(tags.length > 0 ? tags : undefined)}
      />
    );
  }
  if (type === 'string') {
    const isLong = (schema.maxLength ?? 0) > LINE_LENGTH && schema.format !== 'uri' && !/url|^to$/.test(name);
    const text = {
      ...shared,
      placeholder,
      value: typeof value === 'string' ? value : '',
      onChange: (event: { currentTarget: { value: string } }) =>
        onChange(event.currentTarget.value === '' ? undefined : event.currentTarget.value),
    };
    return isLong ? <Textarea {...text} autosize minRows={2} maxRows={12} /> : <TextInput {...text} />;
  }
  return (
    <JsonInput
      {...shared}
      placeholder={placeholder ?? '{ }'}
      autosize
      minRows={3}
      maxRows={14}
      value={typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value, null, 2)}
      onChange={(text) => onChange(parsedOr(text))}
    />
  );
}

function placeholderOf({ default: initial, examples }: ParameterSchema): string | undefined {
  if (typeof initial === 'string' || typeof initial === 'number') return String(initial);
  if (Array.isArray(initial) && initial.length > 0) return initial.join(', ');
  const [example] = examples ?? [];
  return typeof example === 'string' || typeof example === 'number' ? String(example) : undefined;
}

/** Label of the choice that omits a parameter. */
function emptyLabelOf({ default: initial }: ParameterSchema, isRequired: boolean): string {
  if (typeof initial === 'string') return `Default: ${initial}`;
  return isRequired ? 'Choose one' : 'Not set';
}

const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** The text itself while it is not JSON yet. */
function parsedOr(text: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
