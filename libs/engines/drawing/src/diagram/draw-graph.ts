import { Graph, layout } from '@dagrejs/dagre';
import { rect, round } from '../svg/document.js';
import { type TextBlock, drawText, fitText } from '../text/text-block.js';
import type { Sketch } from './sketch.js';
import type { Diagram, DiagramEdge } from './diagram.js';
import { type DiagramColors, LABEL, NOTE } from './style.js';

const PAD = { x: 26, y: 18 };
const MIN_WIDTH = 110;
const MAX_TEXT = 230;
const CORNER = 12;

type Point = { x: number; y: number };

/** Boxes and arrows, ranked so that arrows point one way. */
export async function drawGraph(diagram: Diagram, colors: DiagramColors, isWide: boolean): Promise<Sketch> {
  const graph = new Graph({ multigraph: true });
  const isAcross = diagram.kind !== 'tree' && isWide;
  graph.setGraph({
    rankdir: isAcross ? 'LR' : 'TB',
    nodesep: 34,
    ranksep: isAcross ? 64 : 54,
    edgesep: 24,
    marginx: 4,
    marginy: 4,
  });
  const labels = await Promise.all(
    diagram.nodes.map((name) =>
      fitText(name, { ...LABEL, fill: colors.ink }, { maxWidth: MAX_TEXT, maxLines: 4, minSizePx: 15 }),
    ),
  );
  labels.forEach((block, index) => {
    const width = Math.max(MIN_WIDTH, block.width + PAD.x * 2);
    graph.setNode(String(index), { width, height: block.height + PAD.y * 2 });
  });
  const notes = await Promise.all(diagram.edges.map(({ label }) => noteOf(label, colors)));
  diagram.edges.forEach(({ from, to }, index) => {
    const note = notes[index];
    const size = note
      ? { width: note.width + 16, height: note.height + 10, labelpos: 'c' }
      : { width: 0, height: 0 };
    graph.setEdge(String(from), String(to), { ...size, minlen: note && isAcross ? 2 : 1 }, String(index));
  });
  // A tree keeps the order of its lines; in a flow fewer crossings matter more.
  layout(graph, { disableOptimalOrderHeuristic: diagram.kind === 'tree' });
  let out = '';
  for (const [index, edge] of diagram.edges.entries())
    out += await drawEdge(graph, edge, index, notes[index], colors);
  for (const [index, block] of labels.entries())
    out += await drawNode(graph.node(String(index)), block, colors);
  const { width = 0, height = 0 } = graph.graph() as { width?: number; height?: number };
  return { content: out, width, height };
}

const noteOf = async (label: string | undefined, { ink }: DiagramColors): Promise<TextBlock | undefined> =>
  label ? fitText(label, { ...NOTE, fill: ink }, { maxWidth: 150, maxLines: 3 }) : undefined;

async function drawNode(
  node: Point & { width: number; height: number },
  label: TextBlock,
  colors: DiagramColors,
): Promise<string> {
  const [left, top] = [node.x - node.width / 2, node.y - node.height / 2];
  const box = `<rect x="${round(left)}" y="${round(top)}" width="${round(node.width)}" height="${round(node.height)}" rx="${CORNER}" fill="${colors.box}" stroke="${colors.edge}" stroke-width="1.6"/>`;
  return box + (await drawText(label, node.x, node.y - label.height / 2));
}

async function drawEdge(
  graph: Graph,
  { from, to, isDashed }: DiagramEdge,
  index: number,
  note: TextBlock | undefined,
  colors: DiagramColors,
): Promise<string> {
  const edge = graph.edge({ v: String(from), w: String(to), name: String(index) }) as {
    points: Point[];
  } & Point;
  const line = `<path d="${curve(edge.points)}" fill="none" stroke="${colors.line}" stroke-width="2"${isDashed ? ' stroke-dasharray="6 5"' : ''}/>`;
  const head = arrowHead(edge.points.at(-2) as Point, edge.points.at(-1) as Point, colors.line);
  if (!note) return line + head;
  const [x, y] = [edge.x, edge.y - note.height / 2];
  const plate = rect(x - note.width / 2 - 6, y - 3, note.width + 12, note.height + 7, colors.paper, 5);
  return line + head + plate + (await drawText(note, x, y));
}

/** Through the middles between the points, so that bends are round. */
function curve(points: readonly Point[]): string {
  const [first, ...rest] = points as [Point, ...Point[]];
  const last = rest.at(-1) as Point;
  const bends = rest.slice(0, -1).map((point, index) => {
    const next = rest[index + 1] as Point;
    const isBeforeLast = next === last;
    const end = isBeforeLast ? last : { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 };
    return `Q${round(point.x)} ${round(point.y)} ${round(end.x)} ${round(end.y)}`;
  });
  return `M${round(first.x)} ${round(first.y)}${bends.length > 0 ? bends.join('') : `L${round(last.x)} ${round(last.y)}`}`;
}

/** A filled triangle at the end of a line. */
export function arrowHead(before: Point, end: Point, fill: string): string {
  const angle = Math.atan2(end.y - before.y, end.x - before.x);
  const corner = (turn: number): string =>
    `${round(end.x - 11 * Math.cos(angle + turn))} ${round(end.y - 11 * Math.sin(angle + turn))}`;
  return `<path d="M${round(end.x)} ${round(end.y)}L${corner(0.42)}L${corner(-0.42)}Z" fill="${fill}"/>`;
}
