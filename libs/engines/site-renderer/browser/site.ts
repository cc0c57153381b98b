import { enhanceCart } from './cart.js';
import { all } from './dom.js';
import { enhanceEntries } from './entries.js';
import { enhanceConditions } from './conditions.js';
import { fieldOf } from './format.js';
import { enhanceForm } from './forms.js';
import { site } from './model.js';
import { enhanceSlot } from './slots.js';

/** The script of sites with forms or entries. Forms work without it. */
for (const form of all<HTMLFormElement>('form[data-record]')) {
  const record = site.records[form.dataset['record'] ?? ''];
  if (!record) continue;
  enhanceForm(form, record);
  enhanceConditions(form, record);
  for (const box of all('[data-field]', form)) {
    const field = fieldOf(record, box.dataset['field']);
    if (field?.type === 'items') enhanceCart(box, field);
    if (field?.type === 'slot' && record.slots) enhanceSlot(box, record, record.slots);
  }
}
for (const element of all('[data-entries]')) {
  const record = site.records[element.dataset['entries'] ?? ''];
  if (record) enhanceEntries(element, record);
}
