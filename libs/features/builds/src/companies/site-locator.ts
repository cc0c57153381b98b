/** What visitors see of a site: one commit of its workspace. */
export interface PublishedSite {
  /** Id of its workspace, too. */
  siteId: string;
  /** Has the files that visitors get; withheld pages are not among them. */
  commit: string;
}

/** A site as its owner knows it. */
export interface OwnedSite {
  siteId: string;
  /** What visitors see; null before the first build that passed the gate. */
  commit: string | null;
  name: string;
  previewUrl: string;
}

/** Finds the sites of companies, for those who visit and those who own them. */
export abstract class SiteLocator {
  /** @param token of the preview address. @returns null for an unknown one, and before there is anything to see. */
  abstract byToken(token: string): Promise<PublishedSite | null>;

  /** @throws NotFoundError for an unknown site, and for one of another account. */
  abstract ofAccount(accountId: string, siteId: string): Promise<OwnedSite>;

  /** The first site of a company. @throws NotFoundError for an unknown company, and for one of another account. */
  abstract ofCompany(accountId: string, companyId: string): Promise<OwnedSite>;
}
