import { createHash, randomInt } from 'node:crypto';

/** Random numbers from a seed: the same seed yields the same sequence. */
export class SeededNumbers {
  private drawn = 0;

  constructor(private readonly seed: string) {}

  /** @returns a whole number, at least `min` and less than `max`. */
  between(min: number, max: number): number {
    this.drawn += 1;
    const digest = createHash('sha256').update(`${this.seed} ${this.drawn}`).digest();
    return min + Math.floor((digest.readUInt32BE() / 2 ** 32) * (max - min));
  }
}

/**
 * A test that chooses its moments by a seed: `CHAOS_SEED`, or a new one. The seed is printed on start and added to the
 * message of a failure, so that a failed run can be repeated.
 */
export const seeded =
  (test: (numbers: SeededNumbers) => Promise<void>, seed = seedOfRun()) =>
  async (): Promise<void> => {
    process.stderr.write(`CHAOS_SEED=${seed}\n`);
    try {
      await test(new SeededNumbers(seed));
    } catch (error) {
      if (error instanceof Error) error.message += `\nRepeat this run with CHAOS_SEED=${seed}`;
      throw error;
    }
  };

const seedOfRun = (): string => process.env['CHAOS_SEED'] ?? String(randomInt(2 ** 32));
