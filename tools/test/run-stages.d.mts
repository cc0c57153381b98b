import type { Counts } from './read-report.mjs';

export interface Step {
  id: string;
  title: string;
  run: (context: { reports: string; isQuiet: boolean }) => Promise<Counts>;
}

export type StepResult = Counts & { title: string; seconds: number };

export function runStages(stages: Step[][][], reports: string): Promise<StepResult[]>;
