import { escapeUTF8 } from 'entities';

/** A picture before it is rasterized. */
export interface Drawing {
  width: number;
  height: number;
  /** One SVG document of shapes and outlines: no scripts, no fonts, no references to anything outside. */
  svg: string;
  /** Alternative text. */
  alt: string;
}

/** @param content trusted markup: shapes and outlines of this library, never text of a caller. */
export function svgDocument(size: { width: number; height: number }, content: string, alt: string): Drawing {
  const { width, height } = size;
  const title = escapeXml(alt.slice(0, 300));
  return {
    width,
    height,
    alt,
    svg:
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
      `viewBox="0 0 ${width} ${height}" role="img"><title>${title}</title>${content}</svg>`,
  };
}

export const rect = (x: number, y: number, width: number, height: number, fill: string, rx = 0): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}"${rx ? ` rx="${round(rx)}"` : ''}/>`;

export const circle = (cx: number, cy: number, r: number, fill: string): string =>
  `<circle cx="${round(cx)}" cy="${round(cy)}" r="${round(r)}" fill="${fill}"/>`;

export const round = (value: number): number => Number(value.toFixed(2));

/** Text as XML, without the characters that XML cannot hold. */
function escapeXml(text: string): string {
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  const printable = text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ' ');
  return escapeUTF8(printable);
}
