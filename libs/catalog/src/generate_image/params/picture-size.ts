import type { ChosenKind } from '../kinds/image-kind.js';

export interface PictureSize {
  width: number;
  height: number;
}

const MIN_EDGE = 64;
const MAX_EDGE = 4096;
const MAX_PIXELS = 8_388_608;
const LONG_EDGE = 1344;
const MAX_RATIO = 4;

/** Default size by kind: what the medium expects. */
const USUAL: Readonly<Partial<Record<ChosenKind, PictureSize>>> = {
  card: { width: 1200, height: 630 },
  chart: { width: 1200, height: 750 },
  diagram: { width: 1200, height: 750 },
};
const SQUARE: PictureSize = { width: 1024, height: 1024 };

interface Sized {
  size?: string;
  aspect_ratio?: string;
}

/** Returns the requested size in pixels. The parameters must be valid. */
export function pictureSizeOf(params: Sized, kind: ChosenKind): PictureSize {
  if (params.size !== undefined) return parse(params.size, 'x');
  if (params.aspect_ratio === undefined) return USUAL[kind] ?? SQUARE;
  const { width, height } = parse(params.aspect_ratio, ':');
  const scale = LONG_EDGE / Math.max(width, height);
  return { width: multipleOf16(width * scale), height: multipleOf16(height * scale) };
}

/** Returns the validation error of `size`, if any. */
export function sizeFault({ size, aspect_ratio }: Sized): string | undefined {
  if (size === undefined) return undefined;
  if (aspect_ratio !== undefined) return 'must not be sent together with aspect_ratio';
  const { width, height } = parse(size, 'x');
  if (Math.min(width, height) < MIN_EDGE || Math.max(width, height) > MAX_EDGE) {
    return `must have edges of ${MIN_EDGE} to ${MAX_EDGE} pixels (got ${size})`;
  }
  if (width * height > MAX_PIXELS)
    return `must have at most ${MAX_PIXELS} pixels in all (got ${width * height})`;
  return undefined;
}

/** Returns the validation error of `aspect_ratio`, if any. */
export function ratioFault({ aspect_ratio }: Sized): string | undefined {
  if (aspect_ratio === undefined) return undefined;
  const { width, height } = parse(aspect_ratio, ':');
  if (width === 0 || height === 0 || Math.max(width / height, height / width) > MAX_RATIO) {
    return `must be between 1:${MAX_RATIO} and ${MAX_RATIO}:1 (got ${aspect_ratio})`;
  }
  return undefined;
}

function parse(text: string, separator: string): PictureSize {
  const [width = 0, height = 0] = text.split(separator).map(Number);
  return { width, height };
}

/** Image models work in blocks. */
const multipleOf16 = (value: number): number => Math.max(16, Math.round(value / 16) * 16);
