/** Header, menu, footer. */
export const FRAME_STYLE = `.site-header { position: relative; z-index: 10; background: var(--bg); }
.header-row { display: flex; align-items: center; justify-content: space-between; gap: var(--space-4); min-height: 4.75rem; padding-block: var(--space-3); }
.brand {
  display: inline-flex; align-items: center; gap: var(--space-3); min-width: 0;
  color: var(--text); text-decoration: none; font-family: var(--font-head); font-weight: var(--head-weight);
  font-size: var(--step-1); line-height: 1.15; letter-spacing: var(--head-tracking);
}
.brand-name { overflow-wrap: anywhere; text-wrap: balance; }
.nav-list { display: flex; margin: 0; padding: 0; }
.site-nav a { color: var(--text); text-decoration: none; display: flex; align-items: center; min-height: 2.75rem; }
.site-nav a:hover { color: var(--accent-ink); }
.site-nav a[aria-current] { color: var(--accent-ink); font-weight: 600; }
.menu-button {
  min-height: 2.75rem; padding: var(--space-2) var(--space-4); flex: none; cursor: pointer; font-weight: 600;
  background: transparent; color: var(--text); border: 1.5px solid var(--control); border-radius: var(--radius-control);
}
.menu-button:hover { border-color: var(--text); }
.menu-button::after { content: ''; display: inline-block; width: 0.9em; height: 0.45em; margin-inline-start: 0.6em; border-block: 2px solid currentColor; vertical-align: 0.12em; }
.site-nav { margin: 0; border: 0; padding: 0; color: inherit; background: none; overflow: visible; }
.site-nav:popover-open {
  inset: 0 0 auto auto; width: min(100vw, 24rem); max-height: 100dvh; overflow-y: auto;
  padding: var(--space-4) var(--gutter) var(--space-6); background: var(--surface); color: var(--text);
  border: 0 solid var(--line); border-inline-start-width: 1px; border-block-end-width: 1px; box-shadow: 0 1.5rem 4rem rgb(0 0 0 / 0.25);
}
.menu-close { display: none; }
.site-nav:popover-open .menu-close { display: block; margin: 0 0 var(--space-4) auto; }
.menu-close::after { content: none; }
.brand-name.long-name { font-size: 0.78em; }
.site-nav::backdrop { background: rgb(0 0 0 / 0.45); }
.site-nav:popover-open .nav-list { flex-direction: column; }
.site-nav:popover-open a { padding-block: var(--space-2); font-size: var(--step-1); border-block-end: 1px solid var(--line); }
@media (min-width: 56rem) {
  .site-header:not(.long-menu) { & .menu-button { display: none; } & .site-nav { display: block; position: static; } }
}
@media (min-width: 78rem) {
  .site-header.long-menu { & .menu-button { display: none; } & .site-nav { display: block; position: static; } }
}
.site-nav .nav-list { gap: 0 clamp(1rem, 0.4rem + 1vw, 1.75rem); flex-wrap: wrap; justify-content: flex-end; }
.site-nav:popover-open .nav-list { flex-wrap: nowrap; }

.site-footer { margin-top: auto; padding-block: var(--space-7) var(--space-6); background: var(--deep); color: var(--deep-text); --focus: var(--deep-accent); font-size: var(--step--1); }
.site-footer a { color: var(--deep-text); }
.site-footer h2 { font-size: var(--step-0); margin-bottom: var(--space-3); }
.footer-grid { display: grid; gap: var(--space-6); grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr)); }
.footer-name { font-family: var(--font-head); font-weight: var(--head-weight); font-size: var(--step-2); line-height: var(--head-leading); letter-spacing: var(--head-tracking); margin-bottom: var(--space-3); overflow-wrap: anywhere; }
.footer-brand p { max-width: 30ch; text-wrap: balance; }
:lang(ja) .footer-brand p { max-width: 22em; }
.site-footer dt { color: var(--deep-muted); }
.footer-nav { margin-top: var(--space-6); padding-top: var(--space-4); border-top: 1px solid color-mix(in oklab, var(--deep-text) 22%, transparent); }
.footer-nav .nav-list { flex-wrap: wrap; gap: 0 var(--space-5); }
.footer-nav a { display: inline-flex; align-items: center; min-height: 2.25rem; text-decoration: none; }
.footer-nav a:hover { text-decoration: underline; }
`;
