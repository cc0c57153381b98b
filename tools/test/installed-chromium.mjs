import { existsSync } from 'node:fs';

const PROGRAMS = ['/usr/lib/chromium/chromium', '/usr/bin/chromium', '/usr/bin/google-chrome'];

/** The machine's own Chromium, for tests that use it; undefined without one. */
export const installedChromium = () => PROGRAMS.find((path) => existsSync(path));
