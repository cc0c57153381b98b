/** Counts by name, for the figures of a run. */
export class Tally {
  private readonly counts = new Map<string, number>();

  add(name: string, count = 1): void {
    this.counts.set(name, this.of(name) + count);
  }

  of(name: string): number {
    return this.counts.get(name) ?? 0;
  }

  /** One line: `12 kills, 3 restarts`, most frequent first. */
  toString(): string {
    const sorted = [...this.counts].toSorted(([, a], [, b]) => b - a);
    return sorted.map(([name, count]) => `${count} ${name}`).join(', ') || 'none';
  }
}
