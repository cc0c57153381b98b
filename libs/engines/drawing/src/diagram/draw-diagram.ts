import { legible } from '../color/palette.js';
import { type Drawing, rect, round, svgDocument } from '../svg/document.js';
import { drawText, fitText } from '../text/text-block.js';
import { drawGraph } from './draw-graph.js';
import { drawSequence } from './draw-sequence.js';
import { drawSteps } from './draw-steps.js';
import type { Diagram } from './diagram.js';
import type { Sketch } from './sketch.js';
import { DARK, type DiagramColors, LIGHT } from './style.js';

const MARGIN = 0.055;
/** Small diagrams are not blown up to fill a large sheet. */
const MAX_SCALE = 2.2;
/** People read from left to right: worth somewhat smaller text. */
const PREFERS_ACROSS = 1.7;

/** Lays a diagram out and fits it into the picture, under its title. */
export async function drawDiagram(spec: {
  diagram: Diagram;
  width: number;
  height: number;
  title?: string;
  paper?: string;
}): Promise<Drawing> {
  const { diagram, width, height, title } = spec;
  const colors = colorsOn(spec.paper ?? LIGHT.paper);
  const margin = Math.min(width, height) * MARGIN + 12;
  const head = title
    ? await fitText(
        title,
        {
          family: 'geist',
          weight: 680,
          sizePx: Math.min(width, height) * 0.045,
          fill: colors.ink,
          tracking: -0.015,
        },
        { maxWidth: width - margin * 2, maxLines: 2 },
      )
    : undefined;
  const top = head ? margin + head.height + margin * 0.6 : margin;
  const sketch = await sketchOf(diagram, colors, width >= height);
  const room = { width: width - margin * 2, height: height - top - margin };
  const scale = Math.min(
    room.width / sketch.width,
    room.height / sketch.height,
    (MAX_SCALE * Math.min(width, height)) / 800,
  );
  const x = margin + (room.width - sketch.width * scale) / 2;
  const y = top + (room.height - sketch.height * scale) / 2;
  const content =
    rect(0, 0, width, height, spec.paper ?? LIGHT.paper) +
    (head ? await drawText(head, margin, margin) : '') +
    `<g transform="translate(${round(x)} ${round(y)}) scale(${scale.toFixed(4)})">${sketch.content}</g>`;
  return svgDocument({ width, height }, content, altOf(diagram, title));
}

async function sketchOf(diagram: Diagram, colors: DiagramColors, isWide: boolean): Promise<Sketch> {
  switch (diagram.kind) {
    case 'sequence':
      return drawSequence(diagram, colors);
    case 'steps':
      return drawSteps(diagram, colors, isWide);
    default:
      return graphSketch(diagram, colors, isWide);
  }
}

/** Horizontal or vertical: the direction that fills the sheet better, so that text is larger. */
async function graphSketch(diagram: Diagram, colors: DiagramColors, isWide: boolean): Promise<Sketch> {
  const [across, down] = await Promise.all([
    drawGraph(diagram, colors, true),
    drawGraph(diagram, colors, false),
  ]);
  const fit = ({ width, height }: Sketch): number => Math.min((isWide ? 1.6 : 0.7) / width, 1 / height);
  return fit(across) * PREFERS_ACROSS >= fit(down) ? across : down;
}

function colorsOn(paper: string): DiagramColors {
  if (paper === 'none') return LIGHT;
  const base = legible(paper, LIGHT.ink) === LIGHT.ink ? LIGHT : DARK;
  return { ...base, paper };
}

function altOf({ kind, nodes, edges }: Diagram, title: string | undefined): string {
  const arrows = edges.map(
    ({ from, to, label }) => `${nodes[from]} -> ${nodes[to]}${label ? ` (${label})` : ''}`,
  );
  const what = kind === 'steps' ? nodes.join(', ') : arrows.slice(0, 30).join('; ');
  return `${kind} diagram${title ? `: ${title}` : ''}. ${what}`;
}
