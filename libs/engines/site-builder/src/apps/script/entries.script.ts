/** What apps that show entries share: values as people read them, and entries changed in place. */
export const ENTRIES_SCRIPT = String.raw`
/** A value of an entry as people read it. */
function readable(field, value) {
  if (field.type === 'date') return fullDay(value);
  if (field.type === 'slot') return moment(value);
  if (field.type === 'number') return numbers.format(value);
  const labelOf = (given) => field.options?.find((option) => option.value === given)?.label ?? given;
  return Array.isArray(value) ? value.map(labelOf).join(', ') : labelOf(value);
}

const isKnown = (value) => value !== undefined && value !== null && value !== '' && value !== false;

/** A form like the one for new entries, filled with an entry. */
function editForm(source, entry, { save, cancel }) {
  const name = source.dataset.form;
  const spec = SITE.collections[name];
  const fields = all('[data-field]', source).map((box) => {
    const copy = box.cloneNode(true);
    for (const element of [copy, ...all('*', copy)]) {
      for (const attribute of ['id', 'for', 'aria-describedby']) {
        const value = element.getAttribute(attribute);
        if (value) element.setAttribute(attribute, 'edit-' + value);
      }
      element.removeAttribute('aria-invalid');
      if (element.matches('.error')) element.hidden = true;
    }
    return copy;
  });
  const state = make('p', { class: 'form-state', role: 'status' });
  const form = make(
    'form',
    {
      class: 'edit-form stack',
      submit: async (event) => {
        event.preventDefault();
        const { values, faults } = checkForm(form, spec);
        if (faults.length > 0) return showFaults(form, faults);
        const changes = {};
        for (const field of spec.fields) {
          if (controlsOf(form, field.name).length === 0) continue;
          const value = values[field.name] ?? (field.type === 'checkbox' ? false : '');
          if (JSON.stringify(value) !== JSON.stringify(entry[field.name] ?? '')) changes[field.name] = value;
        }
        try {
          await save(changes);
        } catch (fault) {
          if (!(fault instanceof Fault)) throw fault;
          state.textContent = fault.text;
        }
      },
      keydown: (event) => {
        if (event.key === 'Escape') cancel();
      },
    },
    ...fields,
    make('div', { class: 'actions' }, make('button', { type: 'submit', class: 'button' }, SITE.words.act.save), button(SITE.words.act.cancel, cancel)),
    state,
  );
  form.noValidate = true;
  for (const field of spec.fields) {
    for (const control of controlsOf(form, field.name)) {
      const value = entry[field.name];
      if (control.type === 'checkbox' && field.type === 'checkbox') control.checked = value === true;
      else if (/radio|checkbox/.test(control.type)) control.checked = [value].flat().includes(control.value);
      else control.value = value ?? '';
    }
  }
  return form;
}

/** What to send to have a deleted entry back. */
function contentOf(entry, spec) {
  const content = { _website: '' };
  for (const { name } of spec.fields) if (entry[name] !== undefined && entry[name] !== null) content[name] = entry[name];
  return content;
}
`;
