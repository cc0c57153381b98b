import { type Html, html } from '@capstan/platform-http';
import type { FieldSpec } from '@capstan/site-document';
import type { GivenFields } from '../entries/read-entry.js';

/** A field with the sent value, as HTML. */
export interface SentField {
  field: FieldSpec;
  given: GivenFields;
  /** In the language of the site; undefined if the field is valid. */
  fault: string | undefined;
}

const INPUT_TYPES: Partial<Record<FieldSpec['type'], string>> = {
  email: 'email',
  phone: 'tel',
  url: 'url',
  number: 'number',
  date: 'date',
  time: 'time',
  slot: 'datetime-local',
};

export const idOf = ({ name }: FieldSpec): string => `f-${name}`;

/** The control of a field with its label and fault, in the markup of rendered sites, whose style sheet it uses. */
export function formField(sent: SentField): Html {
  const { field } = sent;
  if (field.type === 'checkbox')
    return html`<div class="field field-checkbox"><label class="option">${box(sent, 'on', '')}<span>${field.label}</span></label>${faultOf(sent)}</div>`;
  if (field.type === 'choices' || field.type === 'items')
    return html`<fieldset class="field field-${field.type}" id="${idOf(field)}"><legend>${field.label}</legend><div class="options">${(
      field.options ?? []
    ).map(
      ({ value, label }) =>
        html`<label class="option">${box(sent, value, value)}<span class="option-text">${label}</span></label>`,
    )}</div>${faultOf(sent)}</fieldset>`;
  return html`<div class="field field-${field.type}"><label for="${idOf(field)}">${field.label}</label>${controlOf(sent)}${faultOf(sent)}</div>`;
}

function controlOf({ field, given, fault }: SentField): Html {
  const value = textOf(given[field.name]);
  const state =
    fault === undefined ? undefined : html` aria-invalid="true" aria-describedby="${idOf(field)}-fault"`;
  const shared = html`id="${idOf(field)}" name="${field.name}"${state}`;
  if (field.type === 'long_text') return html`<textarea ${shared} rows="4">${value}</textarea>`;
  if (field.type !== 'choice')
    return html`<input ${shared} type="${INPUT_TYPES[field.type] ?? 'text'}" value="${value}">`;
  const options = (field.options ?? []).map((option) => {
    const selected = option.value === value ? html` selected` : undefined;
    return html`<option value="${option.value}"${selected}>${option.label}</option>`;
  });
  return html`<select ${shared}><option value=""></option>${options}</select>`;
}

/** @param id after that of the field, which a single checkbox has itself. */
function box({ field, given }: SentField, value: string, id: string): Html {
  const chosen = [given[field.name]].flat();
  const isChecked = field.type === 'checkbox' ? chosen[0] !== undefined : chosen.includes(value);
  const own = id === '' ? html` id="${idOf(field)}"` : undefined;
  const checked = isChecked ? html` checked` : undefined;
  return html`<input type="checkbox" name="${field.name}" value="${value}"${own}${checked}>`;
}

const faultOf = ({ field, fault }: SentField): Html | undefined =>
  fault === undefined ? undefined : html`<p class="fault" id="${idOf(field)}-fault">${fault}</p>`;

const textOf = (given: unknown): string =>
  typeof given === 'string' || typeof given === 'number' ? String(given) : '';
