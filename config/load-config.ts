import { z } from 'zod';
import type { ConfigSlice, LoadedConfig } from '@capstan/platform-core';
import { type EnvSection, envSchema } from './env.schema.js';
import { configVariables } from './variables/config-variables.js';

/** The environment does not match the schema; the message lists every invalid variable, never a value. */
export class InvalidConfigError extends Error {
  override readonly name = 'InvalidConfigError';

  constructor(faults: string[]) {
    super(
      `The configuration is invalid:\n${faults.map((fault) => `  - ${fault}`).join('\n')}\nSee .env.example.`,
    );
  }
}

/**
 * Loads the configuration of the service without plugins.
 * @param more slices of capabilities that are not in the catalog of this repository.
 * @throws InvalidConfigError listing every invalid variable.
 */
export function loadConfig(
  env: Record<string, string | undefined> = process.env,
  more: readonly ConfigSlice[] = [],
): LoadedConfig {
  return parseConfig(env, [...envSchema, { title: 'Other capabilities', slices: more }]);
}

/**
 * Parses an environment into typed slices.
 * @param plugins the names of plugins by the names of the variables that they declare.
 * @throws InvalidConfigError listing every invalid variable.
 */
export function parseConfig(
  env: Record<string, string | undefined>,
  sections: readonly EnvSection[],
  plugins?: ReadonlyMap<string, string>,
): LoadedConfig {
  const loaded = new Map<ConfigSlice, unknown>();
  const faults: string[] = [];
  for (const slice of new Set(sections.flatMap((section) => section.slices))) {
    // Each schema is used once: compiling it would cost more than it saves.
    const parsed = z.object(slice.shape).safeParse(env, { jitless: true });
    if (!parsed.success) {
      faults.push(...parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
      continue;
    }
    try {
      loaded.set(slice, slice.read(parsed.data));
    } catch (error) {
      faults.push(error instanceof Error ? error.message : String(error));
    }
  }
  if (faults.length > 0) throw new InvalidConfigError(faults);
  return { slices: loaded, variables: configVariables(env, sections, plugins) };
}

/** Returns the value of one slice. */
export function configOf<T>(loaded: LoadedConfig, slice: ConfigSlice<T>): T {
  return loaded.slices.get(slice) as T;
}
