import type { ConfigVariable, EnvShape } from '@capstan/platform-core';
import type { EnvSection } from '../env.schema.js';
import { textOfValue } from './text-of-value.js';
import { withoutCredentials } from './without-credentials.js';

type Env = Record<string, string | undefined>;

/** Names that are hidden even if a plugin does not declare them with `envSecret`. */
const SECRET_NAME = /_(KEY|SECRET|TOKEN|PASSWORD|PASSWD|CREDENTIALS)$/;
/** Shown instead of a secret. */
const SET = 'set';

/**
 * Lists every variable of the sections once, with the value in force.
 * @param plugins the names of plugins by the names of the variables that they declare.
 */
export function configVariables(
  env: Env,
  sections: readonly EnvSection[],
  plugins: ReadonlyMap<string, string> = new Map(),
): ConfigVariable[] {
  const listed = new Map<string, ConfigVariable>();
  for (const { title, slices } of sections) {
    for (const [name, schema] of slices.flatMap(({ shape }) => Object.entries(shape))) {
      if (listed.has(name)) continue;
      const isSet = (env[name] ?? '').trim() !== '';
      const isSecret = schema.meta()?.['secret'] === true || SECRET_NAME.test(name);
      listed.set(name, {
        name,
        description: schema.description ?? '',
        section: title,
        plugin: plugins.get(name) ?? null,
        isSecret,
        source: isSet ? 'environment' : 'default',
        value: isSecret ? (isSet ? SET : null) : shownValue(schema, isSet ? env[name] : undefined),
      });
    }
  }
  return [...listed.values()];
}

function shownValue(schema: EnvShape[string], text: string | undefined): string | null {
  const { data } = schema.safeParse(text);
  return withoutCredentials(textOfValue(data)) || null;
}
