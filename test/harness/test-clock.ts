import type { InjectionToken } from '@nestjs/common';
import type { Override } from './override.js';

/** A clock that stands still until a test moves it. */
export class TestClock {
  readonly override: Override;
  private nowMs = Date.now();

  /** @param token of the clock whose place it takes. */
  constructor(token: InjectionToken) {
    this.override = { provide: token, useValue: () => this.nowMs };
  }

  advance(ms: number): void {
    this.nowMs += ms;
  }
}
