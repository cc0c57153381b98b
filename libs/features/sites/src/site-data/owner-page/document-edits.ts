import type { SiteDocument } from '@capstan/site-document';

/** The typed documents of sites, as the owner's page uses them. */
export abstract class DocumentEdits {
  /** @throws NotFoundError for a site without a document. */
  abstract read(accountId: string, siteId: string): Promise<{ commit: string; document: SiteDocument }>;

  /**
   * Starts the change of a document, which passes the gate like any other.
   * @param baseCommit the commit that the patch was made for.
   * @throws AppError for an invalid document, a moved commit or a running build.
   */
  abstract edit(accountId: string, siteId: string, patch: unknown, baseCommit: string): Promise<unknown>;
}
