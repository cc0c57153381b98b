import { legible } from '../color/palette.js';
import type { ChartSpec, ChartType } from './chart.js';

/** Distinguishable for the color-blind (after Okabe and Ito), and dark enough on white for lines and areas. */
const SERIES = ['#2457a6', '#d9622b', '#1f8a70', '#8b5cb8', '#c2a01b', '#5b6470', '#c2417c', '#4aa3c7'];
const SERIES_ON_DARK = [
  '#6ea8fe',
  '#ff9d6c',
  '#5fd3b0',
  '#c39bf0',
  '#f2d24b',
  '#b4bdc9',
  '#ff8fbf',
  '#7fd4f0',
];
const ROUND = 4;

export interface ChartColors {
  ink: string;
  muted: string;
  grid: string;
  paper: string;
  series: readonly string[];
}

/** Colors that can be read on the paper; a transparent picture is expected to be put on white. */
export function chartColorsOf(paper: string): ChartColors {
  const under = paper === 'none' ? '#ffffff' : paper;
  const isDark = legible(under, '#1b1f24') !== '#1b1f24';
  return isDark
    ? { ink: '#f3f5f8', muted: '#b4bdc9', grid: '#36404e', paper: under, series: SERIES_ON_DARK }
    : { ink: '#1b1f24', muted: '#59636e', grid: '#e1e5ea', paper: under, series: SERIES };
}

/** Marks and encodings of Vega-Lite for a type of chart. */
export function chartMarks(spec: ChartSpec, type: ChartType, colors: ChartColors): object {
  const hasSeries = new Set(spec.points.map(({ series }) => series)).size > 1;
  if (type === 'donut') return donut(spec, colors);
  const label = { field: 'label', type: 'nominal', sort: null, title: null };
  const hasNegatives = spec.points.some(({ value }) => value < 0);
  const value = {
    field: 'value',
    type: 'quantitative',
    title: null,
    axis: { ...GRID, labelExpr: labelOf(spec), gridColor: zeroLine(colors) },
    // Room for the numbers below negative bars.
    ...(hasNegatives ? { scale: { padding: 20 } } : {}),
  };
  const color = hasSeries
    ? {
        color: {
          field: 'series',
          type: 'nominal',
          sort: null,
          scale: { range: colors.series },
          legend: { title: null, orient: 'top' },
        },
      }
    : {};
  const plain = hasSeries ? {} : { color: colors.series[0] };
  if (type === 'line' || type === 'area') {
    const x = {
      ...label,
      axis: { labelAngle: 0, labelOverlap: 'greedy', domain: false },
      scale: { type: 'point', padding: 0.3 },
    };
    return { layer: linesOf(type, plain, hasSeries), encoding: { x, y: value, ...color } };
  }
  const isUpright = type === 'column';
  const offset = hasSeries ? { [isUpright ? 'xOffset' : 'yOffset']: { field: 'series', sort: null } } : {};
  const names = {
    ...label,
    axis: { domain: false, labelAngle: 0 },
    scale: { paddingInner: 0.32, paddingOuter: 0.16 },
  };
  const encoding = isUpright ? { x: names, y: value } : { y: names, x: value };
  const bars = { mark: { type: 'bar', ...plain, cornerRadiusEnd: ROUND } };
  return {
    layer: spec.points.length <= 24 ? [bars, ...numbers(spec, isUpright, colors)] : [bars],
    encoding: { ...encoding, ...offset, ...color },
  };
}

const GRID = { grid: true, domain: false, ticks: false, tickCount: 5, labelPadding: 8 };

function linesOf(type: ChartType, plain: object, hasSeries: boolean): object[] {
  const line = {
    mark: {
      type: 'line',
      strokeWidth: 3,
      interpolate: 'monotone',
      point: { size: 60, filled: true, ...plain },
      ...plain,
    },
  };
  if (type === 'line') return [line];
  const area = {
    mark: { type: 'area', interpolate: 'monotone', opacity: hasSeries ? 0.75 : 0.22, ...plain },
  };
  return hasSeries ? [area] : [area, line];
}

/** The numbers themselves at the ends of the bars: above them, below where they are negative. */
function numbers(spec: ChartSpec, isUpright: boolean, { ink }: ChartColors): object[] {
  const text = { text: { field: 'label_text', type: 'nominal' }, color: { value: ink } };
  const mark = { type: 'text', fontSize: 13, fontWeight: 600 };
  const sides = [
    { filter: 'datum.value >= 0', place: isUpright ? { dy: -9 } : { dx: 6, align: 'left' } },
    { filter: 'datum.value < 0', place: isUpright ? { dy: 11 } : { dx: -6, align: 'right' } },
  ];
  return sides
    .filter(({ filter }) => spec.points.some(({ value }) => value >= 0 === filter.includes('>=')))
    .map(({ filter, place }) => ({ transform: [{ filter }], mark: { ...mark, ...place }, encoding: text }));
}

function donut(spec: ChartSpec, { ink, paper, series }: ChartColors): object {
  const radius = Math.min(spec.width, spec.height) * 0.34;
  const color = {
    field: 'label',
    type: 'nominal',
    sort: null,
    scale: { range: series },
    legend: null,
  };
  const theta = { field: 'value', type: 'quantitative', stack: true };
  const order = { field: 'index', type: 'quantitative' };
  const outside = (dy: number, field: string, weight: number, fontSize: number): object => ({
    mark: { type: 'text', radius: radius * 1.24, fontSize, fontWeight: weight, dy, color: ink },
    encoding: { text: { field, type: 'nominal' }, color: { value: ink }, detail: { field: 'label' } },
  });
  return {
    layer: [
      {
        mark: {
          type: 'arc',
          innerRadius: radius * 0.58,
          outerRadius: radius,
          padAngle: 0.012,
          stroke: paper,
          strokeWidth: 1,
        },
        encoding: { color },
      },
      outside(-8, 'label', 400, 14),
      outside(11, 'label_text', 700, 16),
    ],
    encoding: { theta, order },
  };
}

/** The line at zero is darker than the others. */
const zeroLine = ({ muted, grid }: ChartColors): object => ({
  condition: { test: 'datum.value === 0', value: muted },
  value: grid,
});

/** Formats labels of the axis: thousands separated, the unit behind. */
const labelOf = ({ unit }: ChartSpec): string =>
  `format(datum.value, ',.12~g') + ${JSON.stringify(unit ?? '')}`;
