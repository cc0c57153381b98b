type Step = () => void | Promise<void>;

/** Teardown steps that must run in any case: PostgreSQL and `npm start` outlive a killed parent. */
export class Teardown {
  private readonly steps: Step[] = [];
  private isInterrupted = false;

  /** Ctrl-C and SIGTERM end the run here; the terminal sends them to every process, and npm repeats them. */
  listen(): void {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => {
        if (this.isInterrupted) return;
        this.isInterrupted = true;
        void this.run().finally(() => process.exit(130));
      });
    }
  }

  /** Steps run in reverse order and must tolerate being repeated. */
  add(step: Step): void {
    this.steps.push(step);
  }

  async run(): Promise<void> {
    for (let step = this.steps.pop(); step; step = this.steps.pop()) await step();
  }
}
