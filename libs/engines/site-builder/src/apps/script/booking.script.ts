/** Times picked by day among those that are free. */
export const BOOKING_SCRIPT = String.raw`
const DAYS_SHOWN = 8;
const WEEKDAYS = ['su', 'mo', 'tu', 'we', 'th', 'fr', 'sa'];

/** All bookable times of a day, HH:MM. */
function timesOf(day, rules) {
  const weekday = WEEKDAYS[new Date(day + 'T00:00Z').getUTCDay()];
  const minutes = (time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  const times = new Set();
  for (const { days, opens, closes } of rules.hours) {
    if (!days.includes(weekday)) continue;
    const end = minutes(closes) > minutes(opens) ? minutes(closes) : 1440;
    for (let at = minutes(opens); at + rules.stepMinutes <= end; at += rules.stepMinutes) {
      times.add(String(Math.floor(at / 60)).padStart(2, '0') + ':' + String(at % 60).padStart(2, '0'));
    }
  }
  return [...times].sort();
}

function setUpBooking(form) {
  const words = SITE.words.booking;
  const box = one('.slots', form);
  const chosen = one('.chosen', form);
  const fault = one('.error', box);
  const picker = make('div', { class: 'picker' });
  const state = { page: 0, day: null, days: [], slot: null };
  one('.slot-plain', box).replaceWith(picker);
  for (const choice of all('.services', form)) choice.disabled = false;

  let shown = null;

  const collection = () => one('[name=service]:checked', form)?.dataset.collection ?? form.dataset.form;

  async function load() {
    const name = collection();
    shown = name;
    picker.replaceChildren(make('p', { class: 'muted', role: 'status' }, SITE.words.act.loading));
    await guarded(picker, async () => {
      const { taken } = await ask(name);
      const { slots } = SITE.collections[name];
      const earliest = nowText();
      state.days = [];
      for (let n = 0; n <= slots.daysAhead; n += 1) {
        const day = dayPlus(today(), n);
        const moments = timesOf(day, slots).map((time) => day + 'T' + time).filter((slot) => slot > earliest);
        if (moments.length > 0) state.days.push({ day, free: moments.filter((slot) => !taken.includes(slot)) });
      }
      if (!state.days.some(({ day, free }) => day === state.day && free.length > 0)) {
        const index = state.days.findIndex(({ free }) => free.length > 0);
        state.day = state.days[index]?.day ?? null;
        state.page = Math.max(0, Math.floor(index / DAYS_SHOWN));
      }
      draw();
    }, load);
  }

  function choose(slot) {
    state.slot = slot;
    chosen.hidden = slot === null;
    chosen.textContent = slot === null ? '' : fill(words.chosen, { when: moment(slot) });
    if (slot !== null) markField(form, 'slot', null);
  }

  function dayChip({ day, free }) {
    const input = make('input', {
      type: 'radio', name: '_day', value: day, class: 'visually-hidden', checked: day === state.day, disabled: free.length === 0,
      change: () => {
        state.day = day;
        draw();
        one('[name=_day]:checked', picker)?.focus();
      },
    });
    return make(
      'label',
      { class: 'chip day' },
      input,
      make('span', {},
        make('span', { class: 'weekday' }, format({ weekday: 'short' })(day)),
        make('span', { class: 'date' }, format({ day: 'numeric', month: 'short' })(day)),
        make('span', { class: 'left' }, free.length === 0 ? words.full : counted(words.free, free.length)),
      ),
    );
  }

  function timeChip(slot) {
    const input = make('input', {
      type: 'radio', name: 'slot', value: slot, class: 'visually-hidden', checked: slot === state.slot,
      change: () => choose(slot),
    });
    return make('label', { class: 'chip time' }, input, make('span', {}, clock(slot)));
  }

  function draw() {
    const shown = state.days.slice(state.page * DAYS_SHOWN, (state.page + 1) * DAYS_SHOWN);
    const current = state.days.find(({ day }) => day === state.day);
    if (!current?.free.includes(state.slot)) choose(null);
    const turn = (by) => () => {
      state.page += by;
      draw();
      one(by > 0 ? '.later' : '.earlier', picker).focus();
    };
    const earlier = signButton('←', words.earlier, turn(-1));
    const later = signButton('→', words.later, turn(1));
    earlier.classList.add('earlier');
    later.classList.add('later');
    earlier.disabled = state.page === 0;
    later.disabled = (state.page + 1) * DAYS_SHOWN >= state.days.length;
    picker.replaceChildren(
      make('div', { class: 'field days', role: 'radiogroup', 'aria-label': words.day },
        make('div', { class: 'turn' }, make('span', { class: 'turn-label' }, words.day), earlier, later),
        make('div', { class: 'chips' }, ...shown.map(dayChip)),
      ),
      state.days.every(({ free }) => free.length === 0)
        ? make('p', { class: 'notice' }, words.noneAtAll)
        : make('fieldset', { class: 'field times' },
            make('legend', {}, words.time + (current ? ': ' + longDay(current.day) : ''), ' ', make('span', { class: 'mark' }, '(' + SITE.words.form.required + ')')),
            make('div', { class: 'chips' }, ...(current?.free ?? []).map(timeChip)),
          ),
    );
  }

  roles.booking = {
    collection,
    after(sent, answer, values) {
      const when = moment(values.slot);
      showSent(sent, fill(words.thanks, { when: values.service ? when + ' · ' + values.service : when }), words.another);
      choose(null);
      load();
    },
    refused(sent, problem) {
      if (problem.code === 'taken' || problem.code === 'not_offered') {
        load().then(() => markField(sent, 'slot', problem.text)?.focus());
      }
    },
  };
  form.addEventListener('change', ({ target }) => {
    if (target.name === 'service' && collection() !== shown) load();
  });
  form.addEventListener('reset', () => choose(null));
  fault.id = form.dataset.form + '-slot-error';
  load();
}
for (const form of all('[data-role=booking]')) setUpBooking(form);
`;
