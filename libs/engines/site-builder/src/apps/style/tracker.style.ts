/** Form, figures, chart and entries of a record. */
export const TRACKER_STYLE = `.tracker { display: grid; gap: var(--space-6); align-items: start; }
.record { display: grid; gap: var(--space-5); min-width: 0; }
.record-state:empty { display: none; }
.figures { display: grid; gap: var(--space-3); grid-template-columns: repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr)); }
.figures > div { padding: var(--space-3) var(--space-4); background: var(--surface-2); border-radius: min(var(--radius), 1rem); }
.figures dt { color: var(--muted); font-size: var(--step--1); }
.figures dd { font-family: var(--font-head); font-weight: var(--head-weight); font-size: var(--step-2); line-height: 1.2; font-variant-numeric: tabular-nums; }
.chart { padding: var(--space-4); background: var(--surface); border: 1px solid var(--line); border-radius: var(--radius); }
.chart figcaption { color: var(--muted); font-size: var(--step--1); margin-bottom: var(--space-2); }
.chart svg { width: 100%; height: auto; max-height: 18rem; }
.chart .bar { fill: var(--accent-ink); }
.chart .bar.none { fill: var(--line); }
.chart text { fill: var(--muted); font-size: 13px; text-anchor: middle; font-variant-numeric: tabular-nums; }
.chart .bar-value { fill: var(--text); font-weight: 600; }
.entry-line { display: grid; grid-template-columns: 1fr auto; gap: 0 var(--space-3); align-items: center; padding-block: var(--space-2); border-bottom: 1px solid var(--line); }
.entry-line > :only-child { grid-column: 1 / -1; padding-block: var(--space-3); }
.entry-day { font-size: var(--step--1); }
.entry-texts { grid-row: 2; display: flex; flex-wrap: wrap; gap: 0 var(--space-4); overflow-wrap: anywhere; min-width: 0; }
.entry-texts .entry-amount { font-weight: 600; font-variant-numeric: tabular-nums; order: -1; }
.entry-line .card-actions { grid-row: 1 / 3; grid-column: 2; flex-wrap: nowrap; }
.keep { max-width: none; display: grid; gap: var(--space-3); }
.empty { padding: var(--space-6) var(--space-5); text-align: center; border: 2px dashed var(--line); border-radius: var(--radius); max-width: none; }
@media (min-width: 60rem) { .tracker { grid-template-columns: minmax(17rem, 1fr) minmax(0, 1.7fr); } .new-entry { position: sticky; top: 6rem; } }
`;
