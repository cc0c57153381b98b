import { Injectable, Logger } from '@nestjs/common';
import { SiteInspector } from '@capstan/platform-browser';
import { SOCIAL_CARD, SOCIAL_IMAGE_SIZE, type SiteFiles } from '@capstan/site-renderer';
import { answerFrom } from '@capstan/sites';

const VIEW = { ...SOCIAL_IMAGE_SIZE, isDark: false };
const TIMEOUT_MS = 20_000;

/** Photographs the picture that social networks show with a link to the site; they do not support SVG. */
@Injectable()
export class SocialImage {
  private readonly logger = new Logger('Builds');

  constructor(private readonly browser: SiteInspector) {}

  /**
   * @param files of the site and its social card.
   * @returns null if there is no browser, or it fails. @throws the signal's reason.
   */
  async draw(files: SiteFiles, signal: AbortSignal): Promise<Uint8Array | null> {
    if (!this.browser.isAvailable()) return null;
    try {
      const options = { answer: answerFrom(files), signal, timeoutMs: TIMEOUT_MS };
      return await this.browser.inspect(options, async (site) => {
        const page = await site.open(SOCIAL_CARD, VIEW);
        return page.picture();
      });
    } catch (error) {
      signal.throwIfAborted();
      this.logger.debug(`no social image: ${String(error)}`);
      return null;
    }
  }
}
