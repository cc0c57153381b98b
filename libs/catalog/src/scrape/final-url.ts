import { parseTargetUrl } from '@capstan/kit';

/** The address a vendor ended at, where it names one that can be shown; else the one it was asked for. */
export function finalUrl(stated: unknown, asked: string): string {
  const fallback = parseTargetUrl(asked).href;
  if (typeof stated !== 'string') return fallback;
  try {
    return parseTargetUrl(stated).href;
  } catch {
    return fallback;
  }
}
