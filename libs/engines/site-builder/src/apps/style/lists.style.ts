/** Directory, event and waiting list. */
export const LISTS_STYLE = `.directory { display: grid; gap: var(--space-4); }
.filters { display: grid; gap: var(--space-3) var(--space-4); grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr)); }
.filters > :first-child { grid-column: span 2; }
@media (max-width: 32rem) { .filters > :first-child { grid-column: auto; } }
.list-head { display: flex; flex-wrap: wrap; gap: var(--space-3); align-items: center; justify-content: space-between; }
.entries { grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr)); }
.found { min-height: 2.75rem; display: flex; flex-wrap: wrap; gap: var(--space-3); align-items: center; color: var(--muted); }
.entry { gap: var(--space-2); }
.badges { display: flex; flex-wrap: wrap; gap: var(--space-1); }
.entry p:not(.badges) { overflow-wrap: anywhere; white-space: pre-line; }
.submit-entry { margin-top: var(--space-7); }

.event { display: grid; gap: var(--space-5); align-items: start; }
.places { background: var(--accent-soft); border-color: transparent; box-shadow: none; }
.places-left { font-family: var(--font-head); font-weight: var(--head-weight); font-size: var(--step-2); line-height: 1.2; }
.meter { --taken: 0; height: 0.75rem; border: 1px solid var(--accent-ink); border-radius: 999px; overflow: hidden; }
.meter::before { content: ''; display: block; height: 100%; width: calc(var(--taken) * 100%); background: var(--accent-ink); }
@media (min-width: 56rem) { .event { grid-template-columns: minmax(14rem, 1fr) minmax(0, 2fr); } .places[hidden] + .form-card { grid-column: 1 / -1; } }

.waitlist { display: grid; gap: var(--space-4); max-width: 40rem; }
.place { gap: var(--space-4); }
.position { display: flex; flex-direction: column; }
.position strong { font-family: var(--font-head); font-weight: var(--head-weight); font-size: var(--step-4); line-height: 1.1; font-variant-numeric: tabular-nums; }
.listed:empty { display: none; }
`;
