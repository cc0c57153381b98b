import type { RecordField } from '@capstan/site-document';
import { Fragment, h, type VNode } from '../jsx/h.js';
import type { PageContext } from '../context/page-context.js';
import { ItemMeta, Price } from '../parts/item-parts.js';

interface FieldProps {
  field: RecordField;
  /** Before the id of each input, so that two forms on a page do not clash. */
  prefix: string;
  context: PageContext;
}

const INPUT_TYPES: Partial<Record<RecordField['type'], string>> = {
  email: 'email',
  phone: 'tel',
  url: 'url',
  number: 'number',
  date: 'date',
  time: 'time',
  slot: 'datetime-local',
};

/** What browsers may fill in. */
const AUTOCOMPLETE: Partial<Record<string, string>> = {
  email: 'email',
  phone: 'tel',
  name: 'name',
  address: 'street-address',
};

export function Field(props: FieldProps): VNode {
  const { type } = props.field;
  if (type === 'items') return <ItemsField {...props} />;
  if (type === 'choices' || (type === 'choice' && hasFacts(props.field))) return <OptionsField {...props} />;
  if (type === 'checkbox') return <CheckboxField {...props} />;
  const id = `${props.prefix}-${props.field.id}`;
  return (
    <div class={`field field-${type}`} data-field={props.field.id}>
      <label for={id}>
        <Label {...props} />
      </label>
      {type === 'choice' ? <Select {...props} /> : <Input {...props} />}
      <Help {...props} />
    </div>
  );
}

const hasFacts = ({ options }: RecordField): boolean =>
  options?.some(({ fact }) => fact !== undefined) ?? false;

function Label({ field, context }: FieldProps): VNode {
  return (
    <Fragment>
      {field.label}
      {field.unit !== undefined && <span class="field-unit"> ({field.unit})</span>}
      {!field.isRequired && field.requiredWhen === undefined && (
        <span class="optional"> {context.words.forms.optional}</span>
      )}
    </Fragment>
  );
}

function Help({ field, prefix }: FieldProps): VNode {
  const id = `${prefix}-${field.id}`;
  return (
    <Fragment>
      {field.help !== undefined && (
        <p class="help" id={`${id}-help`}>
          {field.help}
        </p>
      )}
      <p class="fault" id={`${id}-fault`} hidden />
    </Fragment>
  );
}

function Input({ field, prefix }: FieldProps): VNode {
  const id = `${prefix}-${field.id}`;
  const shared = {
    id,
    name: field.id,
    required: field.isRequired,
    'aria-describedby': field.help === undefined ? undefined : `${id}-help`,
  };
  const isText = field.type === 'text' || field.type === 'long_text';
  if (field.type === 'long_text') return <textarea {...shared} rows="4" maxlength={field.max ?? 5000} />;
  return (
    <input
      {...shared}
      type={INPUT_TYPES[field.type] ?? 'text'}
      autocomplete={AUTOCOMPLETE[field.type] ?? AUTOCOMPLETE[field.id]}
      maxlength={isText ? (field.max ?? 200) : undefined}
      min={isText ? undefined : field.min}
      max={isText ? undefined : field.max}
      inputmode={field.type === 'number' ? 'numeric' : undefined}
    />
  );
}

function Select({ field, prefix, context }: FieldProps): VNode {
  const id = `${prefix}-${field.id}`;
  return (
    <select
      id={id}
      name={field.id}
      required={field.isRequired}
      aria-describedby={field.help === undefined ? undefined : `${id}-help`}
    >
      <option value="">{context.words.forms.choose}</option>
      {field.options?.map(({ value, label }) => (
        <option value={value}>{label}</option>
      ))}
    </select>
  );
}

/** Options that are seen at once: several may be chosen, or they represent items with prices. */
function OptionsField(props: FieldProps): VNode {
  const { field, prefix, context } = props;
  const isSingle = field.type === 'choice';
  return (
    <fieldset class={`field field-${field.type}`} data-field={field.id}>
      <legend>
        <Label {...props} />
      </legend>
      <div class="options">
        {field.options?.map(({ value, label, fact }, index) => {
          const id = `${prefix}-${field.id}-${index}`;
          return (
            <label class="option" for={id}>
              <input
                type={isSingle ? 'radio' : 'checkbox'}
                id={id}
                name={field.id}
                value={value}
                required={isSingle && field.isRequired}
              />
              <span class="option-text">
                <span class="option-name">{label}</span>
                <OptionFact fact={fact} context={context} />
              </span>
            </label>
          );
        })}
      </div>
      <Help {...props} />
    </fieldset>
  );
}

/** Without a script one piece of each chosen item; the script adds quantities. */
function ItemsField(props: FieldProps): VNode {
  const { field, prefix, context } = props;
  return (
    <fieldset class="field field-items" data-field={field.id}>
      <legend>
        <Label {...props} />
      </legend>
      <ul class="cart">
        {field.options?.map(({ value, label, fact }, index) => {
          const id = `${prefix}-${field.id}-${index}`;
          return (
            <li class="cart-item" data-value={value}>
              <label for={id}>
                <input type="checkbox" id={id} name={field.id} value={value} />
                <span class="option-text">
                  <span class="option-name">{label}</span>
                  <OptionFact fact={fact} context={context} />
                </span>
              </label>
            </li>
          );
        })}
      </ul>
      <Help {...props} />
    </fieldset>
  );
}

function OptionFact({ fact: id, context }: { fact: string | undefined; context: PageContext }): VNode | null {
  const item = context.fact(id);
  if (item?.type !== 'item') return null;
  return (
    <Fragment>
      {item.description !== undefined && <span class="option-about">{item.description}</span>}
      <ItemMeta item={item} context={context} as="span" />
      <Price text={item.price === undefined ? null : context.formats.price(item.price)} />
    </Fragment>
  );
}

function CheckboxField(props: FieldProps): VNode {
  const { field, prefix } = props;
  const id = `${prefix}-${field.id}`;
  return (
    <div class="field field-checkbox" data-field={field.id}>
      <label class="option" for={id}>
        <input type="checkbox" id={id} name={field.id} required={field.isRequired} />
        <span>{field.label}</span>
      </label>
      <Help {...props} />
    </div>
  );
}
