/** Columns of cards. */
export const BOARD_STYLE = `.board { display: grid; gap: var(--space-4); }
.board-state:empty { display: none; }
.board-state:not(:empty) { position: sticky; inset-block-start: var(--space-3); z-index: 4; max-width: none; }
.columns { display: grid; gap: var(--space-4); align-items: start; }
@media (min-width: 48rem) { .columns { grid-auto-flow: column; grid-auto-columns: minmax(15rem, 1fr); overflow-x: auto; padding-bottom: var(--space-2); } }
.column { display: grid; grid-template-columns: 1fr auto; gap: var(--space-3); align-items: baseline; align-content: start; padding: var(--space-4); background: var(--surface-2); border: 2px solid transparent; border-radius: var(--radius); min-width: 0; }
.column > :is(.cards, .no-cards) { grid-column: 1 / -1; }
.column-count { font-size: var(--step--1); }
.column.is-target { border-color: var(--accent-ink); border-style: dashed; }
.cards { display: grid; gap: var(--space-3); }
.card-item { display: grid; gap: var(--space-2); padding: var(--space-3) var(--space-4); background: var(--surface); border: 1px solid var(--line); border-radius: min(var(--radius), 1rem); box-shadow: var(--shadow); overflow-wrap: anywhere; }
.card-item[draggable] { cursor: grab; }
.card-item h4 { font-family: var(--font-body); font-weight: 600; font-size: var(--step-0); letter-spacing: 0; line-height: 1.4; }
.card-item p { font-size: var(--step--1); white-space: pre-line; }
.card-actions { display: flex; flex-wrap: wrap; gap: var(--space-1); }
.card-actions .sign { width: 2.25rem; height: 2.25rem; border-color: transparent; color: var(--muted); }
.card-actions .sign:hover { color: var(--text); }
.card-item .card-actions [data-act='edit'] { margin-inline-start: auto; }
.new-card > summary { list-style: none; justify-self: start; }
.new-card > summary::-webkit-details-marker { display: none; }
.new-card > summary::before { content: '+' / ''; }
.new-card[open] > summary::before { content: '−' / ''; }
.new-card > .form-card { margin-top: var(--space-4); }
.new-card textarea, .edit-form textarea { min-height: 5rem; }
`;
