import { answerTo } from './conditions.js';
import { make, one, oneOf } from './dom.js';
import { dateText, localNow } from './format.js';
import { REFUSED } from './forms.js';
import { type RecordData, type SlotRules, site } from './model.js';
import { list } from './requests.js';

const DAYS = ['su', 'mo', 'tu', 'we', 'th', 'fr', 'sa'];
const DAY_MS = 86_400_000;
const DAYS_SHOWN = 7;

/** The times of a day (`YYYY-MM-DD`), before any is taken. @param option that is chosen, where it has times of its own. */
export function timesOn(day: string, rules: SlotRules, option = ''): string[] {
  const weekday = DAYS[new Date(`${day}T00:00Z`).getUTCDay()] ?? '';
  const times = new Set<string>();
  if ('timesOf' in rules) {
    for (const time of rules.times)
      if (time.option === option && time.days.includes(weekday)) times.add(`${day}T${time.starts}`);
    return [...times].toSorted();
  }
  for (const { days, opens, closes } of rules.hours) {
    if (!days.includes(weekday)) continue;
    const end = minutesOf(closes) > minutesOf(opens) ? minutesOf(closes) : 1440;
    for (let at = minutesOf(opens); at + rules.durationMinutes <= end; at += rules.durationMinutes)
      times.add(`${day}T${clockOf(at)}`);
  }
  return [...times].toSorted();
}

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const later = (local: string, ms: number): string =>
  new Date(Date.parse(`${local.length > 10 ? local : `${local}T00:00`}Z`) + ms)
    .toISOString()
    .slice(0, local.length);

/** Replaces a typed time by buttons for the days and times that are free. */
export function enhanceSlot(box: HTMLElement, record: RecordData, rules: SlotRules): void {
  const input = oneOf(HTMLInputElement, 'input', box);
  if (!input) return;
  const picker = new SlotPicker(input, rules);
  input.type = 'hidden';
  one('.help', box)?.remove();
  one('label', box)?.replaceWith(
    make('p', { class: 'slot-label', id: `${input.id}-label` }, one('label', box)?.textContent ?? ''),
  );
  picker.element.setAttribute('aria-labelledby', `${input.id}-label`);
  input.after(picker.element);
  const { form } = input;
  if ('timesOf' in rules)
    form?.addEventListener('change', ({ target }) => {
      if (isControlOf(target, rules.timesOf)) picker.choose(answerTo(form, rules.timesOf));
    });
  const load = (): void =>
    void list(record).then(
      ({ taken }) => picker.show(taken),
      () => picker.show([]),
    );
  // Another visitor may have been faster.
  form?.addEventListener(REFUSED, load);
  form?.addEventListener('reset', () => {
    input.value = '';
    load();
  });
  load();
}

const isControlOf = (target: EventTarget | null, field: string): boolean =>
  (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) && target.name === field;

class SlotPicker {
  readonly element = make('div', { class: 'slots', role: 'group' });
  private free = new Map<string, string[]>();
  private first = 0;
  private day: string | undefined;
  private taken: readonly string[] = [];
  private option = '';

  constructor(
    private readonly input: HTMLInputElement,
    private readonly rules: SlotRules,
  ) {}

  show(taken: readonly string[]): void {
    this.taken = taken;
    const { form } = this.input;
    // A form that is reset is empty only after its event.
    setTimeout(() => this.choose('timesOf' in this.rules && form ? answerTo(form, this.rules.timesOf) : ''));
  }

  /** Shows the times of an option. */
  choose(option: string): void {
    if (option !== this.option) this.first = 0;
    this.option = option;
    const { daysAhead, leadTimeMinutes } = this.rules;
    const now = localNow();
    const earliest = later(now, leadTimeMinutes * 60_000);
    const days = Array.from({ length: daysAhead + 1 }, (_, index) => later(now.slice(0, 10), index * DAY_MS));
    this.free = new Map(
      days
        .map((day) => [day, this.freeOn(day).filter((slot) => slot >= earliest)] as const)
        .filter(([, slots]) => slots.length > 0),
    );
    // What was chosen stays chosen while it is free: only the number of people may have been refused.
    const { value } = this.input;
    const isFree = this.free.get(value.slice(0, 10))?.includes(value) === true;
    this.day = isFree ? value.slice(0, 10) : this.free.keys().next().value;
    this.input.value = isFree ? value : '';
    this.draw();
  }

  private freeOn(day: string): string[] {
    const key = (slot: string): string => ('timesOf' in this.rules ? `${slot} ${this.option}` : slot);
    return timesOn(day, this.rules, this.option).filter((slot) => !this.taken.includes(key(slot)));
  }

  private draw(): void {
    const { forms } = site.words;
    const days = [...this.free.keys()];
    if (days.length === 0) {
      const isOpen = 'timesOf' in this.rules && this.option === '';
      this.element.replaceChildren(make('p', {}, forms[isOpen ? 'timesAfterChoice' : 'noTimes'] ?? ''));
      return;
    }
    const turn = (label: string | undefined, by: number): HTMLElement | null => {
      const next = this.first + by;
      if (next < 0 || next >= days.length) return null;
      return this.chip(label ?? '', false, () => (this.first = next));
    };
    this.element.replaceChildren(
      make(
        'div',
        { class: 'slot-days', role: 'group', 'aria-label': forms['pickDay'] ?? '' },
        turn(forms['earlier'], -DAYS_SHOWN),
        ...days.slice(this.first, this.first + DAYS_SHOWN).map((day) => this.dayChip(day)),
        turn(forms['later'], DAYS_SHOWN),
      ),
      make(
        'div',
        { class: 'slot-times', role: 'group', 'aria-label': forms['pickTime'] ?? '' },
        ...(this.free.get(this.day ?? '') ?? []).map((slot) =>
          this.chip(
            dateText(slot, { hour: 'numeric', minute: '2-digit' }),
            this.input.value === slot,
            () => (this.input.value = slot),
          ),
        ),
      ),
    );
  }

  private dayChip(day: string): HTMLElement {
    const chip = this.chip(
      dateText(day, { day: 'numeric', month: 'short' }),
      this.day === day,
      () => (this.day = day),
    );
    chip.prepend(make('b', {}, dateText(day, { weekday: 'short' })));
    return chip;
  }

  private chip(label: string, isPressed: boolean, act: () => void): HTMLElement {
    return make(
      'button',
      {
        type: 'button',
        class: 'chip',
        'aria-pressed': String(isPressed),
        click: () => {
          act();
          this.draw();
          one('[aria-pressed="true"]', this.element)?.focus();
        },
      },
      label,
    );
  }
}
