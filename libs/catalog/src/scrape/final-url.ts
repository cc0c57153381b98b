import { parseTargetUrl } from '@capstan/kit';

/** The final URL that a vendor reports, if it is a valid public one; else the requested URL. */
export function finalUrl(stated: unknown, asked: string): string {
  const fallback = parseTargetUrl(asked).href;
  if (typeof stated !== 'string') return fallback;
  try {
    return parseTargetUrl(stated).href;
  } catch {
    return fallback;
  }
}
