/** Forms, what they say, and the small controls that apps share. */
export const FORMS_STYLE = `.form-trap { position: absolute; inset-inline-start: -999rem; }
.form-card {
  container-type: inline-size; width: 100%; max-width: 52rem; padding: clamp(1.125rem, 0.6rem + 2vw, 2.25rem);
  background: var(--surface); border: 1px solid var(--line); border-radius: var(--radius); box-shadow: var(--shadow);
}
.app-form, .edit-form { display: flex; flex-direction: column; gap: var(--space-5); }
.form-card > h3 { margin-bottom: var(--space-4); }
.form-card > h3 + p { margin: calc(-1 * var(--space-2)) 0 var(--space-5); }
.field-grid { display: grid; gap: var(--space-5); }
@container (min-width: 34rem) {
  .field-grid { grid-template-columns: 1fr 1fr; column-gap: var(--space-5); align-items: start; }
  .field-grid > :is(fieldset, :has(textarea), :has(> label > input)), .field-grid > .field:only-child { grid-column: 1 / -1; }
}
.mark { color: var(--muted); font-weight: 400; font-size: var(--step--1); white-space: nowrap; }
.field fieldset, fieldset.field { border: 0; margin: 0; padding: 0; }
fieldset.field > legend { margin-bottom: var(--space-2); }
.options { display: flex; flex-wrap: wrap; gap: var(--space-2) var(--space-5); }
.field .options label:has(> input) { display: flex; gap: var(--space-3); align-items: flex-start; min-height: 1.75rem; font-weight: 400; }
.field .error { font-size: var(--step--1); }
.form-end { display: flex; flex-wrap: wrap; gap: var(--space-3) var(--space-5); align-items: center; }
.form-end .form-state:empty { display: none; }
.form-end .hint { font-size: var(--step--1); }
.form-state .notice { display: block; }
.form-sent, .form-refused { display: none; }
.form-sent:target, .form-refused:target, .form-sent.is-shown { display: flex; flex-wrap: wrap; gap: var(--space-3) var(--space-5); align-items: center; justify-content: space-between; }
.form-sent:target + .form-refused + .app-form, .form-refused:target + .app-form { margin-top: var(--space-5); }
.form-sent p { font-weight: 600; font-size: var(--step-1); }
.notice.problem, .done { display: flex; flex-wrap: wrap; gap: var(--space-3) var(--space-5); align-items: center; justify-content: space-between; max-width: none; }
.done { padding: var(--space-2) var(--space-4); background: var(--surface-2); border-radius: min(var(--radius), 0.75rem); }
:is(.problem, .done, .form-sent, .address-line, .turn) .button { min-height: 2.75rem; padding-inline: var(--space-4); }
.sign {
  display: inline-grid; place-items: center; width: 2.75rem; height: 2.75rem; padding: 0; flex: none;
  background: transparent; color: var(--text); border: 1px solid var(--control); border-radius: min(var(--radius-control), 0.75rem);
  font-size: var(--step-0); line-height: 1; cursor: pointer;
}
.sign:hover { background: var(--accent-soft); border-color: var(--text); }
.sign:disabled { color: var(--muted); border-color: var(--line); background: transparent; cursor: not-allowed; }
.address-line { display: flex; flex-wrap: wrap; gap: var(--space-2); }
.address-line input { flex: 1 1 14rem; width: auto; min-width: 0; font-size: var(--step--1); }
.address-line .button { min-height: 3rem; }
`;
