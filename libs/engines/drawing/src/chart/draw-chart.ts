import { type Drawing, rect, svgDocument } from '../svg/document.js';
import { drawText, fitText } from '../text/text-block.js';
import { type ChartSpec, chartTypeOf } from './chart.js';
import { type ChartColors, chartColorsOf, chartMarks } from './chart-marks.js';
import { drawVegaLite } from './draw-vega-lite.js';
import { outlineTexts } from './outline-texts.js';

/** Size at which a chart is laid out; larger and smaller ones are scaled, so that type keeps its proportion. */
const LAYOUT_EDGE = 900;
const MARGIN = 44;

/** Draws numbers as a chart with its title above it. It contains only the data. */
export async function drawChart(spec: ChartSpec): Promise<Drawing> {
  const scale = Math.max(spec.width, spec.height) / LAYOUT_EDGE;
  const size = { width: spec.width / scale, height: spec.height / scale };
  const colors = chartColorsOf(spec.paper ?? '#ffffff');
  const head = await headOf(spec, colors, size.width - MARGIN * 2);
  const plot = { width: size.width - MARGIN * 2, height: size.height - MARGIN * 2 - head.height };
  const inner = await drawVegaLite(vegaLiteOf({ ...spec, ...plot }, colors));
  const content =
    rect(0, 0, spec.width, spec.height, spec.paper ?? '#ffffff') +
    `<g transform="scale(${scale})">${head.svg}` +
    `<g transform="translate(${MARGIN} ${MARGIN + head.height})">${await outlineTexts(contentOf(inner))}</g></g>`;
  return svgDocument(spec, content, altOf(spec));
}

async function headOf(
  spec: ChartSpec,
  { ink, muted }: ChartColors,
  maxWidth: number,
): Promise<{ svg: string; height: number }> {
  let svg = '';
  let height = 0;
  const lines = [
    {
      text: spec.title,
      style: { family: 'geist', weight: 680, sizePx: 27, fill: ink, lineHeight: 1.2, tracking: -0.015 },
      maxLines: 2,
    },
    {
      text: spec.subtitle,
      style: { family: 'geist', weight: 400, sizePx: 16, fill: muted, lineHeight: 1.35 },
      maxLines: 2,
    },
  ] as const;
  for (const { text, style, maxLines } of lines) {
    if (!text) continue;
    const block = await fitText(text, style, { maxWidth, maxLines, minSizePx: style.sizePx * 0.75 });
    svg += await drawText(block, MARGIN, MARGIN + height);
    height += block.height + 10;
  }
  return { svg, height: height === 0 ? 0 : height + 14 };
}

function vegaLiteOf(spec: ChartSpec, colors: ChartColors): object {
  const values = spec.points.map((point, index) => ({
    ...point,
    index,
    label_text: numberText(point.value, spec.unit),
  }));
  return {
    $schema: 'https://vega.github.io/schema/vega-lite/v6.json',
    width: spec.width,
    height: spec.height,
    autosize: { type: 'fit', contains: 'padding' },
    padding: 0,
    background: null,
    data: { values },
    ...chartMarks(spec, chartTypeOf(spec), colors),
    config: {
      font: 'geist',
      axis: {
        labelColor: colors.muted,
        labelFontSize: 14,
        gridColor: colors.grid,
        domainColor: colors.muted,
        ticks: false,
        labelPadding: 8,
        labelLimit: 260,
      },
      legend: {
        labelColor: colors.ink,
        labelFontSize: 14,
        symbolType: 'square',
        symbolSize: 140,
        columnPadding: 18,
        offset: 14,
        labelLimit: 200,
      },
      view: { stroke: null },
    },
  };
}

const numberText = (value: number, unit = ''): string =>
  `${new Intl.NumberFormat('en', { maximumSignificantDigits: 12 }).format(value)}${unit}`;

/** Returns what is between the outermost tags, to embed it in another document. */
const contentOf = (svg: string): string =>
  svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'));

function altOf(spec: ChartSpec): string {
  const marks = spec.points.map(
    ({ label, series, value }) => `${series ? `${series}, ` : ''}${label} ${numberText(value, spec.unit)}`,
  );
  return `${chartTypeOf(spec)} chart${spec.title ? `: ${spec.title}` : ''}. ${marks.slice(0, 20).join('; ')}${marks.length > 20 ? '; …' : ''}`;
}
