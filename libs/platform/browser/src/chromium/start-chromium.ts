import { Logger } from '@nestjs/common';
import type { Egress } from '@capstan/platform-outbound';
import { findBundle, unpackBundle } from './bundled-chromium.js';
import { chromiumFlags } from './chromium-flags.js';
import { ChromiumProcess, ChromiumStartError } from './chromium-process.js';
import { type Confinement, confinements, weaknessOf } from './confinement.js';
import { fontEnvironment } from './font-environment.js';
import type { FoundChromium } from './find-chromium.js';
import { removeStaleProfiles } from './profile-folders.js';
import { findUnprivilegedUser } from './unprivileged-user.js';

const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

const isRoot = (): boolean => process.getuid?.() === 0;

/**
 * Starts Chromium as an unprivileged user and with its own sandbox, as far as the system allows. Keeps the
 * strongest confinement that worked: a later failure does not weaken it.
 */
export class ChromiumStarter {
  private readonly logger = new Logger('Browser');
  private confinement: Confinement | undefined;
  private program: Promise<{ path: string; env: Record<string, string> }> | undefined;
  private hasCleanedUp = false;

  constructor(
    private readonly found: FoundChromium,
    private readonly egress: Pick<Egress, 'allowedPorts' | 'proxyUrl'>,
    private readonly fontconfigFile: string,
    private readonly candidates: readonly Confinement[] = confinements(isRoot(), findUnprivilegedUser()),
  ) {}

  /** What the confinement of the last start lacks, for the operator; undefined if it is complete. */
  get weakness(): string | undefined {
    return this.confinement && weaknessOf(this.confinement, isRoot());
  }

  /** @throws ChromiumStartError, or an error of unpacking or of the proxy. */
  async start(): Promise<ChromiumProcess> {
    if (!this.hasCleanedUp) await removeStaleProfiles();
    this.hasCleanedUp = true;
    const [{ path, env }, proxyUrl] = await Promise.all([this.unpacked(), this.egress.proxyUrl()]);
    const { allowedPorts } = this.egress;
    return this.confined(({ user, isSandboxed }) =>
      ChromiumProcess.start({
        path,
        env,
        user,
        flags: (profileFolder) => chromiumFlags({ profileFolder, proxyUrl, isSandboxed, allowedPorts }),
      }),
    );
  }

  /** A timeout does not mean that the confinement failed. */
  private async confined(
    start: (confinement: Confinement) => Promise<ChromiumProcess>,
  ): Promise<ChromiumProcess> {
    if (this.confinement) return start(this.confinement);
    let failure: unknown;
    for (const confinement of this.candidates) {
      try {
        const chromium = await start(confinement);
        this.confinement = confinement;
        if (this.weakness !== undefined) this.logger.warn(this.weakness);
        return chromium;
      } catch (error) {
        if (!(error instanceof ChromiumStartError) || error.isTimeout) throw error;
        failure = error;
      }
    }
    throw failure;
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

  /** Falls back to the machine's fonts: missing text is better than no browser. */
  private async fonts(): Promise<Record<string, string>> {
    return fontEnvironment(this.fontconfigFile).catch((error: unknown) => {
      this.logger.warn(`Chromium uses only the fonts of this machine: ${String(error)}`);
      return {};
    });
  }
}
