import { all, one, oneOf } from './dom.js';
import type { RecordData } from './model.js';
import { site } from './model.js';
import { RequestFault, create } from './requests.js';

/** Dispatched on a form after its entry was created, and after it was refused. */
export const CREATED = 'entry-created';
export const REFUSED = 'entry-refused';

/** Sends a form without leaving the page, and shows faults at their fields. */
export function enhanceForm(form: HTMLFormElement, record: RecordData): void {
  const state = one('.form-state', form);
  const button = oneOf(HTMLButtonElement, '.form-end button', form);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!button || !state || button.disabled) return;
    button.disabled = true;
    state.textContent = site.words.forms['sending'] ?? '';
    clearFaults(form);
    void create(record, valuesOf(form, record))
      .then(() => succeed(form))
      .catch((fault: unknown) => showFault(form, fault))
      .finally(() => {
        button.disabled = false;
        state.textContent = '';
      });
  });
}

/** After a form was sent without a script, the URL says why it was refused. */
export function showRefusalOfUrl(): void {
  const query = new URLSearchParams(location.search);
  const reason = site.words.refusals[query.get('refused') ?? ''];
  const place = document.querySelector('.answer-refused:target');
  if (reason !== undefined && place) place.textContent = reason;
}

function succeed(form: HTMLFormElement): void {
  const details = form.closest<HTMLDetailsElement>('details.add-entry');
  const answer = one('.answer-sent', form.closest('.form-box') ?? document);
  form.reset();
  form.dispatchEvent(new Event(CREATED, { bubbles: true }));
  if (details) {
    details.open = false;
    one('summary', details)?.focus();
    return;
  }
  form.hidden = true;
  answer?.classList.add('is-shown');
  answer?.focus();
}

function showFault(form: HTMLFormElement, thrown: unknown): void {
  form.dispatchEvent(new Event(REFUSED));
  const fault = thrown instanceof RequestFault ? thrown : new RequestFault('failed');
  const field = fault.field === null ? null : one(`[data-field="${CSS.escape(fault.field)}"]`, form);
  const place = field && one('.fault', field);
  if (!field || !place) {
    const refused = one('.answer-refused', form.closest('.form-box') ?? document);
    if (refused) refused.textContent = fault.message;
    refused?.classList.add('is-shown');
    refused?.focus();
    return;
  }
  place.textContent = fault.message;
  place.hidden = false;
  const control = one('input, select, textarea, button', field);
  control?.setAttribute('aria-invalid', 'true');
  control?.setAttribute('aria-describedby', place.id);
  control?.focus();
}

function clearFaults(form: HTMLFormElement): void {
  one('.answer-refused', form.closest('.form-box') ?? document)?.classList.remove('is-shown');
  for (const fault of all('.fault', form)) fault.hidden = true;
  for (const control of all('[aria-invalid]', form)) control.removeAttribute('aria-invalid');
}

/** The values of a form as JSON: several of one name are a list. */
function valuesOf(form: HTMLFormElement, { fields }: RecordData): Record<string, unknown> {
  const data = new FormData(form);
  const values: Record<string, unknown> = { _website: data.get('_website') ?? '' };
  for (const { id, type } of fields) {
    const given = data.getAll(id).map(String);
    if (type === 'checkbox') values[id] = given.length > 0;
    else if (type === 'choices') values[id] = given;
    else if (type === 'items') values[id] = cartOf(form, id);
    else if (given[0] !== undefined && given[0] !== '')
      values[id] = type === 'number' ? Number(given[0]) : given[0];
  }
  return values;
}

const cartOf = (form: HTMLFormElement, field: string): { value: string; quantity: number }[] =>
  all(`[data-field="${CSS.escape(field)}"] [data-value]`, form)
    .map((item) => ({ value: item.dataset['value'] ?? '', quantity: Number(item.dataset['quantity'] ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
