import { all, one, oneOf } from './dom.js';
import type { RecordData } from './model.js';

/** Shows fields only with the answers that require them: an address for deliveries. */
export function enhanceConditions(form: HTMLFormElement, { fields }: RecordData): void {
  const update = (): void => {
    for (const { id, requiredWhen } of fields) {
      const box = one(`[data-field="${CSS.escape(id)}"]`, form);
      if (!box || !requiredWhen) continue;
      const isAsked = requiredWhen.is.includes(answerTo(form, requiredWhen.field));
      box.hidden = !isAsked;
      for (const control of all<HTMLInputElement>('input, select, textarea', box)) control.required = isAsked;
    }
  };
  form.addEventListener('change', update);
  // The event comes before the controls are reset.
  form.addEventListener('reset', () => setTimeout(update));
  update();
}

/** The chosen value of a field; empty if nothing is chosen. */
export function answerTo(form: HTMLFormElement, field: string): string {
  const name = `[name="${CSS.escape(field)}"]`;
  const chosen = oneOf(HTMLInputElement, `${name}:checked`, form) ?? oneOf(HTMLSelectElement, name, form);
  return chosen?.value ?? '';
}
