import { Injectable } from '@nestjs/common';
import { SiteInspector } from '@capstan/platform-browser';
import { LRUCache } from 'lru-cache';
import type { PublishedSite } from '../site-locator/site-locator.js';
import { answerFrom } from '../gate/checks/site-answers.js';
import { SETTLED_SCRIPT } from '../gate/checks/settled.script.js';
import { HOME_PAGE } from '../model/verdict.js';
import { PublishedFiles } from '../published-files/published-files.js';

/** About 100 kB each. */
const MAX_PICTURES = 300;
const TIMEOUT_MS = 20_000;
const VIEW = { width: 1280, height: 800, isDark: false };

/** Pictures of what visitors see first: JPEG, 1280 × 800. Taken when first asked for, once per commit. */
@Injectable()
export class SitePictures {
  private readonly pictures = new LRUCache<string, Promise<Uint8Array>>({ max: MAX_PICTURES });

  constructor(
    private readonly browser: SiteInspector,
    private readonly files: PublishedFiles,
  ) {}

  /** False for a service without a browser. */
  get areAvailable(): boolean {
    return this.browser.isAvailable();
  }

  /** @throws BrowserError; requires a browser. */
  of(site: PublishedSite): Promise<Uint8Array> {
    const key = `${site.siteId}:${site.commit}`;
    let picture = this.pictures.get(key);
    if (!picture) {
      picture = this.take(site);
      this.pictures.set(key, picture);
      void picture.catch(() => this.pictures.delete(key));
    }
    return picture;
  }

  private async take(site: PublishedSite): Promise<Uint8Array> {
    const files = await this.contents(site);
    const options = {
      answer: answerFrom(files),
      signal: new AbortController().signal,
      timeoutMs: TIMEOUT_MS,
    };
    return this.browser.inspect(options, async (pages) => {
      const page = await pages.open(HOME_PAGE, VIEW);
      await page.evaluate(SETTLED_SCRIPT);
      return page.picture('jpeg');
    });
  }

  private async contents(site: PublishedSite): Promise<Map<string, Uint8Array>> {
    const index = await this.files.index(site);
    const read = [...index.values()].map(
      async (file) => [file.path, await this.files.read(site, file)] as const,
    );
    return new Map(
      (await Promise.all(read)).flatMap(([path, content]) => (content ? [[path, content]] : [])),
    );
  }
}
