import { encode } from 'uqr';
import { type Drawing, rect, svgDocument } from '../svg/document.js';

/** How much of the code may be covered or damaged: about 7, 15, 25 or 30 percent. */
export type ErrorCorrection = 'L' | 'M' | 'Q' | 'H';

export interface QrSpec {
  text: string;
  size: number;
  errorCorrection: ErrorCorrection;
  ink: string;
  /** `none` for a transparent one. */
  paper: string;
}

/** The quiet zone that ISO/IEC 18004 asks for: scanners need it. */
const QUIET_ZONE = 4;
/** Version 40 at level M holds 2,331 bytes. */
export const MAX_QR_BYTES: Readonly<Record<ErrorCorrection, number>> = { L: 2953, M: 2331, Q: 1663, H: 1273 };

/** Draws a QR code with its quiet zone. @throws RangeError when the text does not fit. */
export function drawQrCode({ text, size, errorCorrection, ink, paper }: QrSpec): Drawing {
  if (Buffer.byteLength(text) > MAX_QR_BYTES[errorCorrection])
    throw new RangeError('the text does not fit a QR code');
  const { data, size: modules } = encode(text, { ecc: errorCorrection, border: QUIET_ZONE, boostEcc: true });
  const path = data
    .flatMap((row, y) => runsOf(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`))
    .join('');
  // Whole pixels per module keep edges sharp; the rest widens the quiet zone.
  const scale = Math.max(1, Math.floor(size / modules));
  const offset = (size - scale * modules) / 2;
  const content =
    rect(0, 0, size, size, paper) +
    `<path fill="${ink}" shape-rendering="crispEdges" transform="translate(${offset} ${offset}) scale(${scale})" d="${path}"/>`;
  return svgDocument({ width: size, height: size }, content, `QR code: ${text}`);
}

/** Where dark modules begin in a row, and how many follow each other. */
function runsOf(row: readonly boolean[]): [x: number, length: number][] {
  const runs: [number, number][] = [];
  row.forEach((isDark, x) => {
    const last = runs.at(-1);
    if (!isDark) return;
    if (last && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  });
  return runs;
}
