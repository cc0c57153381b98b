/** Services, days and times to pick from. */
export const BOOKING_STYLE = `.booking { display: grid; gap: var(--space-6); align-items: start; }
.booking-pick { gap: var(--space-6); min-width: 0; }
.booking-details { min-width: 0; gap: var(--space-4); }
.chosen { padding: var(--space-2) var(--space-3); background: var(--accent-soft); border-radius: min(var(--radius), 0.5rem); font-weight: 600; }
.services > label.service:has(> input) {
  display: grid; grid-template-columns: auto 1fr auto; gap: var(--space-1) var(--space-3); align-items: start;
  padding: var(--space-3) var(--space-4); margin-bottom: var(--space-2); cursor: pointer;
  background: var(--surface); border: 1px solid var(--control); border-radius: min(var(--radius), 1rem);
}
.services > label.service:has(> :checked) { border-color: var(--accent-ink); box-shadow: inset 0 0 0 1px var(--accent-ink); background: var(--accent-soft); }
.service-name { font-weight: 600; }
.service-facts { grid-column: 3; grid-row: 1; font-variant-numeric: tabular-nums; text-align: end; }
.service-text { grid-column: 2 / -1; font-size: var(--step--1); }
@media (max-width: 30rem) { .service-facts { grid-column: 2; grid-row: auto; text-align: start; } }
.picker { display: grid; gap: var(--space-5); }
.turn { display: flex; gap: var(--space-2); align-items: center; margin-bottom: var(--space-2); }
.turn-label { flex: 1; font-weight: 600; }
.chips { display: grid; gap: var(--space-2); }
.days .chips { grid-template-columns: repeat(auto-fill, minmax(min(100%, 4.375rem), 1fr)); }
.times .chips { grid-template-columns: repeat(auto-fill, minmax(min(100%, 5.75rem), 1fr)); }
.field .chips label.chip:has(> input) { display: block; min-height: 0; position: relative; cursor: pointer; }
.chip > span {
  display: flex; flex-direction: column; align-items: center; justify-content: center; min-height: 3rem; height: 100%; padding: var(--space-2) var(--space-1);
  background: var(--surface); border: 1px solid var(--control); border-radius: min(var(--radius), 0.75rem);
  text-align: center; font-variant-numeric: tabular-nums; line-height: 1.35;
}
.chip:hover > span { border-color: var(--text); }
.chip :checked + span { background: var(--accent); color: var(--accent-text); border-color: var(--accent-edge); font-weight: 600; }
.chip :focus-visible + span { outline: 3px solid var(--focus); outline-offset: 2px; }
.chip :disabled + span { background: var(--surface-2); color: var(--muted); border-color: var(--line); cursor: not-allowed; }
.chip .date { font-weight: 600; }
.chip :is(.weekday, .left) { font-size: var(--step--1); }
@media (forced-colors: active) { .chip :checked + span { outline: 3px solid; } }
@media (min-width: 62rem) { .booking { grid-template-columns: minmax(0, 1.35fr) minmax(18rem, 1fr); } .booking-details { position: sticky; top: 6rem; } }
`;
