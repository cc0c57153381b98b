type Step = () => void | Promise<void>;

/** What has to be undone whatever happens: PostgreSQL and `npm start` outlive a killed parent. */
export class Teardown {
  private readonly steps: Step[] = [];
  private isInterrupted = false;

  /** Ctrl-C and SIGTERM end the run here; the terminal sends them to every process, npm once more. */
  listen(): void {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => {
        if (this.isInterrupted) return;
        this.isInterrupted = true;
        void this.run().finally(() => process.exit(130));
      });
    }
  }

  /** Steps are undone in reverse; one that was undone before must bear it. */
  add(step: Step): void {
    this.steps.push(step);
  }

  async run(): Promise<void> {
    for (let step = this.steps.pop(); step; step = this.steps.pop()) await step();
  }
}
