import { z } from 'zod';

/** The environment variables of one slice: schema by name. Every schema has a `.describe()`. */
export type EnvShape = Record<string, z.ZodType>;

/**
 * A typed part of the configuration, declared next to the code that uses it and injected by `token`. `config/`
 * merges all slices into the one schema that parses the environment.
 */
export interface ConfigSlice<T = unknown> {
  readonly name: string;
  /** Nest injection token: `@Inject(slice.token) private readonly config: ConfigOf<typeof slice>`. */
  readonly token: symbol;
  readonly shape: EnvShape;
  /** Maps the parsed variables to the value that is injected. */
  read(env: Record<string, unknown>): T;
}

export type ConfigOf<S> = S extends ConfigSlice<infer T> ? T : never;

/** Declares a slice. `map` receives the parsed variables of `shape`, with defaults. */
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
