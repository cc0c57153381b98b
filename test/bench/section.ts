import type { BenchOptions, SectionName } from './options.js';
import type { BenchDatabase } from './service/bench-database.js';
import type { Teardown } from './teardown.js';

/** The context of a benchmark section. */
export interface BenchContext {
  options: BenchOptions;
  /** Temporary, deleted afterwards. */
  folder: string;
  teardown: Teardown;
  /** Started on first use. */
  database: () => Promise<BenchDatabase>;
}

/** The result of a section, as data and as text. */
export interface SectionResult {
  figures: unknown;
  report: string;
}

/** A section of the benchmark. */
export interface Section {
  name: SectionName;
  /** For the progress on standard error. */
  title: string;
  /** Data sets that are not committed and must be configured; absent: none. */
  missing?(options: BenchOptions): string | undefined;
  run(context: BenchContext): Promise<SectionResult>;
}
