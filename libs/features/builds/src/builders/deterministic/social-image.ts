import { Injectable, Logger } from '@nestjs/common';
import { SiteInspector } from '@capstan/platform-browser';
import type { SiteFiles } from '@capstan/site-builder';
import { answerFrom } from '../../gate/checks/site-answers.js';

/** The page of the brand kit that is rendered, in the size that networks use (Open Graph). */
export const SOCIAL_PAGE = 'brand/og.html';
export const SOCIAL_IMAGE = 'og.png';

const VIEW = { width: 1200, height: 630, isDark: false };
const TIMEOUT_MS = 20_000;

/** Renders the image that social networks show with a link to the site; they do not support SVG. */
@Injectable()
export class SocialImage {
  private readonly logger = new Logger('Builds');

  constructor(private readonly browser: SiteInspector) {}

  /** @returns null if there is no browser, or it fails. @throws the signal's reason. */
  async draw(files: SiteFiles, signal: AbortSignal): Promise<Uint8Array | null> {
    if (!this.browser.isAvailable() || !files.has(SOCIAL_PAGE)) return null;
    try {
      const options = { answer: answerFrom(files), signal, timeoutMs: TIMEOUT_MS };
      return await this.browser.inspect(options, async (site) => {
        const page = await site.open(SOCIAL_PAGE, VIEW);
        return page.picture();
      });
    } catch (error) {
      signal.throwIfAborted();
      this.logger.debug(`no social image: ${String(error)}`);
      return null;
    }
  }
}
