/** A board that everyone shares: cards are moved by buttons or by dragging, changed and deleted in place. */
export const BOARD_SCRIPT = String.raw`
const REFRESH_MS = 15000;

function setUpBoard(board) {
  const words = SITE.words.board;
  const name = board.dataset.board;
  const spec = SITE.collections[name];
  const form = one('[data-form="' + name + '"]');
  const state = one('.board-state', board);
  const columns = spec.fields.find((field) => field.name === 'column').options;
  const details = spec.fields.filter((field) => !['title', 'column', 'position'].includes(field.name));
  let cards = [];
  let editing = null;
  let dragged = null;

  const columnOf = (card) => Math.max(0, columns.findIndex(({ value }) => value === card.column));
  const inColumn = (index) => cards.filter((card) => columnOf(card) === index).sort((a, b) => (a.position ?? 0) - (b.position ?? 0) || (a.at < b.at ? -1 : 1));
  const titled = (text, card, more = {}) => fill(text, { title: card.title, ...more });

  /** Works on a card; when somebody else has deleted it, says so and shows what there is. */
  const attempt = (work) =>
    guarded(state, async () => {
      try {
        await work();
      } catch (fault) {
        if (fault.code !== 'unknown') throw fault;
        await load();
        sayDone(state, words.gone);
      }
    }, load);

  /** Puts a card into a column, before another one or at its end. */
  function move(card, index, before = null) {
    const others = inColumn(index).filter((other) => other !== card);
    const at = before ? others.indexOf(before) : others.length;
    const previous = others[at - 1]?.position ?? (others[at]?.position ?? 0) - 2;
    const next = others[at]?.position ?? previous + 2;
    const was = { column: card.column, position: card.position };
    const changes = { column: columns[index].value, position: (previous + next) / 2 };
    Object.assign(card, changes);
    draw();
    sayDone(state, titled(words.moved, card, { column: columns[index].label }));
    return attempt(() =>
      ask(name + '/' + card.id, { method: 'PATCH', body: changes }).catch((fault) => {
        Object.assign(card, was);
        draw();
        throw fault;
      }),
    );
  }

  async function remove(card) {
    await ask(name + '/' + card.id, { method: 'DELETE' });
    cards = cards.filter((other) => other !== card);
    draw();
    sayDone(state, titled(words.removed, card), () =>
      attempt(async () => {
        const { id, at } = await ask(name, { method: 'POST', body: contentOf(card, spec) });
        cards.push({ ...card, id, at });
        draw();
        sayDone(state, SITE.words.act.undone);
        focusOn(id, 'edit');
      }),
    );
    one('button', state).focus();
  }

  /** Goes to the first of these buttons that the card has. */
  function focusOn(id, ...acts) {
    const found = acts.map((act) => one('[data-id="' + CSS.escape(id) + '"] [data-act="' + act + '"]', board));
    found.find((sign) => sign !== null)?.focus();
  }

  function cardView(card) {
    if (editing === card.id) return make('li', { class: 'card-item', 'data-id': card.id }, editForm(form, card, {
      save: async (changes) => {
        if (Object.keys(changes).length > 0) await ask(name + '/' + card.id, { method: 'PATCH', body: changes });
        Object.assign(card, changes);
        stopEditing(card);
      },
      cancel: () => stopEditing(card),
    }));
    const index = columnOf(card);
    const place = inColumn(index);
    const above = place[place.indexOf(card) - 1];
    const act = (kind, sign, label, click) => {
      const made = signButton(sign, label, click);
      made.dataset.act = kind;
      return made;
    };
    const to = (target, kind, sign) =>
      columns[target] &&
      act(kind, sign, titled(words.moveTo, card, { column: columns[target].label }), () => move(card, target).then(() => focusOn(card.id, kind, 'edit')));
    const actions = [
      to(index - 1, 'back', '←'),
      to(index + 1, 'on', '→'),
      above && act('up', '↑', titled(words.up, card), () => move(card, index, above).then(() => focusOn(card.id, 'up', 'edit'))),
      act('edit', '✎', titled(words.edit, card), () => startEditing(card)),
      act('remove', '×', titled(words.remove, card), () => attempt(() => remove(card))),
    ];
    return make(
      'li',
      {
        class: 'card-item',
        draggable: 'true',
        'data-id': card.id,
        dragstart: (event) => {
          dragged = card;
          event.dataTransfer.effectAllowed = 'move';
          event.dataTransfer.setData('text/plain', card.title);
        },
        dragend: () => {
          dragged = null;
          draw();
        },
      },
      make('h4', {}, card.title),
      ...details.filter((field) => isKnown(card[field.name])).map((field) =>
        make('p', { class: field.type === 'long_text' ? '' : 'card-fact' }, field.type === 'long_text' ? '' : make('span', { class: 'muted' }, field.label + ': '), field.type === 'checkbox' ? '✓' : readable(field, card[field.name])),
      ),
      make('div', { class: 'card-actions' }, ...actions.filter(Boolean)),
    );
  }

  function startEditing(card) {
    editing = card.id;
    draw();
    one('.edit-form input', board).focus();
  }

  function stopEditing(card) {
    editing = null;
    draw();
    focusOn(card.id, 'edit');
  }

  function draw() {
    columns.forEach(({ value, label }, index) => {
      const column = one('[data-column="' + CSS.escape(value) + '"]', board);
      const shown = inColumn(index);
      one('.column-count', column).textContent = counted(words.count, shown.length);
      one('.cards', column).replaceChildren(...shown.map(cardView));
      column.classList.remove('is-target');
    });
  }

  async function load() {
    state.replaceChildren();
    await guarded(state, async () => {
      cards = (await ask(name)).entries;
      draw();
      if (cards.length === 0) one('.new-card', board).open = true;
    }, load);
  }

  /** Sees what others did, unless that would take away what is being worked on. */
  async function refresh() {
    const isBusy = editing !== null || dragged !== null || board.contains(document.activeElement);
    if (document.hidden || isBusy) return;
    const { entries } = await ask(name).catch(() => ({}));
    if (!entries || editing !== null || dragged !== null) return;
    cards = entries;
    draw();
  }

  for (const column of all('.column', board)) {
    const index = columns.findIndex(({ value }) => value === column.dataset.column);
    column.addEventListener('dragover', (event) => {
      if (!dragged) return;
      event.preventDefault();
      column.classList.add('is-target');
    });
    column.addEventListener('dragleave', (event) => {
      if (!column.contains(event.relatedTarget)) column.classList.remove('is-target');
    });
    column.addEventListener('drop', (event) => {
      event.preventDefault();
      if (!dragged) return;
      const below = all('.card-item', column).find((item) => {
        const { top, height } = item.getBoundingClientRect();
        return event.clientY < top + height / 2 && item.dataset.id !== dragged.id;
      });
      move(dragged, index, cards.find(({ id }) => id === below?.dataset.id) ?? null);
    });
  }

  roles.board = {
    extra: (sent) => {
      const index = Math.max(0, columns.findIndex(({ value }) => value === new FormData(sent).get('column')));
      return { position: (inColumn(index).at(-1)?.position ?? 0) + 2 };
    },
    after(sent, answer, values) {
      const column = sent.elements.column.value;
      cards.push({ ...values, ...roles.board.extra(sent), id: answer.id, at: answer.at });
      draw();
      sent.reset();
      sent.elements.column.value = column;
      one('.form-state', sent).textContent = titled(words.added, values);
      sent.elements.title.focus();
    },
  };
  form.elements.column.value = columns[0].value;
  load();
  setInterval(refresh, REFRESH_MS);
  document.addEventListener('visibilitychange', refresh);
}
for (const board of all('[data-board]')) setUpBoard(board);
`;
