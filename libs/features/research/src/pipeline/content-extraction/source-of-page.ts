import { createHash } from 'node:crypto';
import { normalLine, pageContent } from '@capstan/answers';
import { cutText, languageOf } from '@capstan/text-analysis';
import { getDomain } from 'tldts';
import type { PageToEvaluate, EvaluatedSource } from '../../model/page-to-evaluate.js';
import type { FoundPage, Source } from '../../model/source.js';
import { credibilityOf } from './credibility.js';
import { printOf } from './near-duplicates.js';
import { isTooOld } from './too-old.js';
import { unfitReason } from './unfit-page.js';

const MAX_TITLE_LENGTH = 300;

/** Creates a source from a page, or returns why it is not one. */
export function sourceOfPage({
  found,
  page,
  terms,
  questionLanguage,
  freshness,
  readAt,
}: PageToEvaluate): EvaluatedSource {
  const { text, headings, tables } = pageContent(page);
  const reason = unfitReason(text, page.markdown, terms);
  if (reason) return { isFit: false, reason };
  const publishedAt = page.publishedAt ?? found.publishedAt;
  if (isTooOld(publishedAt, freshness, readAt)) return { isFit: false, reason: 'too_old' };
  const { canonicalUrl: _, score: __, ...rest } = found;
  const source: Omit<Source, 'id' | 'credibility'> = {
    ...rest,
    ...voiceOf(found, page.finalUrl),
    title: cutText(normalLine(page.title || found.title), MAX_TITLE_LENGTH) || found.url,
    publishedAt,
    author: cutText(normalLine(page.author ?? ''), MAX_TITLE_LENGTH) || null,
    language: languageCode(page.language) ?? languageOf(text),
    text,
    textSha256: createHash('sha256').update(text).digest('hex'),
    headings,
    tables,
    readAt,
  };
  const credibility = credibilityOf(source, { freshness, questionLanguage });
  return { isFit: true, source: { ...source, credibility }, fingerprint: printOf(text) };
}

/** The site of the page, after a redirect. */
function voiceOf({ url, domain, site }: FoundPage, finalUrl: string): Pick<Source, 'domain' | 'site'> {
  if (!URL.canParse(url) || !URL.canParse(finalUrl)) return { domain, site };
  const { hostname } = new URL(finalUrl);
  if (hostname === '' || hostname === new URL(url).hostname) return { domain, site };
  return {
    domain: hostname.replace(/^www\./, ''),
    site: getDomain(hostname, { allowPrivateDomains: true }) ?? hostname,
  };
}

/** `en` of `en-GB`; null if it is not a language tag. */
function languageCode(tag: string | null): string | null {
  return /^([a-z]{2,3})(?:[-_]|$)/i.exec(tag ?? '')?.[1]?.toLowerCase() ?? null;
}
