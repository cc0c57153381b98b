import { type BlockBox, type BlockStyle, type TextBlock, drawText, fitText } from '../text/text-block.js';
import type { CardSpec } from './card.js';

/** Lengths of a layout: all follow from the size, so that a layout holds from a thumbnail to a poster. */
export interface Frame {
  width: number;
  height: number;
  /** One unit: a hundredth of the shorter edge, and no more than a wide picture allows. */
  u: number;
  margin: number;
  isTall: boolean;
}

export function frameOf({ width, height }: CardSpec): Frame {
  const u = Math.min(width / 80, height / 63, Math.sqrt(width * height) / 92);
  return { width, height, u, margin: u * 6, isTall: height > width * 0.9 };
}

/** Blocks below each other, with a gap after each; those without text take no space. */
export interface Stacked {
  text: string | undefined;
  style: BlockStyle;
  box: BlockBox;
  gapAfter: number;
}

export interface Stack {
  height: number;
  draw(x: number, y: number): Promise<string>;
}

/** @param maxHeight beyond which all of it is made smaller. */
export async function stack(items: readonly Stacked[], maxHeight: number): Promise<Stack> {
  for (let scale = 1; ; scale *= 0.93) {
    const stacked = await stackAt(items, scale);
    if (stacked.height <= maxHeight || scale < SMALLEST) return stacked;
  }
}

const SMALLEST = 0.35;

async function stackAt(items: readonly Stacked[], scale: number): Promise<Stack> {
  const shown: { block: TextBlock; gapAfter: number }[] = [];
  for (const { text, style, box, gapAfter } of items) {
    if (!text) continue;
    const { minSizePx = style.sizePx } = box;
    const sizePx = style.sizePx * scale;
    const block = await fitText(
      text,
      { ...style, sizePx },
      { ...box, minSizePx: Math.min(sizePx, minSizePx * scale) },
    );
    if (block.lines.length > 0) shown.push({ block, gapAfter: gapAfter * scale });
  }
  const height = shown.reduce(
    (sum, { block, gapAfter }, index) => sum + block.height + (index < shown.length - 1 ? gapAfter : 0),
    0,
  );
  return {
    height,
    async draw(x, y) {
      let out = '';
      let top = y;
      for (const { block, gapAfter } of shown) {
        out += await drawText(block, x, top);
        top += block.height + gapAfter;
      }
      return out;
    },
  };
}

/** One line at a place. */
export async function line(
  text: string | undefined,
  style: BlockStyle,
  x: number,
  y: number,
  maxWidth: number,
): Promise<string> {
  if (!text) return '';
  return drawText(await fitText(text, style, { maxWidth, maxLines: 1, minSizePx: style.sizePx * 0.7 }), x, y);
}

/** The site and the author, if any. */
export const signature = ({ text: { site, author } }: CardSpec): [string | undefined, string | undefined] =>
  author === undefined ? [site, undefined] : [author, site];
