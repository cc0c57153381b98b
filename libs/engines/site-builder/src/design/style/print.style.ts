/** On paper: black on white, no menu, answers open, addresses of links behind them. */
export const PRINT_STYLE = `@media print {
  :root { color-scheme: light; --bg: #fff; --surface: #fff; --surface-2: #fff; --accent-soft: #fff; --second-soft: #fff; --text: #000; --muted: #333; --accent-ink: #000; --deep: #fff; --deep-text: #000; --deep-muted: #333; --line: #bbb; --accent: #fff; --accent-text: #000; --accent-edge: #000; }
  @page { margin: 18mm; }
  body { display: block; font-size: 10.5pt; line-height: 1.45; }
  .site-nav, .menu-button, .skip, .footer-nav, .art-band, .call .actions, .hero .actions, .app-section form, .art-poster .shade, .text-art, .good-art, .hero-small .hero-art { display: none !important; }
  .section, .hero { padding-block: 6mm; background: none !important; color: #000 !important; }
  .hero-large .hero-grid { grid-template-columns: 2fr 1fr; }
  .hero-large .hero-art { max-width: 50mm; }
  h1 { font-size: 26pt !important; } h2 { font-size: 16pt !important; } h3 { font-size: 11.5pt !important; }
  h2, h3 { break-after: avoid; }
  li, .card, tr, figure, .fact { break-inside: avoid; }
  .card { box-shadow: none; border: 0.5pt solid #999; }
  .questions details::details-content { content-visibility: visible; block-size: auto; opacity: 1; }
  main a[href^='http']::after { content: ' (' attr(href) ')'; font-size: 0.85em; overflow-wrap: anywhere; }
  .site-footer { border-top: 0.5pt solid #000; }
}
`;
