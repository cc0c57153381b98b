import type { OnApplicationShutdown } from '@nestjs/common';

/** Observes operations and signals until the application shuts down. */
export abstract class Observer implements OnApplicationShutdown {
  private readonly ends: (() => void)[] = [];

  /** @param ends functions that end an observation. */
  protected observe(...ends: readonly (() => void)[]): void {
    this.ends.push(...ends);
  }

  onApplicationShutdown(): void {
    this.ends.forEach((end) => end());
  }
}
