import { USAGE_CLOCK } from '@capstan/capabilities';
import type { Override } from './override.js';

/** A clock of the usage of threads and browser pages that stands still until a test moves it. */
export class UsageClock {
  private nowMs = 0;
  readonly override: Override = { provide: USAGE_CLOCK, useValue: () => this.nowMs };

  advance(ms: number): void {
    this.nowMs += ms;
  }
}
