import { escapeMarkdown } from '@capstan/text-analysis';
import { NOTHING_FOUND } from '../results/nothing-found.js';
import type { ChartResult } from '../results/analysis.result.js';
import type { EntitiesResult } from '../results/entities.result.js';
import { numberText, statisticName } from './chart-html.js';
import { citedParts } from './cited-text.js';
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

/** Renders the report as GitHub Flavored Markdown; `[n]` links to the source itself. */
export function reportMarkdown(view: ReportView): string {
  const { result, createdAt } = view;
  const { report, sources } = result;
  const cited = (text: string): string => citedMarkdown(text, view);
  const confidence = report
    ? ` · Confidence: ${confidenceWord(report.confidence)} (${report.confidence})`
    : '';
  const blocks = [
    `# ${escaped(titleOf(view))}`,
    `${dayOf(createdAt)}${confidence} · ${sources.length} sources`,
    ...(report ? ['## Summary', ...(report.summary || NOTHING_FOUND).split(/\n+/).map(cited)] : []),
    ...listUnder('Key findings', (report?.key_findings ?? []).map(cited)),
    ...(report?.sections ?? []).flatMap(({ heading, content }) => [
      `## ${escaped(sectionHeading(view, heading))}`,
      ...content.split(/\n+/).map(cited),
    ]),
    ...conflictsIn(view),
    ...(result.analysis?.charts ?? []).flatMap((chart, index) => [
      ...(index === 0 ? ['## Figures'] : []),
      ...chartBlocks(chart, view),
    ]),
    ...entityTables(entitiesShown(view), view),
    ...sourceBlocks(view),
    '---',
    escaped(runSentence(view)),
    `Question: ${escaped(view.query)}`,
    `Run ${escaped(view.id)}`,
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

function conflictsIn(view: ReportView): string[] {
  const conflicts = view.result.report?.conflicts ?? [];
  if (conflicts.length === 0) return [];
  return [
    '## Where sources disagree',
    ...conflicts.flatMap(({ about, statements }) => [
      escaped(about),
      list(statements.map((statement) => citedMarkdown(statement, view))),
    ]),
  ];
}

function chartBlocks({ title, unit, marks, statistics }: ChartResult, view: ReportView): string[] {
  const rows = marks.map(({ label, value, source }) => [
    escaped(label),
    numberText(value),
    citation(source, view),
  ]);
  const facts = Object.entries(statistics).map(
    ([key, value]) => `${statisticName(key)}: ${numberText(value)}`,
  );
  return [
    `### ${escaped(title)}`,
    table(['What', escaped(unit ?? 'Value'), 'Source'], rows),
    escaped(facts.join(' · ')),
  ];
}

function entityTables({ people, companies }: EntitiesResult, view: ReportView): string[] {
  const cites = (sources: readonly number[]): string => sources.map((id) => citation(id, view)).join('');
  const cell = (value: string | number | null): string => escaped(String(value ?? '–'));
  const ofPeople = people.map(({ name, role, company, sources }) => [
    cell(name),
    cell(role),
    cell(company),
    cites(sources),
  ]);
  const ofCompanies = companies.map(({ name, domain, industry, employee_count: employees, sources }) => [
    cell(name),
    cell(domain),
    cell(industry),
    cell(employees),
    cites(sources),
  ]);
  return [
    ...(people.length > 0 ? ['## People', table(['Name', 'Role', 'Company', 'Sources'], ofPeople)] : []),
    ...(companies.length > 0
      ? [
          '## Companies and organizations',
          table(['Name', 'Domain', 'Industry', 'Employees', 'Sources'], ofCompanies),
        ]
      : []),
  ];
}

function sourceBlocks(view: ReportView): string[] {
  const { sources } = view.result;
  if (sources.length === 0) return [];
  const items = sources.map((source) => {
    const facts = [
      source.domain,
      source.source_type,
      source.published_at === null ? 'undated' : dayOf(source.published_at),
      `credibility ${source.credibility}`,
      ...reasonsOf(view, source),
      ...(linkOf(source.url) === undefined ? [source.url] : []),
    ];
    return `${source.id}. ${linked(escaped(source.title), source.url)} – ${escaped(facts.join(' · '))}`;
  });
  return ['## Sources', items.join('\n')];
}

function citedMarkdown(text: string, view: ReportView): string {
  return citedParts(text, view.result.sources)
    .map((part) => ('source' in part ? ` ${citation(part.source, view)}` : escaped(part.text)))
    .join('');
}

function citation(id: number, { result }: ReportView): string {
  const url = result.sources.find((source) => source.id === id)?.url ?? '';
  return linked(`\\[${id}\\]`, url);
}

function linked(text: string, url: string): string {
  const link = linkOf(url);
  return link === undefined ? text : `[${text}](<${link.replace(/[<>\\]/g, encodeURIComponent)}>)`;
}

const listUnder = (heading: string, items: readonly string[]): string[] =>
  items.length === 0 ? [] : [`## ${heading}`, list(items)];

const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');

function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(header), `|${' --- |'.repeat(header.length)}`, ...rows.map(line)].join('\n');
}

/** Escapes a text for Markdown, on one line. */
const escaped = (text: string): string => escapeMarkdown(text.replace(/\s+/g, ' '));
