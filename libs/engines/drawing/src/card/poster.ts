import { circle, rect } from '../svg/document.js';
import { legible } from '../color/palette.js';
import { randomOf } from '../svg/random.js';
import type { CardSpec } from './card.js';
import { frameOf, line, signature, stack } from './frame.js';

/** Huge condensed capitals over large discs: read across a room. */
export async function poster(card: CardSpec): Promise<string> {
  const { text, palette, seed } = card;
  const { width, height, u, margin } = frameOf(card);
  const paper = palette.accent;
  const ink = legible(paper, palette.paper);
  const inner = width - margin * 2;
  const random = randomOf(seed);
  const reach = Math.min(width, height);
  const body = await stack(
    [
      {
        text: text.title.toLocaleUpperCase('en'),
        style: {
          family: 'sofia-sans-condensed',
          weight: 900,
          sizePx: u * 19,
          fill: ink,
          lineHeight: 0.94,
          tracking: -0.012,
        },
        box: { maxWidth: inner, maxLines: height > width ? 6 : 3, minSizePx: u * 6.5 },
        gapAfter: u * 3,
      },
      {
        text: text.subtitle,
        style: { family: 'instrument-sans', weight: 500, sizePx: u * 3.5, fill: ink, lineHeight: 1.3 },
        box: { maxWidth: inner * 0.8, maxLines: 3, minSizePx: u * 2.6 },
        gapAfter: 0,
      },
    ],
    height - margin * 2 - u * 11,
  );
  const [left, right] = signature(card);
  const small = { family: 'instrument-sans', weight: 600, sizePx: u * 2.5, fill: ink } as const;
  const shade = mixed(paper, ink);
  return [
    rect(0, 0, width, height, paper),
    circle(width * (0.82 + random() * 0.08), height * 0.2, reach * 0.42, shade),
    circle(width * (0.96 - random() * 0.1), height * 0.78, reach * 0.2, shade),
    await line(text.eyebrow, { ...small, weight: 700, tracking: 0.06 }, margin, margin, inner * 0.6),
    await body.draw(margin, height - margin - u * 6.5 - body.height),
    rect(margin, height - margin - u * 4.2, inner, u * 0.3, ink),
    await line(left, small, margin, height - margin - u * 2.3, inner * 0.6),
    await line(right, { ...small, align: 'end' }, width - margin, height - margin - u * 2.3, inner * 0.38),
  ].join('');
}

/** A color a little towards another one. */
function mixed(color: string, towards: string): string {
  const channels = [1, 3, 5].map((at) => {
    const [from, to] = [color, towards].map((hex) => parseInt(hex.slice(at, at + 2), 16)) as [number, number];
    return Math.round(from + (to - from) * 0.13)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}
