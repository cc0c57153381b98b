import { rect } from '../svg/document.js';
import type { CardSpec } from './card.js';
import { frameOf, line, signature, stack } from './frame.js';

/** Serif headline on paper, between hair lines, like the front of a journal. */
export async function editorial(card: CardSpec): Promise<string> {
  const { text, palette } = card;
  const { width, height, u, margin } = frameOf(card);
  const inner = width - margin * 2;
  const small = { family: 'geist', weight: 500, sizePx: u * 2.5, fill: palette.ink } as const;
  const [left, right] = signature(card);
  const top = margin + u * 6;
  const bottom = height - margin - u * 6;
  const body = await stack(
    [
      {
        text: text.title,
        style: {
          family: 'fraunces',
          weight: 560,
          sizePx: u * 11.5,
          fill: palette.ink,
          lineHeight: 1.06,
          tracking: -0.02,
        },
        box: { maxWidth: inner, maxLines: height > width ? 7 : 3, minSizePx: u * 5 },
        gapAfter: u * 3.4,
      },
      {
        text: text.subtitle,
        style: { family: 'newsreader', weight: 400, sizePx: u * 4, fill: palette.muted, lineHeight: 1.3 },
        box: { maxWidth: inner * 0.86, maxLines: 3, minSizePx: u * 2.8 },
        gapAfter: 0,
      },
    ],
    bottom - top - u * 5,
  );
  const y = top + u * 2.5 + Math.max(0, (bottom - top - u * 5 - body.height) * 0.42);
  return [
    rect(0, 0, width, height, palette.paper),
    rect(margin, margin + u * 5, inner, u * 0.16, palette.ink),
    rect(margin, height - margin - u * 5.2, inner, u * 0.16, palette.ink),
    rect(margin, margin + u * 0.3, u * 2, u * 2, palette.accent),
    await line(text.eyebrow ?? text.site, { ...small, weight: 600 }, margin + u * 3.4, margin, inner * 0.7),
    await body.draw(margin, y),
    await line(left, small, margin, height - margin - u * 2.6, inner * 0.6),
    await line(
      right,
      { ...small, fill: palette.muted, align: 'end' },
      width - margin,
      height - margin - u * 2.6,
      inner * 0.38,
    ),
  ].join('');
}
