/** A variable of the configuration as operators see it. */
export interface ConfigVariable {
  readonly name: string;
  readonly description: string;
  /** Heading in `.env.example`. */
  readonly section: string;
  /** The plugin that declares it; null for variables of the service. */
  readonly plugin: string | null;
  readonly isSecret: boolean;
  readonly source: 'environment' | 'default';
  /** Without secrets and credentials of URLs; null if it is not set and has no default. */
  readonly value: string | null;
}

/** Injection token of the variables in force, in the order of `.env.example`. */
export const CONFIG_VARIABLES = Symbol('config-variables');
