import { rect } from '../svg/document.js';
import type { CardSpec } from './card.js';
import { frameOf, line, stack } from './frame.js';
import { drawText, fitText } from '../text/text-block.js';

/** A sentence in the middle, with its author below. */
export async function quote(card: CardSpec): Promise<string> {
  const { text, palette } = card;
  const { width, height, u, margin } = frameOf(card);
  const inner = width - margin * 3;
  const body = await stack(
    [
      {
        text: text.title,
        style: {
          family: 'newsreader',
          weight: 460,
          sizePx: u * 7.4,
          fill: palette.ink,
          lineHeight: 1.2,
          align: 'middle',
          tracking: -0.012,
        },
        box: { maxWidth: inner, maxLines: height > width ? 9 : 4, minSizePx: u * 3.6 },
        gapAfter: u * 4,
      },
      {
        text: text.author ?? text.subtitle,
        style: {
          family: 'instrument-sans',
          weight: 600,
          sizePx: u * 2.8,
          fill: palette.ink,
          align: 'middle',
        },
        box: { maxWidth: inner, maxLines: 2 },
        gapAfter: u * 1.1,
      },
      {
        text: text.author === undefined ? undefined : text.subtitle,
        style: {
          family: 'instrument-sans',
          weight: 400,
          sizePx: u * 2.5,
          fill: palette.muted,
          align: 'middle',
        },
        box: { maxWidth: inner, maxLines: 2 },
        gapAfter: 0,
      },
    ],
    height - margin * 2 - u * 16,
  );
  const mark = await fitText(
    '“',
    { family: 'fraunces', weight: 700, sizePx: u * 22, fill: palette.accent, align: 'middle' },
    { maxWidth: width, maxLines: 1 },
  );
  const markHeight = u * 10;
  const top = Math.max(margin, (height - markHeight - body.height) / 2 - u);
  return [
    rect(0, 0, width, height, palette.paper),
    rect(0, 0, width, u * 1.1, palette.accent),
    await drawText(mark, width / 2, top - u * 2.4),
    await body.draw(width / 2, top + markHeight),
    await line(
      text.site,
      { family: 'instrument-sans', weight: 500, sizePx: u * 2.3, fill: palette.muted, align: 'middle' },
      width / 2,
      height - margin - u * 0.6,
      inner,
    ),
  ].join('');
}
