import { pointsIn } from '../kinds/chart-in-prompt.js';
import { type KindRequest, kindOf } from '../kinds/choose-kind.js';
import { isDrawn } from '../kinds/image-kind.js';
import type { ChartDataParams } from './chart-data.params.js';

/** The parameters that the rules use. */
interface ImageRequest extends KindRequest {
  n: number;
  format: string;
  background: string;
  reference_images?: string[];
  negative_prompt?: string;
  data?: ChartDataParams;
}

/** Kinds whose drawing is always the same. */
const ONCE = new Set(['chart', 'qr', 'diagram']);

export function countFault(params: ImageRequest): string | undefined {
  const kind = kindOf(params);
  return params.n > 1 && ONCE.has(kind)
    ? `must be 1 for kind ${kind}, which always looks the same`
    : undefined;
}

export function formatFault(params: ImageRequest): string | undefined {
  if (params.format !== 'svg' || isDrawn(kindOf(params))) return undefined;
  return 'svg is only for kinds that are drawn here: chart, card, pattern, qr and diagram';
}

export function backgroundFault(params: ImageRequest): string | undefined {
  const { background, format } = params;
  if (background === 'transparent' && format === 'jpeg') return 'must not be transparent with format jpeg';
  if (background.startsWith('#') && !isDrawn(kindOf(params)))
    return 'a color is only for kinds that are drawn here';
  return undefined;
}

/** For fields that have no meaning for a drawing. */
export const modelOnly =
  (field: 'reference_images' | 'negative_prompt') =>
  (params: ImageRequest): string | undefined => {
    const kind = kindOf(params);
    return params[field] !== undefined && isDrawn(kind) ? `has no meaning for kind ${kind}` : undefined;
  };

/** A chart shows only numbers of the request. */
export function promptFault({ prompt, kind, data }: ImageRequest): string | undefined {
  if (kind !== 'chart' || data !== undefined || pointsIn(prompt).length > 0) return undefined;
  return 'must have numbers with names, such as "Jan 12, Feb 18", where data is not sent';
}

export function dataFault(params: ImageRequest): string | undefined {
  const kind = kindOf(params);
  const { data } = params;
  if (data === undefined) return undefined;
  if (kind !== 'chart') return `has no meaning for kind ${kind}`;
  const parts = data.type === 'donut' ? data.points : [];
  if (parts.some(({ value }) => value < 0)) return 'must not have negative values with type donut';
  if (data.type === 'donut' && parts.every(({ value }) => value === 0))
    return 'must have a value above 0 with type donut';
  return undefined;
}

export function textFault(params: ImageRequest): string | undefined {
  const kind = kindOf(params);
  return params.text !== undefined && kind !== 'card' ? `has no meaning for kind ${kind}` : undefined;
}
