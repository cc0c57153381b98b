import { z } from 'zod';

/** Environment variables of one slice: name to schema. Every schema carries `.describe()`. */
export type EnvShape = Record<string, z.ZodType>;

/**
 * A typed part of the configuration, declared beside the code that uses it and injected by `token`.
 * `config/` merges all slices into the one schema that parses the environment.
 */
export interface ConfigSlice<T = unknown> {
  readonly name: string;
  /** Nest injection token: `@Inject(slice.token) private readonly config: ConfigOf<typeof slice>`. */
  readonly token: symbol;
  readonly shape: EnvShape;
  /** Maps parsed variables to what the code wants to hold. */
  read(env: Record<string, unknown>): T;
}

export type ConfigOf<S> = S extends ConfigSlice<infer T> ? T : never;

/** Declares a slice. `map` receives the parsed and defaulted variables of `shape`. */
export function defineConfig<S extends z.ZodRawShape & EnvShape, T>(
  name: string,
  shape: S,
  map: (env: z.infer<z.ZodObject<S>>) => T,
): ConfigSlice<T> {
  return {
    name,
    token: Symbol(`config:${name}`),
    shape,
    read: (env) => map(env as z.infer<z.ZodObject<S>>),
  };
}
