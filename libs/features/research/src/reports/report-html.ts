import { NOTHING_FOUND } from '../results/nothing-found.js';
import { type Html, html, raw } from '@capstan/platform-http';
import { languageOf } from '@capstan/text-analysis';
import type { ResearchSourceResult } from '../results/research.result.js';
import { chartHtml } from './chart-html.js';
import { citedParts } from './cited-text.js';
import { entitiesHtml } from './entities-html.js';
import { REPORT_STYLE } from './report-style.js';
import {
  type ReportView,
  confidenceWord,
  dayOf,
  entitiesShown,
  linkOf,
  reasonsOf,
  runSentence,
  sectionHeading,
  titleOf,
} from './report-view.js';

/** Content security policy of the page: only its style. Also for the header of the same name. */
export const REPORT_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Renders the report as one page without scripts and external resources; for screen and print. */
export function reportHtml(view: ReportView): string {
  const { result, createdAt } = view;
  const { report, sources } = result;
  const confidence = report && `${confidenceWord(report.confidence)} (${report.confidence})`;
  const page = html`<!doctype html>
<html lang="${languageOfReport(view)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${titleOf(view)}</title>
<style>${raw(REPORT_STYLE)}</style>
</head>
<body>
<main>
<header>
<h1>${titleOf(view)}</h1>
<p class="facts">${dayOf(createdAt)}${confidence === undefined ? '' : ` · Confidence: ${confidence}`} · ${sources.length} sources</p>
</header>
${reportBody(view)}
${analysis(view)}
${entitiesHtml(entitiesShown(view), citeOf)}
${sourceList(view)}
<footer class="run"><p>${runSentence(view)}</p><p>Question: ${view.query}</p><p>Run ${view.id}</p></footer>
</main>
</body>
</html>
`;
  return page.toString();
}

/**
 * The language of most of the page: that of the sentences, which is the language of the question and its
 * sources.
 */
function languageOfReport({ query, result: { report } }: ReportView): string {
  const written = report && [report.summary, ...report.sections.map(({ content }) => content)].join('\n');
  return languageOf(written || query) ?? 'en';
}

/** Keeps a marker on the line of its sentence. */
const NO_BREAK = '\u00a0';

const citeOf = (source: number): Html =>
  html`<a class="cite" href="#source-${source}" aria-label="Source ${source}">[${source}]</a>`;

function reportBody(view: ReportView): Html {
  const { report, sources } = view.result;
  if (!report) return html``;
  const cited = (text: string): Html[] =>
    citedParts(text, sources).map((part) =>
      'source' in part ? citeOf(part.source) : html`${part.text.replace(/ $/, NO_BREAK)}`,
    );
  const { summary, sections, key_findings: findings, conflicts } = report;
  const parts = [
    html`<section aria-labelledby="summary"><h2 id="summary">Summary</h2><div class="summary">${paragraphs(summary || NOTHING_FOUND).map((text) => html`<p>${cited(text)}</p>`)}</div></section>`,
    ...(findings.length > 0
      ? [
          html`<section aria-labelledby="findings"><h2 id="findings">Key findings</h2><ul>${findings.map((finding) => html`<li>${cited(finding)}</li>`)}</ul></section>`,
        ]
      : []),
    ...sections.map(
      ({ heading, content }) =>
        html`<section><h2>${sectionHeading(view, heading)}</h2>${paragraphs(content).map((text) => html`<p>${cited(text)}</p>`)}</section>`,
    ),
    ...(conflicts.length > 0
      ? [
          html`<section aria-labelledby="conflicts"><h2 id="conflicts">Where sources disagree</h2>${conflicts.map(
            ({ about, statements }) =>
              html`<h3>${about}</h3><ul>${statements.map((statement) => html`<li>${cited(statement)}</li>`)}</ul>`,
          )}</section>`,
        ]
      : []),
  ];
  return html`${parts}`;
}

function analysis({ result }: ReportView): Html {
  const charts = result.analysis?.charts ?? [];
  if (charts.length === 0) return html``;
  return html`<section aria-labelledby="analysis"><h2 id="analysis">Figures</h2>${charts.map((chart) => chartHtml(chart, citeOf))}</section>`;
}

function sourceList(view: ReportView): Html {
  const { sources } = view.result;
  if (sources.length === 0) return html``;
  const items = sources.map((source) => sourceItem(view, source));
  return html`<section aria-labelledby="sources"><h2 id="sources">Sources</h2><ol class="sources">${items}</ol></section>`;
}

function sourceItem(view: ReportView, source: ResearchSourceResult): Html {
  const link = linkOf(source.url);
  const title =
    link === undefined
      ? html`${source.title}`
      : html`<a href="${link}" rel="noopener noreferrer">${source.title}</a>`;
  const facts = [
    source.domain,
    source.source_type,
    source.published_at === null ? 'undated' : dayOf(source.published_at),
    `credibility ${source.credibility}`,
    ...reasonsOf(view, source),
  ];
  return html`<li id="source-${source.id}" value="${source.id}">${title}<span class="meta">${facts.join(' · ')}</span><span class="meta">${source.url}</span></li>`;
}

const paragraphs = (content: string): string[] => content.split(/\n+/).filter((text) => text.trim() !== '');
