/** What keys of a page do, apart from those of fields. */
export type Shortcut = { kind: 'help' } | { kind: 'move'; by: 1 | -1 } | { kind: 'page'; letter: string };

/** The second key of "g" and a letter follows within this time. */
const SEQUENCE_MS = 1_500;

/** Reads single keys, and "g" with a letter after it. */
export class KeySequence {
  private startedAt: number | undefined;

  /** @param key as in `KeyboardEvent.key`. @param nowMs of any clock that does not go back. */
  read(key: string, nowMs: number): Shortcut | undefined {
    const isSecond = this.startedAt !== undefined && nowMs - this.startedAt <= SEQUENCE_MS;
    this.startedAt = undefined;
    if (isSecond) return /^[a-z]$/.test(key) ? { kind: 'page', letter: key } : undefined;
    if (key === 'g') this.startedAt = nowMs;
    if (key === '?') return { kind: 'help' };
    if (key === 'j') return { kind: 'move', by: 1 };
    if (key === 'k') return { kind: 'move', by: -1 };
    return undefined;
  }
}
