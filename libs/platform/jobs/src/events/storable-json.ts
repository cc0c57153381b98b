/** Matches an escape as a whole, so that an escaped backslash before a `u` does not look like the start of one. */
const ESCAPE = /\\(?:u0000|ud[89a-f][0-9a-f]{2}|.)/g;

/**
 * Serializes a value so that `jsonb` can store it. Output of models and commands may contain NUL, and truncated
 * text may end in half a surrogate pair; JSON.stringify escapes lone halves always and whole pairs never.
 */
export const storableJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll(ESCAPE, (escape) =>
    escape === String.raw`\u0000` ? '' : escape.startsWith(String.raw`\ud`) ? '\ufffd' : escape,
  );

/** Returns a value as it will be read from `jsonb`. For columns of entities, which take values instead of JSON. */
export const storable = <T>(value: T): T => JSON.parse(storableJson(value)) as T;
