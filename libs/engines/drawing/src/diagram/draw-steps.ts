import { circle, rect } from '../svg/document.js';
import { type TextBlock, drawText, fitText } from '../text/text-block.js';
import type { Sketch } from './sketch.js';
import type { Diagram } from './diagram.js';
import { type DiagramColors, LABEL } from './style.js';

const COLUMN = 230;
const ROW_GAP = 30;
const DISC = 27;
const PER_ROW = 5;

/** Numbered discs on a line: across where few steps fit the width, else below each other. */
export async function drawSteps({ nodes }: Diagram, colors: DiagramColors, isWide: boolean): Promise<Sketch> {
  const isAcross = isWide && nodes.length <= PER_ROW;
  const style = { ...LABEL, fill: colors.ink, align: isAcross ? 'middle' : 'start' } as const;
  const maxWidth = isAcross ? COLUMN - 26 : 430;
  const blocks = await Promise.all(
    nodes.map((name) => fitText(name, style, { maxWidth, maxLines: 4, minSizePx: 15 })),
  );
  return isAcross ? across(blocks, colors) : down(blocks, colors);
}

async function across(blocks: readonly TextBlock[], colors: DiagramColors): Promise<Sketch> {
  const center = (index: number): number => COLUMN * (index + 0.5);
  let content = rect(center(0), DISC - 1.5, COLUMN * (blocks.length - 1), 3, colors.edge);
  for (const [index, block] of blocks.entries()) {
    content += await disc(index, center(index), DISC, colors);
    content += await drawText(block, center(index), DISC * 2 + 20);
  }
  const height = DISC * 2 + 20 + Math.max(...blocks.map(({ height }) => height));
  return { content, width: COLUMN * blocks.length, height };
}

async function down(blocks: readonly TextBlock[], colors: DiagramColors): Promise<Sketch> {
  const heights = blocks.map(({ height }) => Math.max(DISC * 2, height));
  const tops = heights.map((_, index) =>
    heights.slice(0, index).reduce((sum, one) => sum + one + ROW_GAP, 0),
  );
  const middle = (index: number): number => (tops[index] as number) + (heights[index] as number) / 2;
  let content = rect(DISC - 1.5, middle(0), 3, middle(blocks.length - 1) - middle(0), colors.edge);
  for (const [index, block] of blocks.entries()) {
    content += await disc(index, DISC, middle(index), colors);
    content += await drawText(block, DISC * 2 + 22, middle(index) - block.height / 2);
  }
  const width = DISC * 2 + 22 + Math.max(...blocks.map(({ width }) => width));
  return { content, width, height: (tops.at(-1) as number) + (heights.at(-1) as number) };
}

async function disc(index: number, x: number, y: number, colors: DiagramColors): Promise<string> {
  const number = await fitText(
    String(index + 1),
    { family: 'geist', weight: 700, sizePx: 21, fill: colors.onAccent, align: 'middle' },
    { maxWidth: 50, maxLines: 1 },
  );
  return circle(x, y, DISC, colors.accent) + (await drawText(number, x, y - number.height / 2 + 1.5));
}
