import { migrateDocument, type SiteDocument } from '@capstan/site-document';

/** The document in the content of `.capstan/site.json`; null if it is missing, damaged or of another kind. */
export function readDocumentFile(content: Uint8Array | null): SiteDocument | null {
  if (content === null) return null;
  try {
    const checked = migrateDocument(JSON.parse(Buffer.from(content).toString('utf8')));
    return 'document' in checked ? checked.document : null;
  } catch {
    return null;
  }
}
