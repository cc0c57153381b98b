export interface Counts {
  passed: number;
  failed: number;
  skipped: string[];
  files: { name: string; seconds: number }[];
}

export function readTestReport(path: string): Counts;
