import { type SiteDocument, THEMES } from '@capstan/site-document';
import { DOCUMENT_PATH } from '@capstan/site-renderer';
import type { Checkout } from '@capstan/workspaces';
import { readDocumentFile } from './document-file.js';

/** What was understood of a site, in the form of `plan.created` (docs/contract.md 6). */
export interface SiteBrief {
  name: string;
  kind: string;
  audience: string | null;
  features: string[];
  tone: string;
  colours: string[];
  language: string;
  theme: string;
}

export const briefOf = ({ identity, records, theme, language }: SiteDocument): SiteBrief => ({
  name: identity.name,
  kind: identity.kind,
  audience: null,
  features: records.map(({ id }) => id),
  tone: THEMES[theme.id].split(':')[0] ?? theme.id,
  colours: theme.accent === undefined ? [] : [theme.accent],
  language,
  theme: theme.id,
});

/** The brief of the site in a work tree; null without a document. */
export async function siteBriefIn(checkout: Checkout): Promise<SiteBrief | null> {
  const document = readDocumentFile(await checkout.read(DOCUMENT_PATH));
  return document && briefOf(document);
}
