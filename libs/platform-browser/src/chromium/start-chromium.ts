import { Logger } from '@nestjs/common';
import type { Egress } from '@capstan/platform-outbound';
import { findBundle, unpackBundle } from './bundled-chromium.js';
import { chromiumFlags } from './chromium-flags.js';
import { ChromiumProcess, ChromiumStartError } from './chromium-process.js';
import { fontEnvironment } from './font-environment.js';
import type { FoundChromium } from './find-chromium.js';
import { removeLeftProfiles } from './profile-folders.js';

const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

/**
 * Starts Chromium, with its own sandbox where the system lets it: it is tried with, and when that fails,
 * without. What worked is remembered.
 */
export class ChromiumStarter {
  private readonly logger = new Logger('Browser');
  private isSandboxed = process.getuid?.() !== 0;
  private program: Promise<{ path: string; env: Record<string, string> }> | undefined;
  private hasTidied = false;

  constructor(
    private readonly found: FoundChromium,
    private readonly egress: Egress,
    private readonly fontconfigFile: string,
  ) {}

  /** @throws ChromiumStartError, or whatever unpacking or the proxy threw. */
  async start(): Promise<ChromiumProcess> {
    if (!this.hasTidied) {
      await removeLeftProfiles();
      if (!this.isSandboxed) this.logger.warn('Chromium runs without its sandbox, because this is root');
    }
    this.hasTidied = true;
    const [{ path, env }, proxyUrl] = await Promise.all([this.unpacked(), this.egress.proxyUrl()]);
    const { allowedPorts } = this.egress;
    const start = (isSandboxed: boolean): Promise<ChromiumProcess> =>
      ChromiumProcess.start({
        path,
        env,
        flags: (profileFolder) => chromiumFlags({ profileFolder, proxyUrl, isSandboxed, allowedPorts }),
      });
    if (!this.isSandboxed) return start(false);
    try {
      return await start(true);
    } catch (error) {
      if (!(error instanceof ChromiumStartError)) throw error;
      const chromium = await start(false);
      this.isSandboxed = false;
      this.logger.warn('Chromium runs without its sandbox: this system has no user namespaces for it');
      return chromium;
    }
  }

  private unpacked(): Promise<{ path: string; env: Record<string, string> }> {
    this.program ??= this.unpack().catch((error: unknown) => {
      this.program = undefined;
      throw error;
    });
    return this.program;
  }

  private async unpack(): Promise<{ path: string; env: Record<string, string> }> {
    const base = { PATH, LANG: 'C.UTF-8', ...(await this.fonts()) };
    if (this.found.kind === 'installed') return { path: this.found.path, env: base };
    const { path, env } = await unpackBundle(findBundle() ?? '');
    return { path, env: { ...base, ...env } };
  }

  /** Without fonts of ours text may not be seen; without a browser nothing is. */
  private async fonts(): Promise<Record<string, string>> {
    return fontEnvironment(this.fontconfigFile).catch((error: unknown) => {
      this.logger.warn(`Chromium has the fonts of this machine alone: ${String(error)}`);
      return {};
    });
  }
}
