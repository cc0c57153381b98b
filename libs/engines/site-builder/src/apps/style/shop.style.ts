/** Catalogue, steppers, the order. */
export const SHOP_STYLE = `.products { grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr)); }
.product { gap: var(--space-2); }
.product-end { display: flex; flex-wrap: wrap; gap: var(--space-3); align-items: center; justify-content: space-between; margin-top: auto; padding-top: var(--space-3); min-height: 3.75rem; }
.price { font-weight: 600; font-variant-numeric: tabular-nums; }
.quantity .button { min-height: 2.75rem; padding-inline: var(--space-4); }
label.quantity { display: inline-flex; gap: var(--space-2); align-items: center; min-height: 2.75rem; }
label.quantity input { width: 1.375rem; height: 1.375rem; accent-color: var(--accent-ink); }
.stepper { display: inline-flex; align-items: center; gap: var(--space-1); }
.stepper .amount { min-width: 2.25rem; text-align: center; font-weight: 600; font-variant-numeric: tabular-nums; }
.checkout { display: grid; gap: var(--space-5); align-items: start; }
.order { background: var(--surface-2); }
.lines li { display: flex; gap: var(--space-3); align-items: center; padding-block: var(--space-2); border-bottom: 1px solid var(--line); }
.line-name { flex: 1; min-width: 0; }
.line-sum { font-variant-numeric: tabular-nums; text-align: end; }
.lines .sign { border-color: transparent; }
.total { display: flex; justify-content: space-between; gap: var(--space-3); padding-top: var(--space-3); font-size: var(--step-1); max-width: none; font-variant-numeric: tabular-nums; }
.order-note { font-size: var(--step--1); }
.cart-bar { position: sticky; inset-block-end: var(--space-4); z-index: 5; margin-top: var(--space-5); box-shadow: 0 6px 24px -6px rgb(0 0 0 / 0.45); }
@media (min-width: 56rem) { .checkout { grid-template-columns: minmax(16rem, 1fr) minmax(0, 1.35fr); } .order { position: sticky; top: 6rem; } .cart-bar { justify-self: start; } }
`;
