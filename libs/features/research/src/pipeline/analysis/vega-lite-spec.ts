import type { Finding } from './finding.js';

const SCHEMA = 'https://vega.github.io/schema/vega-lite/v6.json';
const WIDTH = 560;
const HEIGHT = 280;
const BAR_STEP = 22;

/** Sufficient contrast on white for lines and bars (WCAG 1.4.11), and distinguishable for the color-blind. */
const BLUE = '#1f5fa8';
const INK = '#1b1f24';
const GREY = '#59636e';

/** The chart as a Vega-Lite specification: data inline, each datum with its source; white background. */
export function vegaLiteSpec(finding: Finding): object {
  const { title, marks, unit } = finding;
  return {
    $schema: SCHEMA,
    title: { text: title, subtitle: sourcesOf(finding), anchor: 'start' },
    description: descriptionOf(finding),
    background: '#ffffff',
    padding: 12,
    width: WIDTH,
    height: finding.kind === 'comparison' ? { step: BAR_STEP } : HEIGHT,
    data: { values: marks.map(({ date, ...mark }) => (date === null ? mark : { ...mark, date })) },
    ...drawing(finding),
    config: {
      font: 'system-ui, sans-serif',
      title: {
        color: INK,
        subtitleColor: GREY,
        fontSize: 14,
        subtitleFontSize: 11,
        limit: WIDTH,
        subtitlePadding: 4,
      },
      axis: {
        labelColor: INK,
        titleColor: INK,
        gridColor: '#d8dee4',
        labelLimit: 220,
        titleLimit: WIDTH / 2,
      },
      view: { stroke: null },
    },
    usermeta: { unit },
  };
}

function drawing(finding: Finding): object {
  const value = { field: 'value', type: 'quantitative', title: finding.unit ?? 'value' };
  const tooltip = [
    { field: 'label', type: 'nominal', title: 'what' },
    value,
    { field: 'source', type: 'nominal', title: 'source' },
    { field: 'quote', type: 'nominal', title: 'stated as' },
  ];
  if (finding.kind === 'trend') {
    return {
      mark: { type: 'line', color: BLUE, point: { color: BLUE, size: 50 } },
      encoding: { x: timeAxis(finding), y: { ...value, scale: { zero: isFarApart(finding) } }, tooltip },
    };
  }
  if (finding.kind === 'comparison') {
    return {
      mark: { type: 'bar', color: BLUE },
      encoding: { y: { field: 'label', type: 'nominal', sort: '-x', title: null }, x: value, tooltip },
    };
  }
  const bins = { ...value, bin: { maxbins: 20 } };
  const count = { aggregate: 'count', type: 'quantitative', title: 'how many' };
  return {
    mark: { type: 'bar', color: BLUE },
    encoding: { x: bins, y: { ...count, axis: { tickMinStep: 1 } }, tooltip: [bins, count] },
  };
}

function timeAxis({ marks }: Finding): object {
  const isYears = marks.every(({ date }) => date?.endsWith('-01-01'));
  return {
    field: 'date',
    type: 'temporal',
    scale: { type: 'utc' },
    title: null,
    axis: isYears
      ? { format: '%Y', tickCount: Math.min(10, marks.length) }
      : { format: '%b %Y', labelAngle: -40, tickCount: Math.min(10, marks.length) },
  };
}

/** `Source 1, Source 3`. */
function sourcesOf({ marks }: Finding): string {
  const ids = [...new Set(marks.map(({ source }) => source))].toSorted((one, other) => one - other);
  return ids.map((id) => `Source ${id}`).join(', ');
}

const KINDS = { trend: 'Line chart', comparison: 'Bar chart', distribution: 'Histogram' } as const;

/** Alternative text. */
function descriptionOf(finding: Finding): string {
  const { kind, title, marks, unit } = finding;
  const [first, last] = [marks[0], marks.at(-1)];
  const of = unit === null ? '' : ` in ${unit}`;
  const span = kind === 'trend' && first && last ? `, ${first.label} to ${last.label}` : '';
  return `${KINDS[kind]} of ${marks.length} values${of}${span}: ${title}. ${sourcesOf(finding)}.`;
}

/** Large changes are shown on an axis from zero; small ones would be invisible there. */
function isFarApart({ marks }: Finding): boolean {
  const values = marks.map(({ value }) => value);
  return Math.min(...values) * 2 < Math.max(...values);
}
