/** Counts of what was right, by name. */
export class Totals {
  private readonly counts = new Map<string, { right: number; all: number }>();
  private readonly numbers = new Map<string, number>();
  private readonly times: number[] = [];
  private readonly notes: string[] = [];

  count(name: string, isRight: boolean): void {
    const share = this.counts.get(name) ?? { right: 0, all: 0 };
    this.counts.set(name, { right: share.right + (isRight ? 1 : 0), all: share.all + 1 });
  }

  add(name: string): void {
    this.numbers.set(name, (this.numbers.get(name) ?? 0) + 1);
  }

  time(milliseconds: number): void {
    this.times.push(milliseconds);
  }

  /** A line of its own at the end. */
  note(line: string): void {
    this.notes.push(line);
  }

  shares(): string[] {
    return [...this.counts]
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([name, { right, all }]) => `${name}: ${right} of ${all} (${Math.round((100 * right) / all)} %)`);
  }

  toString(): string {
    const numbers = [...this.numbers].map(([name, count]) => `${name}: ${count}`);
    return [...this.shares(), ...numbers, this.timeOf('a prompt'), ...this.notes].join('\n');
  }

  timeOf(what: string): string {
    const sorted = this.times.toSorted((a, b) => a - b);
    const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
    return `time for ${what}: median ${median.toFixed(1)} ms, longest ${(sorted.at(-1) ?? 0).toFixed(1)} ms`;
  }
}
