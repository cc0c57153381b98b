import type { BenchOptions, SectionName } from './options.js';
import type { BenchDatabase } from './service/bench-database.js';
import type { Teardown } from './teardown.js';

/** What a part of the benchmark works with. */
export interface BenchContext {
  options: BenchOptions;
  /** Temporary, gone afterwards. */
  folder: string;
  teardown: Teardown;
  /** Started when the first part asks for it. */
  database: () => Promise<BenchDatabase>;
}

/** What a part measured, as data and as text. */
export interface SectionResult {
  figures: unknown;
  report: string;
}

/** A part of the benchmark. */
export interface Section {
  name: SectionName;
  /** For the progress on standard error. */
  title: string;
  /** Data sets that are not committed and must be pointed at; absent: none. */
  missing?(options: BenchOptions): string | undefined;
  run(context: BenchContext): Promise<SectionResult>;
}
