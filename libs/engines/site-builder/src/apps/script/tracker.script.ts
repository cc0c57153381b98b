/** One person's record: figures, a chart, the entries, and the secret address that they are kept under. */
export const TRACKER_SCRIPT = String.raw`
const CHART_DAYS = 14;

/** A secret that nobody can guess, for the fragment of the address. */
const newSpace = () =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(24)))).replaceAll('+', '-').replaceAll('/', '_');

/** Days in a row with an entry, up to today or yesterday. */
function streakOf(days) {
  let day = days.has(today()) ? today() : dayPlus(today(), -1);
  let length = 0;
  for (; days.has(day); day = dayPlus(day, -1)) length += 1;
  return length;
}

const sumOf = (values) => values.reduce((sum, value) => sum + value, 0);

function setUpTracker(box) {
  const words = SITE.words.tracker;
  const name = box.dataset.tracker;
  const spec = SITE.collections[name];
  const form = one('[data-form="' + name + '"]', box);
  const record = one('.record', box);
  const measure = spec.fields.find(({ type }) => type === 'number') ?? null;
  const how = box.dataset.measure;
  const state = make('div', { class: 'record-state', role: 'status' });
  let entries = [];
  let editing = null;
  const space = kept.get('space') ?? newSpace();

  const amountOf = (entry) => (measure ? (entry[measure.name] ?? 0) : 1);
  const dated = () => [...entries].sort((a, b) => (a.date === b.date ? (a.at < b.at ? 1 : -1) : a.date < b.date ? 1 : -1));

  function figures() {
    const sorted = dated();
    const amounts = sorted.filter((entry) => !measure || isKnown(entry[measure.name])).map(amountOf);
    const since = dayPlus(today(), -6);
    const week = sorted.filter(({ date }) => date >= since && date <= today()).map(amountOf);
    const list = [];
    const signed = new Intl.NumberFormat(SITE.language, { maximumFractionDigits: 2, signDisplay: 'exceptZero' });
    if (how === 'latest' && amounts.length > 0) {
      list.push([words.latest, numbers.format(amounts[0])], [words.change, signed.format(amounts[0] - amounts[amounts.length - 1])]);
    } else if (how === 'average' && amounts.length > 0) {
      list.push([words.average, numbers.format(sumOf(amounts) / amounts.length)]);
    } else {
      list.push([words.week, numbers.format(sumOf(week))], [words.total, numbers.format(sumOf(amounts))]);
    }
    list.push([words.streak, numbers.format(streakOf(new Set(sorted.map(({ date }) => date))))]);
    list.push([words.entries, numbers.format(entries.length)]);
    return make('dl', { class: 'figures' }, ...list.map(([label, value]) => make('div', {}, make('dt', {}, label), make('dd', {}, value))));
  }

  /** Bars of the last days; what is measured rather than added up is the day's latest or mean. */
  function chart() {
    const days = Array.from({ length: CHART_DAYS }, (_, index) => dayPlus(today(), index - CHART_DAYS + 1));
    const values = days.map((day) => {
      const amounts = dated().filter(({ date }) => date === day).map(amountOf);
      if (how === 'latest') return amounts[0] ?? 0;
      return how === 'average' && amounts.length > 0 ? sumOf(amounts) / amounts.length : sumOf(amounts);
    });
    const max = Math.max(...values);
    if (max <= 0) return null;
    const label = fill(words.chartOf, { label: measure?.label ?? words.entries, from: fullDay(days[0]), to: fullDay(today()), max: numbers.format(max) });
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    const parts = { viewBox: '-10 0 440 160', role: 'img', 'aria-label': label };
    for (const [key, value] of Object.entries(parts)) svg.setAttribute(key, value);
    const add = (tag, attributes, text) => {
      const part = document.createElementNS('http://www.w3.org/2000/svg', tag);
      for (const [key, value] of Object.entries(attributes)) part.setAttribute(key, value);
      if (text) part.textContent = text;
      svg.append(part);
    };
    const lowest = how === 'latest' ? Math.min(...values.filter((value) => value > 0)) * 0.9 : 0;
    values.forEach((value, index) => {
      const height = value > 0 ? Math.max(3, ((value - lowest) / (max - lowest || 1)) * 112) : 1;
      add('rect', { x: index * 30 + 4, y: 136 - height, width: 22, height, rx: 3, class: value > 0 ? 'bar' : 'bar none' });
      if (value === max && values.indexOf(max) === index) add('text', { x: index * 30 + 15, y: 130 - height, class: 'bar-value' }, numbers.format(value));
      if (index % 3 === 1) add('text', { x: index * 30 + 15, y: 156 }, format({ day: 'numeric', month: 'numeric' })(days[index]));
    });
    return make('figure', { class: 'chart' }, make('figcaption', {}, words.chart), svg);
  }

  function entryView(entry) {
    const day = fullDay(entry.date);
    if (editing === entry.id) {
      const stop = () => {
        editing = null;
        draw();
        one('[data-id="' + CSS.escape(entry.id) + '"] button', record)?.focus();
      };
      return make('li', { class: 'entry-line' }, editForm(form, entry, {
        save: async (changes) => {
          if (Object.keys(changes).length > 0) await ask(name + '/' + entry.id, { method: 'PATCH', body: changes, space });
          Object.assign(entry, changes);
          stop();
        },
        cancel: stop,
      }));
    }
    const texts = spec.fields.filter((field) => field.name !== 'date' && isKnown(entry[field.name])).map((field) =>
      make('span', field === measure ? { class: 'entry-amount' } : {}, field === measure || field.type === 'text' || field.type === 'long_text' ? readable(field, entry[field.name]) : field.type === 'checkbox' ? field.label : field.label + ': ' + readable(field, entry[field.name])),
    );
    const edit = signButton('✎', fill(words.edit, { day }), () => {
      editing = entry.id;
      draw();
      one('.edit-form input', record).focus();
    });
    return make('li', { class: 'entry-line', 'data-id': entry.id }, make('span', { class: 'entry-day muted' }, day), make('span', { class: 'entry-texts' }, ...texts), make('span', { class: 'card-actions' }, edit, signButton('×', fill(words.remove, { day }), () => remove(entry))));
  }

  const restore = (entry) => async () => {
    const { id, at } = await ask(name, { method: 'POST', body: contentOf(entry, spec), space });
    entries.push({ ...entry, id, at });
    draw();
    sayDone(state, SITE.words.act.undone);
  };

  const remove = (entry) =>
    guarded(state, async () => {
      await ask(name + '/' + entry.id, { method: 'DELETE', space });
      entries = entries.filter((other) => other !== entry);
      draw();
      sayDone(state, SITE.words.act.removed, () => guarded(state, restore(entry), load));
      one('button', state).focus();
    }, load);

  function keepNotice() {
    return make('div', { class: 'notice keep' }, make('h3', {}, words.keepHeading), make('p', {}, words.keepText), addressField(name + '-address', words.address, location.href));
  }

  function draw() {
    record.hidden = false;
    if (entries.length === 0) return record.replaceChildren(state, make('p', { class: 'empty muted' }, words.empty));
    record.replaceChildren(
      ...[state, figures(), chart(), make('h3', {}, words.list), make('ul', { class: 'entry-lines' }, ...dated().map(entryView)), keepNotice()].filter(Boolean),
    );
  }

  async function load() {
    state.replaceChildren();
    if (!kept.has('space')) return draw();
    record.hidden = false;
    record.replaceChildren(state);
    state.textContent = SITE.words.act.loading;
    await guarded(state, async () => {
      entries = (await ask(name, { space })).entries;
      state.replaceChildren();
      draw();
    }, load);
  }

  const setDay = () => {
    form.elements.date.value = today();
  };
  roles.tracker = {
    space: () => space,
    after(sent, answer, values) {
      keep('space', space);
      entries.push({ ...values, id: answer.id, at: answer.at });
      draw();
      sent.reset();
      setDay();
      one('.form-state', sent).textContent = words.added;
      one('[data-field]:not([data-field=date]) :is(input, textarea, select)', sent)?.focus();
    },
  };
  form.hidden = false;
  setDay();
  load();
}
for (const box of all('[data-tracker]')) setUpTracker(box);
`;
