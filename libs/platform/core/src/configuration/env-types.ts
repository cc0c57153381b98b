import { z } from 'zod';

/** An empty variable counts as absent: `FOO=` in a .env file means "not set". */
const blankAsUndefined = (value: unknown): unknown =>
  typeof value === 'string' && value.trim() === '' ? undefined : value;

const described = <T extends z.ZodType>(schema: T, description: string) =>
  z.preprocess(blankAsUndefined, schema).describe(description);

/** A string; optional. */
export const envText = (description: string) => described(z.string().trim().optional(), description);

export const envTextOr = (fallback: string, description: string) =>
  described(z.string().trim().default(fallback), description);

/** A secret string, omitted whenever the configuration is printed. */
export const envSecret = (description: string) =>
  described(z.string().trim().min(1).optional(), description).meta({ secret: true });

/** An integer within bounds. */
export const envInteger = (fallback: number, bounds: { min?: number; max?: number }, description: string) =>
  described(
    z.coerce
      .number()
      .int()
      .min(bounds.min ?? 0)
      .max(bounds.max ?? Number.MAX_SAFE_INTEGER)
      .default(fallback),
    description,
  );

/** An optional integer within bounds. */
export const envOptionalInteger = (bounds: { min: number; max: number }, description: string) =>
  described(
    z.preprocess(
      (text) => (typeof text === 'string' && text.trim() === '' ? undefined : text),
      z.coerce.number().int().min(bounds.min).max(bounds.max).optional(),
    ),
    description,
  );

/** `true`/`1`/`yes`/`on` or `false`/`0`/`no`/`off`. */
export const envFlag = (fallback: boolean, description: string) =>
  described(z.stringbool().default(fallback), description);

/** An http(s) URL without a trailing slash. */
export const envUrl = (description: string) =>
  described(
    z
      .url({ protocol: /^https?$/ })
      .transform((url) => url.replace(/\/+$/, ''))
      .optional(),
    description,
  );

/** A URL whose path is a secret, such as that of an incoming webhook. */
export const envSecretUrl = (description: string) => envUrl(description).meta({ secret: true });

export const envUrlOr = (fallback: string, description: string) =>
  described(
    z
      .url({ protocol: /^https?$/ })
      .default(fallback)
      .transform((url) => url.replace(/\/+$/, '')),
    description,
  );

/** Comma-separated names, trimmed, without empty ones. */
export const envList = (description: string) =>
  described(
    z
      .string()
      .default('')
      .transform((text) =>
        text
          .split(',')
          .map((item) => item.trim())
          .filter((item) => item !== ''),
      ),
    description,
  );
