import type { InjectionToken } from '@nestjs/common';
import type { TestingModuleBuilder } from '@nestjs/testing';

/** A dependency that a test replaces, e.g. a clock or a DNS resolver. */
export interface Override {
  provide: InjectionToken;
  useValue: unknown;
}

export function applyOverrides(
  builder: TestingModuleBuilder,
  overrides: readonly Override[],
): TestingModuleBuilder {
  for (const { provide, useValue } of overrides) builder.overrideProvider(provide).useValue(useValue);
  return builder;
}
