/** APIs that only some platforms have. */
interface Platform {
  process?: {
    env?: Record<string, string | undefined>;
    emitWarning?: (warning: string, type: string) => void;
  };
  Deno?: { env: { get(name: string): string | undefined } };
  window?: { document?: unknown };
  navigator?: unknown;
}

const platform = globalThis as Platform;

/** An environment variable, on platforms that have them. */
export function environmentVariable(name: string): string | undefined {
  const value = readVariable(name)?.trim();
  return value === '' ? undefined : value;
}

function readVariable(name: string): string | undefined {
  try {
    return platform.process?.env ? platform.process.env[name] : platform.Deno?.env.get(name);
  } catch {
    // Deno without permission to read it.
    return undefined;
  }
}

/** Logs a warning, on platforms that support it. */
export const emitWarning = (warning: string): void =>
  platform.process?.emitWarning?.(warning, 'DeprecationWarning');

/** Whether a visitor of a page could read the key. */
export const isBrowser = (): boolean =>
  platform.window?.document !== undefined && platform.navigator !== undefined;

/** A random UUID, also on pages without https, which have no `crypto.randomUUID`. */
export function randomUUID(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
