import { createHmac, timingSafeEqual } from 'node:crypto';

/** Header that proves that the console sent a request. */
export const CSRF_HEADER = 'x-capstan-csrf';

/** The CSRF token of a session. Only pages that can read responses of the console get it, so other origins cannot. */
export const csrfTokenOf = (sessionId: string, secret: string): string =>
  createHmac('sha256', secret).update(`csrf:${sessionId}`).digest('base64url');

/** Compares in constant time. */
export function isCsrfToken(sent: unknown, sessionId: string, secret: string): boolean {
  if (typeof sent !== 'string') return false;
  const [given, wanted] = [sent, csrfTokenOf(sessionId, secret)].map((text) => Buffer.from(text));
  return (
    given !== undefined &&
    wanted !== undefined &&
    given.length === wanted.length &&
    timingSafeEqual(given, wanted)
  );
}
