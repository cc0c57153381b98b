import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  CARD_LAYOUTS,
  CHART_TYPES,
  type Drawing,
  drawCard,
  drawChart,
  drawDiagram,
  drawInitials,
  drawPattern,
  drawQrCode,
  parseDiagram,
  rasterize,
} from './index.js';

const HOSTILE =
  '</title><script>alert(1)</script><image href="http://evil.example/x"/>&"\'\u0000\ud800 "><foreignObject>';
const SIZE = { width: 600, height: 400 };
const points = [
  { label: HOSTILE, value: 3, series: HOSTILE },
  { label: 'b', value: 1, series: 's' },
];

const DRAWN: [string, () => Promise<Drawing> | Drawing][] = [
  ...CARD_LAYOUTS.map((layout): [string, () => Promise<Drawing>] => [
    `card ${layout}`,
    () =>
      drawCard({
        text: { title: HOSTILE, subtitle: HOSTILE, eyebrow: HOSTILE, author: HOSTILE, site: HOSTILE },
        ...SIZE,
        seed: 1,
        layout,
      }),
  ]),
  ...CHART_TYPES.map((type): [string, () => Promise<Drawing>] => [
    `chart ${type}`,
    () => drawChart({ points, type, title: HOSTILE, subtitle: HOSTILE, unit: HOSTILE.slice(0, 20), ...SIZE }),
  ]),
  [
    'flow',
    () => drawDiagram({ diagram: parseDiagram(`${HOSTILE} -> B: ${HOSTILE}`), title: HOSTILE, ...SIZE }),
  ],
  [
    'sequence',
    () => drawDiagram({ diagram: parseDiagram(`sequence\n${HOSTILE} -> B: ${HOSTILE}`), ...SIZE }),
  ],
  ['steps', () => drawDiagram({ diagram: parseDiagram(`1. ${HOSTILE} 2. b`), ...SIZE })],
  ['pattern', () => drawPattern({ prompt: HOSTILE, seed: 1, ...SIZE })],
  ['initials', () => drawInitials({ initials: HOSTILE, prompt: HOSTILE, seed: 1, ...SIZE })],
  [
    'QR code',
    () =>
      drawQrCode({
        text: HOSTILE.toWellFormed(),
        size: 400,
        errorCorrection: 'M',
        ink: '#111111',
        paper: '#ffffff',
      }),
  ],
];

describe.each(DRAWN)('%s of hostile text', (_, draw) => {
  it('is shapes alone, and a picture of the size', async () => {
    const drawing = await draw();
    const elements = new Set([...drawing.svg.matchAll(/<([a-zA-Z]+)/g)].map(([, name]) => name));
    const shapes = [
      'svg',
      'title',
      'g',
      'path',
      'rect',
      'circle',
      'line',
      'defs',
      'radialGradient',
      'stop',
      'clipPath',
    ];
    expect([...elements].filter((name) => !shapes.includes(name as string))).toEqual([]);
    const attributes = drawing.svg.replace(/<title>[^<]*<\/title>/, '');
    expect(/\s(?:xlink:)?href=|\son\w+=|url\((?!#)/.exec(attributes)?.[0]).toBeUndefined();
    const { width, height, format } = await sharp(await rasterize(drawing, 'png')).metadata();
    expect({ width, height, format }).toEqual({
      width: drawing.width,
      height: drawing.height,
      format: 'png',
    });
  });
});

describe('drawings', () => {
  it('are the same for the same seed, and others for another', async () => {
    const svgOf = async (seed: number): Promise<string[]> => [
      drawPattern({ prompt: 'avatar identicon', seed, ...SIZE }).svg,
      drawPattern({ prompt: 'pattern', seed, ...SIZE }).svg,
      (await drawCard({ text: { title: 'A' }, seed, layout: 'split', ...SIZE })).svg,
    ];
    const [first, again, other] = [await svgOf(7), await svgOf(7), await svgOf(8)];
    expect(again).toEqual(first);
    first.forEach((svg, index) => expect(other[index]).not.toBe(svg));
  });

  it.each(['truchet', 'triangles', 'waves', 'dots', 'terrazzo', 'hexagons', 'stripes', 'checks'])(
    'tile without a seam: %s',
    async (prompt) => {
      const drawing = drawPattern({ prompt, seed: 3, width: 256, height: 256 });
      const pixels = await sharp(await rasterize(drawing, 'png'))
        .removeAlpha()
        .raw()
        .toBuffer();
      const at = (x: number, y: number): number[] => [
        ...pixels.subarray((y * 256 + x) * 3, (y * 256 + x) * 3 + 3),
      ];
      const differs = (a: number[], b: number[]): boolean =>
        a.some((value, index) => Math.abs(value - (b[index] as number)) > 60);
      const lines = Array.from({ length: 256 }, (_, index) => index);
      // Across the edge neighbors differ no more often than anywhere else in the picture.
      const across =
        lines.filter((i) => differs(at(255, i), at(0, i))).length +
        lines.filter((i) => differs(at(i, 255), at(i, 0))).length;
      const columns = lines.slice(1).map((x) => lines.filter((y) => differs(at(x - 1, y), at(x, y))).length);
      const rows = lines.slice(1).map((y) => lines.filter((x) => differs(at(x, y - 1), at(x, y))).length);
      expect(across).toBeLessThanOrEqual(Math.max(...columns) + Math.max(...rows));
    },
  );

  it('have transparent paper where it is asked for', async () => {
    const png = await rasterize(await drawChart({ points, paper: 'none', ...SIZE }), 'png');
    const { data } = await sharp(png)
      .ensureAlpha()
      .extract({ left: 0, top: 0, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[3]).toBe(0);
  });

  it('shrink and cut text that does not fit', async () => {
    const text = { title: 'word '.repeat(60).trim(), subtitle: 'x'.repeat(400) };
    for (const layout of CARD_LAYOUTS) {
      const { svg } = await drawCard({ text, width: 300, height: 200, seed: 1, layout });
      expect(svg, layout).toContain('<path');
    }
  });

  it.each(['webp', 'jpeg'] as const)('come as %s', async (format) => {
    const bytes = await rasterize(drawPattern({ prompt: 'dots', seed: 1, ...SIZE }), format);
    expect((await sharp(bytes).metadata()).format).toBe(format);
  });
});
