import { rect, round } from '../svg/document.js';
import { randomOf } from '../svg/random.js';
import { truchet } from '../pattern/truchet.js';
import type { CardSpec } from './card.js';
import { frameOf, line, signature, stack } from './frame.js';

/** Text next to (or above, in a tall picture) a panel of tiles that belongs to the seed. */
export async function split(card: CardSpec): Promise<string> {
  const { text, palette, seed } = card;
  const { width, height, u, margin, isTall } = frameOf(card);
  const panel = isTall
    ? { x: 0, y: height * 0.62, width, height: height * 0.38 }
    : { x: width * 0.66, y: 0, width: width * 0.34, height };
  const area = isTall ? { width, height: panel.y } : { width: panel.x, height };
  const inner = area.width - margin * 1.8;
  const body = await stack(
    [
      {
        text: text.eyebrow,
        style: { family: 'instrument-sans', weight: 600, sizePx: u * 2.6, fill: palette.accent },
        box: { maxWidth: inner, maxLines: 1 },
        gapAfter: u * 2.6,
      },
      {
        text: text.title,
        style: {
          family: 'archivo',
          weight: 700,
          sizePx: u * 8.4,
          fill: palette.ink,
          lineHeight: 1.08,
          tracking: -0.025,
        },
        box: { maxWidth: inner, maxLines: 5, minSizePx: u * 4.2 },
        gapAfter: u * 2.8,
      },
      {
        text: text.subtitle,
        style: {
          family: 'instrument-sans',
          weight: 400,
          sizePx: u * 3.2,
          fill: palette.muted,
          lineHeight: 1.36,
        },
        box: { maxWidth: inner, maxLines: 3, minSizePx: u * 2.5 },
        gapAfter: 0,
      },
    ],
    area.height - margin * 2 - u * 5,
  );
  const tiles = truchet({
    width: panel.width,
    height: panel.height,
    colors: [...palette.shapes],
    random: randomOf(seed),
  });
  const footer = { family: 'instrument-sans', weight: 500, sizePx: u * 2.4, fill: palette.ink } as const;
  const y = Math.max(margin, (area.height - u * 5 - body.height) / 2);
  const [left, right] = signature(card);
  const signed = [left, right].filter((one) => one !== undefined).join('  ·  ');
  return [
    rect(0, 0, width, height, palette.paper),
    await body.draw(margin, y),
    await line(signed, footer, margin, area.height - margin - u * 2, inner),
    `<svg x="${round(panel.x)}" y="${round(panel.y)}" width="${round(panel.width)}" height="${round(panel.height)}">${tiles}</svg>`,
  ].join('');
}
