import {
  DiagramTextError,
  type Drawing,
  MAX_QR_BYTES,
  drawCard,
  drawChart,
  drawDiagram,
  drawInitials,
  drawPattern,
  drawQrCode,
  isReadable,
  parseDiagram,
  rasterize,
  seedOf,
} from '@capstan/drawing';
import type { ImageFormat } from '../../generate-image.params.js';
import { cardTextIn } from '../../kinds/card-in-prompt.js';
import { chartTitleIn, chartTypeIn, pointsIn, unitIn } from '../../kinds/chart-in-prompt.js';
import type { DrawnKind } from '../../kinds/image-kind.js';
import { avatarInitialsIn } from '../../kinds/pattern/initials.js';
import { qrContentIn } from '../../kinds/qr-in-prompt.js';
import type { CardTextParams } from '../../params/card-text.params.js';
import type { ChartDataParams } from '../../params/chart-data.params.js';

/** A drawing to create: plain data, since it is sent to a thread. */
export interface DrawingJob {
  kind: DrawnKind;
  prompt: string;
  width: number;
  height: number;
  seed: number | undefined;
  n: number;
  format: ImageFormat;
  /** A color; `none` for a transparent one; undefined: as the kind usually has it. */
  paper: string | undefined;
  data: ChartDataParams | undefined;
  text: CardTextParams | undefined;
}

export interface DrawnPicture {
  bytes: Uint8Array;
  width: number;
  height: number;
  seed: number | null;
  alt: string;
}

/** Why a call cannot be drawn, with the invalid parameter. */
export interface DrawingFault {
  path: string;
  message: string;
}

/** Draws the pictures of a call. */
export async function drawPictures(job: DrawingJob): Promise<DrawnPicture[] | DrawingFault> {
  const pictures: DrawnPicture[] = [];
  const firstSeed = job.seed ?? seedOf(job.prompt) >>> 1;
  for (let index = 0; index < job.n; index += 1) {
    const seed = (firstSeed + index) % 2_147_483_648;
    const drawing = await draw(job, seed);
    if ('path' in drawing) return drawing;
    const { width, height, alt, svg } = drawing;
    const bytes = job.format === 'svg' ? Buffer.from(svg) : await rasterize(drawing, job.format);
    const isSeeded = job.kind === 'card' || job.kind === 'pattern';
    pictures.push({ bytes, width, height, alt, seed: isSeeded ? seed : null });
  }
  return pictures;
}

async function draw(job: DrawingJob, seed: number): Promise<Drawing | DrawingFault> {
  const { kind, prompt, width, height, paper, text, data } = job;
  switch (kind) {
    case 'chart':
      return drawChart({ ...(data ?? chartIn(prompt)), width, height, paper });
    case 'card':
      return drawCard({
        text: text ?? cardTextIn(prompt),
        layout: text?.layout,
        width,
        height,
        seed,
        color: paper,
      });
    case 'pattern':
      return pattern(job, seed);
    case 'qr':
      return qrCode(job);
    default:
      return diagram(job);
  }
}

const chartIn = (prompt: string): ChartDataParams => ({
  points: pointsIn(prompt),
  type: chartTypeIn(prompt),
  title: chartTitleIn(prompt),
  unit: unitIn(prompt),
});

function pattern({ prompt, width, height, paper }: DrawingJob, seed: number): Drawing | Promise<Drawing> {
  const spec = { prompt, width, height, seed, paper };
  const initials = avatarInitialsIn(prompt);
  return initials === undefined ? drawPattern(spec) : drawInitials({ ...spec, initials });
}

const INK = '#111111';
const WHITE = '#ffffff';
/** Modules of the largest code, with its quiet zone. */
const MOST_MODULES = 185;

function qrCode({ prompt, width, height, paper }: DrawingJob): Drawing | DrawingFault {
  const text = qrContentIn(prompt);
  const bytes = Buffer.byteLength(text);
  const size = Math.min(width, height);
  if (bytes > MAX_QR_BYTES.M) {
    return {
      path: 'prompt',
      message: `must hold at most ${MAX_QR_BYTES.M} bytes for a QR code (got ${bytes})`,
    };
  }
  if (bytes > 40 && size < MOST_MODULES) {
    return {
      path: 'size',
      message: `must be at least ${MOST_MODULES}x${MOST_MODULES} for a QR code of this length`,
    };
  }
  if (!isReadable(INK, paper ?? WHITE)) {
    return {
      path: 'background',
      message: 'must be light for a QR code, which scanners expect to be dark on light',
    };
  }
  return drawQrCode({ text, size, errorCorrection: 'M', ink: INK, paper: paper ?? WHITE });
}

async function diagram({ prompt, width, height, paper }: DrawingJob): Promise<Drawing | DrawingFault> {
  try {
    return await drawDiagram({ diagram: parseDiagram(prompt), width, height, paper });
  } catch (error) {
    if (error instanceof DiagramTextError) return { path: 'prompt', message: error.message };
    throw error;
  }
}
