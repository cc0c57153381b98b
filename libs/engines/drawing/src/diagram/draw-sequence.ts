import { rect, round } from '../svg/document.js';
import { type TextBlock, drawText, fitText } from '../text/text-block.js';
import { arrowHead } from './draw-graph.js';
import type { Sketch } from './sketch.js';
import type { Diagram } from './diagram.js';
import { type DiagramColors, LABEL, NOTE } from './style.js';

const HEAD = 58;
const ROW = 30;
const GAP = 40;

/** Participants side by side, their messages from top to bottom. */
export async function drawSequence({ nodes, edges }: Diagram, colors: DiagramColors): Promise<Sketch> {
  const names = await Promise.all(
    nodes.map((name) =>
      fitText(name, { ...LABEL, fill: colors.onAccent }, { maxWidth: 180, maxLines: 2, minSizePx: 14 }),
    ),
  );
  const notes = await Promise.all(
    edges.map(({ label }) =>
      fitText(label ?? '', { ...NOTE, fill: colors.ink }, { maxWidth: 240, maxLines: 3 }),
    ),
  );
  const pitch = Math.max(
    ...names.map(({ width }) => width + 44 + GAP),
    ...notes.map(({ width }) => width + 56),
    190,
  );
  const xOf = (index: number): number => pitch * (index + 0.5);
  let y = HEAD + 22;
  let messages = '';
  for (const [index, { from, to, isDashed }] of edges.entries()) {
    const note = notes[index] as TextBlock;
    y += note.height + ROW;
    messages += await message(note, { from: xOf(from), to: xOf(to), y, isDashed: isDashed === true }, colors);
    if (from === to) y += 26;
  }
  const height = y + ROW;
  const lines = nodes.map(
    (_, index) =>
      `<path d="M${round(xOf(index))} ${HEAD}V${round(height)}" stroke="${colors.edge}" stroke-width="2" stroke-dasharray="3 6"/>`,
  );
  const heads = await Promise.all(names.map((block, index) => head(block, xOf(index), colors)));
  return { content: lines.join('') + messages + heads.join(''), width: pitch * nodes.length, height };
}

async function head(block: TextBlock, x: number, colors: DiagramColors): Promise<string> {
  const width = block.width + 44;
  return (
    rect(x - width / 2, 0, width, HEAD, colors.accent, 10) +
    (await drawText(block, x, (HEAD - block.height) / 2))
  );
}

async function message(
  note: TextBlock,
  { from, to, y, isDashed }: { from: number; to: number; y: number; isDashed: boolean },
  colors: DiagramColors,
): Promise<string> {
  const stroke = `fill="none" stroke="${colors.line}" stroke-width="2"${isDashed ? ' stroke-dasharray="6 5"' : ''}`;
  if (from === to) {
    const loop = `<path d="M${round(from)} ${round(y)}h38v24h-38" ${stroke}/>`;
    return (
      loop +
      arrowHead({ x: from + 38, y: y + 24 }, { x: from + 2, y: y + 24 }, colors.line) +
      (await drawText({ ...note, style: { ...note.style, align: 'start' } }, from + 8, y - note.height - 7))
    );
  }
  const line = `<path d="M${round(from)} ${round(y)}H${round(to)}" ${stroke}/>`;
  const middle = (from + to) / 2;
  return (
    line +
    arrowHead({ x: from, y }, { x: to, y }, colors.line) +
    (await drawText(note, middle, y - note.height - 7))
  );
}
