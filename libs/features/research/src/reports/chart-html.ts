import { type Html, html, raw } from '@capstan/platform-http';
import type { ChartResult } from '../results/analysis.result.js';

/** Active or external content, which our charts never contain. */
const ACTIVE =
  /<(?:script|foreignObject|iframe|object|embed|image|use|style|animate|set|a)[\s>/]|\son\w+\s*=|href\s*=|<!|<\?|url\(\s*["']?(?!#)/i;

const NAMES: Readonly<Record<string, string>> = {
  count: 'Values',
  minimum: 'Lowest',
  maximum: 'Highest',
  mean: 'Mean',
  median: 'Median',
  change: 'Change from first to last',
  change_percent: 'Change in percent',
  annual_growth_percent: 'Growth per year in percent',
};

/** The display name of a statistic. */
export const statisticName = (key: string): string => NAMES[key] ?? key;

/** `12,345.6` */
export const numberText = (value: number): string =>
  new Intl.NumberFormat('en-GB', { maximumFractionDigits: 6 }).format(value);

/** A chart with its numbers as a table, for accessibility. */
export function chartHtml(chart: ChartResult, citeOf: (source: number) => Html): Html {
  const rows = chart.marks.map(
    ({ label, value, source }) =>
      html`<tr><th scope="row">${label}</th><td class="number">${numberText(value)}</td><td>${citeOf(source)}</td></tr>`,
  );
  const statistics = Object.entries(chart.statistics)
    .map(([key, value]) => `${statisticName(key)}: ${numberText(value)}`)
    .join(' · ');
  return html`<figure>${drawing(chart)}<figcaption>${statistics}</figcaption>
<table><caption>Numbers: ${chart.title}</caption>
<thead><tr><th scope="col">What</th><th scope="col" class="number">${chart.unit ?? 'Value'}</th><th scope="col">Source</th></tr></thead>
<tbody>${rows}</tbody></table></figure>`;
}

/** The SVG with an accessible name; omitted if it contains anything unexpected. */
function drawing({ svg, title }: ChartResult): Html {
  const inner = /^<svg ([^<>]*)>([\s\S]*)<\/svg>$/.exec(svg);
  if (!inner || ACTIVE.test(svg)) return html``;
  return html`<svg role="img" aria-label="${title}" ${raw(inner[1] ?? '')}>${raw(inner[2] ?? '')}</svg>`;
}
