import type { InjectionToken } from '@nestjs/common';
import type { Override } from './override.js';

/** A clock that only a test advances. */
export class TestClock {
  readonly override: Override;
  private nowMs = Date.now();

  /** @param token of the clock that it replaces. */
  constructor(token: InjectionToken) {
    this.override = { provide: token, useValue: () => this.nowMs };
  }

  advance(ms: number): void {
    this.nowMs += ms;
  }
}
