import type { Totals } from './totals.js';

/** Placeholder until follow-ups are read. */
export function measureFollowUps(
  _isUnseen: boolean,
  _chosen: (id: string) => boolean,
  _totals: Totals,
  _detail: (id: string, text: string) => void,
): void {}
