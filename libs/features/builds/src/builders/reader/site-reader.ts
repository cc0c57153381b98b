import { Injectable } from '@nestjs/common';
import { defineReading } from '@capstan/platform-jobs';
import type { SiteDocument } from '@capstan/site-document';
import { PromptThreads } from '../../reading/prompt-threads.js';
import type { AuthoredSite } from './authored-site.js';
import { readChangeApart, type SiteChange } from './read-change.js';
import { readFacts } from './read-facts.js';
import { readSite, readSiteAgain } from './read-site.js';
import type * as readings from './site.reading.js';

const MODULE = './site.reading.js';
const SITE = defineReading<typeof readings.readSite>(import.meta.url, MODULE, 'readSite');
const AGAIN = defineReading<typeof readings.readSiteAgain>(import.meta.url, MODULE, 'readSiteAgain');
const CHANGE = defineReading<typeof readings.readChangeApart>(import.meta.url, MODULE, 'readChangeApart');
const FACTS = defineReading<typeof readings.readFacts>(import.meta.url, MODULE, 'readFacts');

/** Reads prompts and messages of builds. All methods throw ThreadError for a text that takes too long. */
@Injectable()
export class SiteReader {
  constructor(private readonly threads: PromptThreads) {}

  /** The site that a first prompt describes. @param companyName the name of a prompt without one. */
  site(prompt: string, companyName: string | null, signal: AbortSignal): Promise<AuthoredSite> {
    return this.threads.read(prompt.length, readSite, SITE, signal, prompt, companyName);
  }

  /** The site that follows from all its prompts, oldest first, where only they are left of it. */
  siteAgain(
    prompts: readonly [string, ...string[]],
    companyName: string | null,
    signal: AbortSignal,
  ): Promise<AuthoredSite> {
    const length = prompts.join('').length;
    return this.threads.read(length, readSiteAgain, AGAIN, signal, prompts, companyName);
  }

  /** What a later prompt or an instruction changes; `site` is the same object if that is nothing. */
  async change(
    site: AuthoredSite,
    prompt: string,
    previous: SiteDocument | undefined,
    signal: AbortSignal,
  ): Promise<SiteChange> {
    const change = await this.threads.read(
      prompt.length,
      readChangeApart,
      CHANGE,
      signal,
      site,
      prompt,
      previous,
    );
    return { ...change, site: change.site ?? site };
  }

  /** The document that a text alone describes. @param language code of the site's language. */
  facts(text: string, language: string, signal: AbortSignal): Promise<SiteDocument> {
    return this.threads.read(text.length, readFacts, FACTS, signal, text, language);
  }
}
