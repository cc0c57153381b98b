import { load } from 'js-yaml';
import type { z } from 'zod';

/** @throws Error that names the file and the keys that are missing, unknown or wrong. */
export function parseAsset<T>(file: string, yaml: string, schema: z.ZodType<T>): T {
  const parsed = schema.safeParse(load(yaml));
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`${file}: ${faults.join('; ')}`);
}
