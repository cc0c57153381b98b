/** The machine's own Chromium, for tests that are to use it; undefined where it has none. */
export function installedChromium(): string | undefined;
