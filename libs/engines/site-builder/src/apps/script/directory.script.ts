/** Entries fetched, searched and narrowed down. */
export const DIRECTORY_SCRIPT = String.raw`
function setUpDirectory(box) {
  const words = SITE.words.directory;
  const name = box.dataset.directory;
  const spec = SITE.collections[name];
  const shown = spec.fields.filter((field) => spec.publicFields.includes(field.name));
  const title = shown.find(({ type }) => type === 'text') ?? shown[0];
  const narrowing = shown.filter(({ name: field, type }) => field !== title.name && /^(text|choice)$/.test(type));
  const list = one('.entries', box);
  const filters = one('.filters', box);
  const found = one('.found', box);
  const fixed = all('[data-static]', list).map((element) => ({ element, [title.name]: one('h3', element).textContent, _text: element.textContent }));
  const search = one('[type=search]', filters);
  const selects = new Map();
  const problem = list.parentElement.insertBefore(make('div'), list);
  let entries = [];

  function entryView(entry) {
    if (entry.element) return entry.element;
    const texts = [];
    const facts = [];
    for (const field of shown) {
      const value = entry[field.name];
      if (field === title || !isKnown(value)) continue;
      if (field.type === 'long_text') texts.push(make('p', {}, value));
      else if (field.type === 'url') texts.push(make('p', {}, make('a', { href: value, rel: 'nofollow ugc noopener' }, value.replace(/^https?:\/\/(www\.)?|\/$/g, ''))));
      else if (field.type === 'checkbox') facts.push(make('span', { class: 'badge' }, field.label));
      else if (narrowing.includes(field)) facts.push(make('span', { class: 'badge' }, readable(field, value)));
      else texts.push(make('p', { class: 'muted' }, field.label + ': ' + readable(field, value)));
    }
    return make('li', { class: 'card entry' }, make('h3', {}, entry[title.name]), facts.length > 0 ? make('p', { class: 'badges' }, ...facts) : null, ...texts);
  }

  const textOf = (entry) =>
    (entry._text ?? shown.filter((field) => isKnown(entry[field.name])).map((field) => readable(field, entry[field.name])).join(' ')).toLocaleLowerCase(SITE.language);

  function draw() {
    const asked = search.value.toLocaleLowerCase(SITE.language).split(/\s+/).filter(Boolean);
    const hits = [...fixed, ...entries].filter((entry) => {
      const text = textOf(entry);
      return asked.every((word) => text.includes(word)) && [...selects].every(([field, select]) => !select.value || entry[field] === select.value);
    });
    hits.sort((a, b) => String(a[title.name]).localeCompare(String(b[title.name]), SITE.language));
    list.replaceChildren(...hits.map(entryView));
    const total = fixed.length + entries.length;
    filters.hidden = total === 0;
    const clear = button(words.clear, () => {
      search.value = '';
      for (const select of selects.values()) select.value = '';
      draw();
      search.focus();
    });
    if (hits.length > 0) found.replaceChildren(counted(words.found, hits.length));
    else found.replaceChildren(total === 0 ? (problem.firstChild ? '' : words.empty) : words.none, total === 0 ? '' : ' ', ...(total === 0 ? [] : [clear]));
  }

  /** A menu for each field in which entries differ but not all of them. */
  function drawFilters() {
    for (const field of narrowing) {
      const values = [...new Set(entries.map((entry) => entry[field.name]).filter(isKnown))];
      const before = selects.get(field.name);
      before?.closest('.field').remove();
      selects.delete(field.name);
      if (values.length < 2) continue;
      values.sort((a, b) => readable(field, a).localeCompare(readable(field, b), SITE.language));
      const id = name + '-by-' + field.name;
      const select = make('select', { id, change: draw }, make('option', { value: '' }, words.all), ...values.map((value) => make('option', { value }, readable(field, value))));
      if (before && values.includes(before.value)) select.value = before.value;
      selects.set(field.name, select);
      filters.append(make('div', { class: 'field' }, make('label', { for: id }, field.label), select));
    }
  }

  async function load() {
    if (fixed.length === 0) found.textContent = SITE.words.act.loading;
    await guarded(problem, async () => {
      entries = (await ask(name)).entries;
      drawFilters();
    }, load);
    draw();
  }

  search.addEventListener('input', draw);
  roles.directory = {
    after(form) {
      showSent(form);
      load();
    },
  };
  load();
}
for (const box of all('[data-directory]')) setUpDirectory(box);
`;
