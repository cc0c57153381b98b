/** A generator of numbers that follow from `text` alone: the same text draws the same picture on every machine. */
export class Seeded {
  private state: number;

  constructor(text: string) {
    // FNV-1a over the UTF-16 units; a cheap spread is all that is needed.
    let hash = 0x811c9dc5;
    for (let index = 0; index < text.length; index += 1) {
      hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
    }
    this.state = hash >>> 0;
  }

  /** In [0, 1) (mulberry32). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = this.state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  /** A whole number in [low, high]. */
  whole(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  pick<Value>(values: readonly [Value, ...Value[]]): Value {
    return values[this.whole(0, values.length - 1)] ?? values[0];
  }

  shuffle<Value>(values: readonly Value[]): Value[] {
    const keyed = values.map((value) => ({ value, key: this.next() }));
    return keyed.toSorted((a, b) => a.key - b.key).map(({ value }) => value);
  }
}
