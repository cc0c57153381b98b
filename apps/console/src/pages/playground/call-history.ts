import type { Params } from './tool.ts';

/** A call that this browser made in the playground. */
export interface PastCall {
  requestId: string;
  capability: string;
  params: Params;
  at: string;
  isFailed: boolean;
}

const STORED = 'capstan.playground';
const KEPT = 30;

/** The calls of this browser, newest first. They never contain a key. */
export function pastCalls(): PastCall[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORED) ?? '[]');
    return Array.isArray(stored) ? (stored as PastCall[]) : [];
  } catch {
    return [];
  }
}

export function rememberCall(call: PastCall): void {
  const calls = [call, ...pastCalls()].slice(0, KEPT);
  try {
    localStorage.setItem(STORED, JSON.stringify(calls));
  } catch {
    // The storage is full: the history is a convenience.
  }
}

export const pastCall = (requestId: string): PastCall | undefined =>
  pastCalls().find((call) => call.requestId === requestId);
