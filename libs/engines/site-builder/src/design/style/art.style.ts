/** Colours of drawings. They follow the palette, and so turn with it in the dark. */
export const ART_STYLE = `.art { width: 100%; overflow: hidden; }
.art-fill { --art-sun: color-mix(in oklab, var(--art-ground) 55%, var(--art-light)); }
@media (prefers-color-scheme: dark) { .art-fill { --art-sun: color-mix(in oklab, var(--art-ground) 72%, var(--art-third)); } }
.a1 { fill: var(--art-main); } .a2 { fill: var(--art-second); } .a3 { fill: var(--art-third); }
.al { fill: var(--art-light); } .ai { fill: var(--art-ink); } .ag { fill: var(--art-ground); } .as { fill: var(--art-sun, var(--art-ground)); }
.s1, .s2, .sl, .si, .hair, .ring, .gridline { fill: none; stroke-width: 5; stroke-linecap: round; stroke-linejoin: round; }
.s1 { stroke: var(--art-main); } .s2 { stroke: var(--art-second); } .sl { stroke: var(--art-light); } .si { stroke: var(--art-ink); }
.ring { stroke: var(--art-light); stroke-width: 2; opacity: 0.45; }
.thin { stroke-width: 2; opacity: 0.6; }
.tint { opacity: 0.55; }
.hair { stroke: var(--accent-ink); stroke-width: 1.25; }
.gridline { stroke: var(--line); stroke-width: 1; }
.shade { fill: currentColor; opacity: 0.1; }
.art-poster .shade { fill: var(--accent-shade); opacity: 1; }
.letter { fill: none; stroke: var(--accent-ink); stroke-width: 12; stroke-linecap: round; stroke-linejoin: round; }

.art-line :is(.a1, .a2, .a3, .al) { fill: var(--surface); stroke: var(--text); stroke-width: 1.4; stroke-linejoin: round; vector-effect: non-scaling-stroke; }
.art-line .a2 { fill: var(--accent-soft); }
.art-line .ai { fill: var(--text); }
.art-line :is(.s1, .s2, .sl, .si) { stroke: var(--text); stroke-width: 1.4; vector-effect: non-scaling-stroke; }
.art-line .a1 { fill: var(--accent); stroke: var(--accent-edge); }
.art-line .s1 { stroke: var(--accent-edge); stroke-width: 3; }
.art-line .sl { stroke: var(--accent-text); stroke-width: 2.5; }
.art-line .cell { fill: var(--surface); stroke: var(--line); }
.art-line .gridline { opacity: 0.6; }

svg.mark { width: 2.75rem; height: 2.75rem; flex: none; }
svg.mark .mk { fill: var(--accent); }
svg.mark .md { fill: var(--accent-text); }
svg.mark .ml { fill: none; stroke: var(--accent-text); }
svg.mark .mm :is(.a1, .ai) { fill: var(--accent-text); }
svg.mark .mm :is(.a2, .a3) { fill: var(--accent-text); opacity: 0.72; }
svg.mark .mm :is(.al, .ag) { fill: var(--accent); }
svg.mark .mm :is(.s1, .s2, .si) { stroke: var(--accent-text); }
svg.mark .mm .sl { stroke: var(--accent); }
`;
