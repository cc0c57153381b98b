/** Shared classes that sections, forms and apps are made of. */
export const COMPONENTS_STYLE = `.wrap { width: 100%; max-width: calc(var(--width) + 2 * var(--gutter)); margin-inline: auto; padding-inline: var(--gutter); }
.visually-hidden {
  position: absolute; width: 1px; height: 1px; margin: -1px; padding: 0;
  overflow: hidden; clip-path: inset(50%); white-space: nowrap; border: 0;
}
.skip {
  position: absolute; z-index: 20; inset-block-start: var(--space-2); inset-inline-start: var(--space-2);
  padding: var(--space-2) var(--space-4); background: var(--bg); color: var(--text);
  border: 2px solid var(--focus); border-radius: var(--radius-control); transform: translateY(-200%);
}
.skip:focus { transform: none; }
.muted { color: var(--muted); }
.lead { font-size: var(--step-1); line-height: 1.5; color: var(--muted); text-wrap: pretty; }
:lang(ja) .lead { line-height: 1.8; }
.stack { display: flex; flex-direction: column; gap: var(--space-4); }
.grid { display: grid; gap: var(--space-5); grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr)); }
.actions { display: flex; max-width: 100%; flex-wrap: wrap; gap: var(--space-3); align-items: center; }

.button {
  display: inline-flex; align-items: center; justify-content: center; gap: var(--space-2);
  min-height: 3rem; padding: var(--space-2) var(--space-5);
  background: var(--accent); color: var(--accent-text);
  border: 2px solid var(--accent-edge); border-radius: var(--radius-control);
  font-family: var(--font-body); font-weight: 600; line-height: 1.25; text-align: center; text-decoration: none;
  hyphens: auto; hyphenate-limit-chars: 16 6 6; overflow-wrap: anywhere; max-width: 100%; cursor: pointer;
}
.button:hover { background: var(--text); border-color: var(--text); color: var(--bg); text-decoration: none; }
.button.quiet { background: transparent; color: var(--accent-ink); border-color: var(--accent-ink); }
.button.quiet:hover { background: var(--accent-soft); color: var(--text); border-color: var(--text); }
.button:disabled, .button[aria-disabled='true'] {
  background: var(--surface-2); color: var(--muted); border-color: var(--control); cursor: not-allowed;
}

.card {
  display: flex; flex-direction: column; gap: var(--space-3);
  padding: var(--space-5); background: var(--surface); color: var(--text);
  border: 1px solid var(--line); border-radius: var(--radius); box-shadow: var(--shadow);
}
.card > .actions { margin-top: auto; padding-top: var(--space-2); }

.field { display: flex; flex-direction: column; gap: var(--space-1); min-width: 0; border: 0; margin: 0; padding: 0; }
.field > label, .field > legend { font-weight: 600; padding: 0; }
.field .hint, .field > small { color: var(--muted); font-size: var(--step--1); line-height: 1.45; }
.field input, .field select, .field textarea {
  width: 100%; min-height: 3rem; padding: var(--space-2) var(--space-3);
  background: var(--surface); color: var(--text);
  border: 1px solid var(--control); border-radius: min(var(--radius-control), 0.75rem);
}
.field textarea { min-height: 8rem; resize: vertical; line-height: 1.5; }
.field input[type='checkbox'], .field input[type='radio'] {
  width: 1.375rem; height: 1.375rem; min-height: 0; margin: 0.1em 0 0; padding: 0; flex: none; accent-color: var(--accent-ink);
}
.field label:has(> input[type='checkbox']), .field label:has(> input[type='radio']) {
  display: flex; gap: var(--space-3); align-items: flex-start; min-height: 1.75rem; font-weight: 400;
}
.field input:hover, .field select:hover, .field textarea:hover { border-color: var(--text); }
.field input:focus-visible, .field select:focus-visible, .field textarea:focus-visible { outline-offset: 0; }
.field [aria-invalid='true'] { border-color: var(--danger); border-width: 2px; }
.field .error, .error { color: var(--danger); font-weight: 600; }
::placeholder { color: var(--muted); opacity: 1; }

.notice {
  padding: var(--space-4) var(--space-5); max-width: var(--measure);
  background: var(--accent-soft); color: var(--text);
  border-inline-start: 4px solid var(--accent-edge); border-radius: min(var(--radius), 0.75rem);
}
.notice.error { color: var(--text); border-color: var(--danger); font-weight: 400; }
.badge {
  display: inline-block; padding: 0.1em 0.65em; background: var(--accent-soft); color: var(--text);
  border-radius: 999px; font-size: var(--step--1); line-height: 1.6; font-weight: 600;
}
`;
