/** Brand kit, outline of the business, and the picture that shared links show. */
export const KIT_STYLE = `.kit-head { padding-block: var(--space-7) var(--space-5); }
.kit-head .wrap { display: flex; flex-direction: column; gap: var(--space-3); }
.kit .section { padding-block: var(--space-6); }
.kit .section:nth-of-type(even) { background: var(--surface-2); }
.kit .section-head { margin-bottom: var(--space-5); }
.kit-logos { display: grid; gap: var(--space-5); grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr)); }
.kit-plate { align-items: center; justify-content: space-between; gap: var(--space-6); padding: var(--space-6); text-align: center; }
.kit-plate svg.mark { width: 4rem; height: 4rem; }
.kit-plate .brand { font-size: var(--step-3); }
.kit-mark svg.mark { width: 7rem; height: 7rem; }
.kit-table { max-width: 44rem; margin-bottom: var(--space-6); }
.kit-table caption { text-align: start; font-weight: 600; padding-block: var(--space-2); }
.kit-table th, .kit-table td { padding: var(--space-2) var(--space-4) var(--space-2) 0; border-block-end: 1px solid var(--line); vertical-align: middle; }
.kit-table thead th { color: var(--muted); font-size: var(--step--1); }
.kit-table code { font-family: var(--font-detail); font-variant-numeric: tabular-nums; }
.swatch { border: 1px solid var(--control); border-radius: 4px; max-width: none; }
.kit-type { display: grid; gap: var(--space-6); }
.kit-type dt { color: var(--muted); }
.kit-sample-head { font-family: var(--font-head); font-weight: var(--head-weight); font-size: var(--step-4); line-height: var(--head-leading); letter-spacing: var(--head-tracking); }
.kit-note { padding-block: var(--space-4); }
.og-page { min-height: 0; }
.og { flex: none; width: 1200px; height: 630px; display: grid; grid-template-columns: 1fr 470px; gap: 56px; align-items: center; padding: 56px 0 56px 72px; overflow: hidden; background: var(--bg); }
.og-copy { position: relative; z-index: 1; display: flex; flex-direction: column; gap: 32px; align-items: flex-start; }
.og h1 { font-size: 68px; max-width: 14em; }
.og .brand { font-size: 36px; max-width: none; }
.og svg.mark { width: 72px; height: 72px; }
.og .lead { font-size: 30px; }
.og-art .art { max-height: 640px; }
@media (max-width: 1199px) {
  .og { width: 100%; height: auto; grid-template-columns: minmax(0, 1fr); gap: 24px; padding: 24px; }
  .og h1 { font-size: var(--step-4); }
  .og .brand, .og .lead { font-size: var(--step-2); }
}
`;
