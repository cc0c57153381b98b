import type { CDPSession } from 'playwright-core';
import { BrowserError } from '../browser.error.js';
import type { PagePicture, ScreenshotOptions, VisitedPage } from '../browser.js';
import { asBrowserError } from '../browser-fault.js';
import { flattenScript, MAX_HTML_CHARACTERS } from './flatten.script.js';
import type { IsolatedWorld } from './isolated-world.js';
import type { MainDocument, ShownDocument } from './main-document.js';
import { takePicture } from './take-picture.js';
import type { QuietWatch } from './quiet.js';
import type { VisitEnd } from './visit-end.js';

/** The page that a visit passes to `read`. */
export class VisitedDocument implements VisitedPage {
  constructor(
    private readonly document: MainDocument,
    private readonly cdp: CDPSession,
    private readonly world: IsolatedWorld,
    private readonly quiet: QuietWatch,
    private readonly end: VisitEnd,
    private readonly deviceScale: number,
  ) {}

  private get shown(): ShownDocument {
    const { shown } = this.document;
    if (shown === undefined) throw new BrowserError('no_document', 'the response has no content');
    return shown;
  }

  get url(): string {
    return this.shown.url;
  }

  get status(): number {
    return this.shown.status;
  }

  get headers(): Readonly<Record<string, string>> {
    return this.shown.headers;
  }

  async html(): Promise<string> {
    if (this.shown.isEmpty) return '<!doctype html><html><head></head><body></body></html>';
    const html = await this.step(this.world.evaluate<string | null>(flattenScript()));
    if (html === null) {
      throw new BrowserError('too_large', `the document must be at most ${MAX_HTML_CHARACTERS} characters`);
    }
    return html;
  }

  screenshot(options: ScreenshotOptions): Promise<PagePicture> {
    const { cdp, world, quiet, end, deviceScale } = this;
    return this.step(takePicture(options, { cdp, world, quiet, end, deviceScale }));
  }

  private async step<T>(work: Promise<T>): Promise<T> {
    try {
      return await this.end.race(work);
    } catch (error) {
      throw asBrowserError(error);
    }
  }
}
