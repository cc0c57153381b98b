/** An escape of JSON as a whole, so that a written backslash before a `u` is not taken for the start of one. */
const ESCAPE = /\\(?:u0000|ud[89a-f][0-9a-f]{2}|.)/g;

/**
 * JSON as `jsonb` can store it. What models and commands say may hold NUL, and text that was cut may end in half a
 * surrogate pair; JSON.stringify escapes halves always and whole pairs never.
 */
export const storableJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll(ESCAPE, (escape) =>
    escape === String.raw`\u0000` ? '' : escape.startsWith(String.raw`\ud`) ? '\ufffd' : escape,
  );

/** A value as it will be read from `jsonb`. For columns of entities, which take values instead of JSON. */
export const storable = <T>(value: T): T => JSON.parse(storableJson(value)) as T;
