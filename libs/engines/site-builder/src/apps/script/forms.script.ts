/** Sends forms without leaving the page, shows faults at their fields, and reads what an answer without it says. */
export const FORMS_SCRIPT = String.raw`
/** What apps do differently with their form: before it is sent, after, and the words of a fault. */
const roles = {};

const boxOf = (form, name) => one('[data-field="' + name + '"]', form);
const controlsOf = (form, name) => all('[name="' + name + '"]', form);

/** What a form holds, by field; empty fields are left out. */
function valuesOf(form, spec) {
  const data = new FormData(form);
  const values = {};
  for (const { name, type } of spec.fields) {
    const given = data.getAll(name).map((text) => text.trim()).filter((text) => text !== '');
    if (given.length === 0) continue;
    if (type === 'choices') values[name] = given;
    else if (type === 'items') values[name] = JSON.parse(given[0]);
    else if (type === 'checkbox') values[name] = true;
    else if (type === 'number') values[name] = Number(given[0]);
    else values[name] = given[0];
  }
  return values;
}

/** The fault of a field in words, or null. */
function faultOf(form, field, value) {
  const words = SITE.words.faults;
  const control = controlsOf(form, field.name)[0];
  if (control?.validity?.badInput) return words.invalid;
  if (value === undefined) {
    if (!field.isRequired) return null;
    const own = roles[form.dataset.role]?.faults?.[field.type];
    return own ?? (/choice|slot|checkbox/.test(field.type) ? words.choose : words.required);
  }
  if (field.type === 'email' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)) return words.email;
  if (field.type === 'phone' && !/^[+\d][\d\s()./-]{4,}$/.test(value)) return words.phone;
  if (field.type === 'url' && !/^https?:\/\/[^\s.]+\.\S+$/i.test(value)) return words.url;
  if (field.type === 'number') {
    if (field.min !== undefined && value < field.min) return fill(words.min, { min: numbers.format(field.min) });
    if (field.max !== undefined && value > field.max) return fill(words.max, { max: numbers.format(field.max) });
  }
  return null;
}

/** Writes a fault at its field; null takes it away. */
function markField(form, name, text) {
  const box = boxOf(form, name);
  const place = box && one('.error', box);
  if (!place) return null;
  place.textContent = text ?? '';
  place.hidden = text === null;
  const group = box.matches('[role=radiogroup]') ? [box] : [];
  for (const control of group.length > 0 ? group : controlsOf(form, name)) {
    const others = (control.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id && id !== place.id);
    const ids = text === null ? others : [place.id, ...others];
    if (ids.length > 0) control.setAttribute('aria-describedby', ids.join(' '));
    else control.removeAttribute('aria-describedby');
    if (text === null) control.removeAttribute('aria-invalid');
    else control.setAttribute('aria-invalid', 'true');
  }
  return controlsOf(form, name).find((control) => control.offsetParent !== null) ?? one('button', box);
}

/** Marks all faults and goes to the first. */
function showFaults(form, faults) {
  const controls = faults.map(([name, text]) => markField(form, name, text));
  one('.form-state', form).textContent = counted(SITE.words.form.check, faults.length);
  controls.find((control) => control !== null)?.focus();
}

function checkForm(form, spec) {
  const values = valuesOf(form, spec);
  const faults = [];
  for (const field of spec.fields) {
    if (controlsOf(form, field.name).length === 0) continue;
    const text = faultOf(form, field, values[field.name]);
    if (text !== null) faults.push([field.name, text]);
    else markField(form, field.name, null);
  }
  return { values, faults };
}

/** The notice that a form was sent takes its place, until another is wanted. */
function showSent(form, text, againLabel = SITE.words.form.another) {
  const notice = document.getElementById(form.dataset.form);
  const again = button(againLabel, () => {
    notice.classList.remove('is-shown');
    form.hidden = false;
    one('input:not([type=hidden]):not([tabindex]), select, textarea', form)?.focus();
  });
  if (text) one('p', notice).textContent = text;
  one('button', notice)?.remove();
  notice.append(again);
  notice.classList.add('is-shown');
  form.hidden = true;
  form.reset();
  notice.focus();
}

async function sendForm(form) {
  const role = roles[form.dataset.role] ?? {};
  const name = role.collection?.(form) ?? form.dataset.form;
  const spec = SITE.collections[name];
  const state = one('.form-state', form);
  const { values, faults } = checkForm(form, spec);
  if (faults.length > 0) return showFaults(form, faults);
  const submit = one('[type=submit]', form);
  submit.setAttribute('aria-disabled', 'true');
  state.textContent = SITE.words.form.sending;
  try {
    const body = { ...values, ...role.extra?.(form), _website: form.elements._website.value };
    const answer = await ask(name, { method: 'POST', body, space: role.space?.() });
    state.textContent = '';
    if (role.after) role.after(form, answer, values);
    else showSent(form);
  } catch (fault) {
    if (!(fault instanceof Fault)) throw fault;
    const text = role.faults?.[fault.code] ?? fault.text;
    if (fault.field && boxOf(form, fault.field)) showFaults(form, [[fault.field, text]]);
    else {
      state.replaceChildren(make('span', { class: 'notice error' }, text));
    }
    role.refused?.(form, fault);
  } finally {
    submit.removeAttribute('aria-disabled');
  }
}

function setUpForm(form) {
  form.noValidate = true;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (one('[type=submit]', form).getAttribute('aria-disabled') !== 'true') sendForm(form);
  });
  // While it is typed, not when the field is left: a fault that goes then would move the button from under the mouse.
  form.addEventListener('input', ({ target }) => {
    const field = SITE.collections[form.dataset.form].fields.find(({ name }) => name === target.name);
    if (!field || !one('.error:not([hidden])', boxOf(form, field.name) ?? form)) return;
    const value = valuesOf(form, { fields: [field] })[field.name];
    if (faultOf(form, field, value) === null) markField(form, field.name, null);
    if (!one('.error:not([hidden])', form)) one('.form-state', form).textContent = '';
  });
}

/** Says what the address says of a form that was sent without this script, and takes it out of the address. */
function readAnswer() {
  const asked = new URLSearchParams(location.search);
  const sent = asked.get('sent');
  const form = one('[data-form="' + CSS.escape(sent ?? location.hash.slice(1).replace(/-refused$/, '')) + '"]');
  if (!form || !(sent || asked.has('refused'))) return;
  if (sent) showSent(form);
  else {
    const fault = new Fault(asked.get('refused'));
    const text = roles[form.dataset.role]?.faults?.[fault.code] ?? fault.text;
    const name = asked.get('field');
    if (name && boxOf(form, name)) showFaults(form, [[name, text]]);
    else one('.form-state', form).replaceChildren(make('span', { class: 'notice error' }, text));
  }
  history.replaceState(null, '', location.pathname);
}
`;
