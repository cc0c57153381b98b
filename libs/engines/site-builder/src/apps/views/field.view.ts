import type { FieldSpec } from '../../model/data-schema.js';
import { attributes } from '../attributes.js';
import { html, type Html } from '../../html/html.js';
import type { UiWords } from '../words/en.ui.js';
import { quantityView } from './quantity.view.js';

/** Up to so many options are shown at once rather than in a menu. */
const RADIO_OPTIONS = 3;

const INPUT_TYPES: Partial<Record<FieldSpec['type'], string>> = {
  email: 'email',
  phone: 'tel',
  number: 'number',
  date: 'date',
  time: 'time',
  slot: 'datetime-local',
  url: 'url',
};

/** `street-address` is for several lines. */
const AUTOCOMPLETE: Record<string, string> = {
  name: 'name',
  email: 'email',
  contact_email: 'email',
  phone: 'tel',
  address: 'street-address',
};

/** Most people mean the least of these. */
const COUNTS = ['guests', 'nights'];

/** Label, control and the place of its fault. Ids begin with `prefix`, unique on the page. */
export function fieldView(field: FieldSpec, prefix: string, words: UiWords): Html {
  if (field.type === 'items') return quantitiesView(field, prefix, words);
  if (field.type === 'checkbox') return checkboxView(field, prefix, words);
  if (isGroup(field)) return groupView(field, prefix, words);
  const id = `${prefix}-${field.name}`;
  return html`<div class="field" data-field="${field.name}">
    <label for="${id}">${labelView(field, words)}</label>
    ${controlView(field, id, words)} ${faultView(id)}
  </div>`;
}

/** Several of the fields of a form, one after the other. */
export function fieldViews(fields: FieldSpec[], prefix: string, words: UiWords): Html {
  return html`${fields.map((field) => [fieldView(field, prefix, words), '\n'])}`;
}

/** The name of a field, and in words whether it has to be filled in. */
export function labelView(field: FieldSpec, words: UiWords): Html {
  return html`${field.label}${field.isRequired && html` <span class="mark">(${words.form.required})</span>`}`;
}

/** Where a script writes what is wrong with a field. */
export function faultView(id: string): Html {
  return html`<p class="error" id="${id}-error" hidden></p>`;
}

function controlView(field: FieldSpec, id: string, words: UiWords): Html {
  const common = {
    id,
    name: field.name,
    required: field.isRequired,
    autocomplete: AUTOCOMPLETE[field.name] ?? null,
  };
  if (field.type === 'choice') {
    return html`<select ${attributes(common)}>
<option value="">${words.form.choose}</option>
${optionsOf(field).map(({ value, label }) => html`<option value="${value}">${label}</option> `)}</select>`;
  }
  if (field.type === 'long_text') {
    return html`<textarea ${attributes({ ...common, rows: 4, maxlength: field.max ?? 5000 })}></textarea>`;
  }
  const isText = field.type === 'text';
  const type = INPUT_TYPES[field.type] ?? 'text';
  return html`<input ${attributes({
    type,
    ...common,
    maxlength: isText ? (field.max ?? 200) : null,
    inputmode: field.type === 'number' ? (isWhole(field) ? 'numeric' : 'decimal') : null,
    step: field.type === 'number' && !isWhole(field) ? 'any' : null,
    min: field.type === 'number' ? (field.min ?? null) : null,
    max: field.type === 'number' ? (field.max ?? null) : null,
    value: COUNTS.includes(field.name) ? (field.min ?? null) : null,
  })}>`;
}

/** Counts begin at one; amounts may have decimals. */
function isWhole(field: FieldSpec): boolean {
  return field.min !== undefined && field.min >= 1;
}

function isGroup(field: FieldSpec): boolean {
  return field.type === 'choices' || (field.type === 'choice' && optionsOf(field).length <= RADIO_OPTIONS);
}

function groupView(field: FieldSpec, prefix: string, words: UiWords): Html {
  const id = `${prefix}-${field.name}`;
  const isOne = field.type === 'choice';
  return html`<fieldset
    class="field"
    data-field="${field.name}"
    ${attributes({ role: isOne ? 'radiogroup' : null })}
  >
    <legend>${labelView(field, words)}</legend>
    <div class="options">
      ${optionsOf(field).map(
        ({ value, label }, index) =>
          html`<label><input ${attributes({
            type: isOne ? 'radio' : 'checkbox',
            id: `${id}-${index + 1}`,
            name: field.name,
            value,
            required: isOne && field.isRequired,
          })}> ${label}</label>\n`,
      )}
    </div>
    ${faultView(id)}
  </fieldset>`;
}

function checkboxView(field: FieldSpec, prefix: string, words: UiWords): Html {
  const id = `${prefix}-${field.name}`;
  return html`<div class="field" data-field="${field.name}">
<label><input ${attributes({ type: 'checkbox', id, name: field.name, required: field.isRequired })}> <span>${labelView(field, words)}</span></label>
${faultView(id)}
</div>`;
}

function quantitiesView(field: FieldSpec, prefix: string, words: UiWords): Html {
  const id = `${prefix}-${field.name}`;
  return html`<fieldset class="field" data-field="${field.name}">
    <legend>${labelView(field, words)}</legend>
    ${optionsOf(field).map(({ label }) => html`<div class="line">${label} ${quantityView(field.name, label, words)}</div> `)}${faultView(id)}
  </fieldset>`;
}

function optionsOf(field: FieldSpec): { value: string; label: string }[] {
  return field.options ?? [];
}
