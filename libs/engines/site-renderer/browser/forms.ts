import { all, make, one, oneOf } from './dom.js';
import { filled } from './format.js';
import type { Receipt, RecordData } from './model.js';
import { site } from './model.js';
import { type FieldFault, RequestError, create, refusalText } from './requests.js';

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
      .then((receipt) => succeed(form, receipt))
      .catch((fault: unknown) => showFault(form, fault))
      .finally(() => {
        button.disabled = false;
        state.textContent = '';
      });
  });
}

function succeed(form: HTMLFormElement, receipt: Receipt): void {
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
  answer?.append(...newsOf(receipt));
  answer?.classList.add('is-shown');
  answer?.focus();
}

/** What the answer says besides that the entry arrived: the score of a quiz, the place on a waiting list. */
function newsOf({ score, position, code }: Receipt): (HTMLElement | string)[] {
  const { forms: words } = site.words;
  const lines: (HTMLElement | string)[] = [];
  if (score) lines.push(filled(words['score'], score));
  if (position !== undefined) lines.push(filled(words['position'], { position }));
  if (code !== undefined) {
    const link = new URL(`?ref=${code}`, location.href.split(/[?#]/)[0]).href;
    lines.push(words['share'] ?? '', make('a', { href: link }, link));
  }
  return lines.flatMap((line) => [make('br'), line]);
}

function showFault(form: HTMLFormElement, thrown: unknown): void {
  form.dispatchEvent(new Event(REFUSED));
  const fault = thrown instanceof RequestError ? thrown : new RequestError('failed');
  const controls = fault.faults.map((each) => showFieldFault(form, each));
  const first = controls.find((control) => control !== null);
  if (first) return first.focus();
  const refused = one('.answer-refused', form.closest('.form-box') ?? document);
  if (refused) refused.textContent = fault.message;
  refused?.classList.add('is-shown');
  refused?.focus();
}

/** @returns the control to correct; null if the form does not have the field. */
function showFieldFault(form: HTMLFormElement, { code, field: id }: FieldFault): HTMLElement | null {
  const field = one(`[data-field="${CSS.escape(id)}"]`, form);
  const place = field && one('.fault', field);
  if (!field || !place) return null;
  place.textContent = refusalText(code);
  place.hidden = false;
  const control = one(':is(input:not([type=hidden]), select, textarea, button):not([hidden])', field);
  control?.setAttribute('aria-invalid', 'true');
  control?.setAttribute('aria-describedby', place.id);
  return control;
}

function clearFaults(form: HTMLFormElement): void {
  one('.answer-refused', form.closest('.form-box') ?? document)?.classList.remove('is-shown');
  for (const fault of all('.fault', form)) fault.hidden = true;
  for (const control of all('[aria-invalid]', form)) control.removeAttribute('aria-invalid');
}

/** The values of a form as JSON: several of one name are a list. */
function valuesOf(form: HTMLFormElement, { fields, hasReferrals }: RecordData): Record<string, unknown> {
  const data = new FormData(form);
  const values: Record<string, unknown> = { _website: data.get('_website') ?? '' };
  const ref = new URLSearchParams(location.search).get('ref');
  if (hasReferrals && ref !== null) values['ref'] = ref;
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
