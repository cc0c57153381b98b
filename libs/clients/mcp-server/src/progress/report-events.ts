import type { ProgressReporter } from './progress-reporter.js';

/** Reports events of a job as they arrive; those without a text are skipped. */
export const reportEvents =
  <Event>(report: ProgressReporter | undefined, inWords: (event: Event) => string | undefined) =>
  (event: Event): void => {
    const message = report && inWords(event);
    if (message) report(message);
  };
