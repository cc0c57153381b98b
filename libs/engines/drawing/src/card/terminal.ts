import { circle, rect, round } from '../svg/document.js';
import type { CardSpec } from './card.js';
import { frameOf, line, signature, stack } from './frame.js';

const NIGHT = { paper: '#0c0f14', window: '#151a22', edge: '#2a3240', ink: '#f3f5f8', muted: '#93a1b5' };

/** A dark window with monospaced text, for releases and everything technical. */
export async function terminal(card: CardSpec): Promise<string> {
  const { text, palette } = card;
  const { width, height, u, margin } = frameOf(card);
  const glow = palette.accent;
  const box = { x: margin, y: margin, width: width - margin * 2, height: height - margin * 2 };
  const bar = u * 6;
  const inner = box.width - u * 10;
  const mono = { family: 'geist-mono', weight: 500, sizePx: u * 2.5, fill: NIGHT.muted } as const;
  const body = await stack(
    [
      {
        text: text.eyebrow,
        style: { ...mono, fill: NIGHT.ink, sizePx: u * 2.7 },
        box: { maxWidth: inner, maxLines: 1 },
        gapAfter: u * 2.8,
      },
      {
        text: text.title,
        style: {
          family: 'geist',
          weight: 650,
          sizePx: u * 9,
          fill: NIGHT.ink,
          lineHeight: 1.08,
          tracking: -0.03,
        },
        box: { maxWidth: inner, maxLines: height > width ? 6 : 3, minSizePx: u * 4.4 },
        gapAfter: u * 2.8,
      },
      {
        text: text.subtitle,
        style: { family: 'geist', weight: 400, sizePx: u * 3.2, fill: NIGHT.muted, lineHeight: 1.4 },
        box: { maxWidth: inner * 0.92, maxLines: 3, minSizePx: u * 2.5 },
        gapAfter: 0,
      },
    ],
    box.height - bar - u * 12,
  );
  const y = box.y + bar + Math.max(u * 3, (box.height - bar - u * 8 - body.height) / 2);
  const [left, right] = signature(card);
  const foot = box.y + box.height - u * 5.4;
  return [
    `<defs><radialGradient id="glow" cx="0.85" cy="0" r="0.9"><stop offset="0" stop-color="${glow}" stop-opacity="0.55"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient></defs>`,
    rect(0, 0, width, height, NIGHT.paper),
    rect(0, 0, width, height, 'url(#glow)'),
    `<rect x="${round(box.x)}" y="${round(box.y)}" width="${round(box.width)}" height="${round(box.height)}" rx="${round(u * 2)}" fill="${NIGHT.window}" stroke="${NIGHT.edge}" stroke-width="${round(u * 0.2)}"/>`,
    ...['#ff5f57', '#febc2e', '#28c840'].map((fill, index) =>
      circle(box.x + u * (3.4 + index * 2.6), box.y + u * 3, u * 0.8, fill),
    ),
    rect(box.x, box.y + bar, box.width, u * 0.15, NIGHT.edge),
    await body.draw(box.x + u * 5, y),
    await line(left, mono, box.x + u * 5, foot, inner * 0.6),
    await line(right, { ...mono, align: 'end' }, box.x + box.width - u * 5, foot, inner * 0.38),
  ].join('');
}
