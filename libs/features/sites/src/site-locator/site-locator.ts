/** The published version of a site: one commit of its workspace. */
export interface PublishedSite {
  /** Also the id of its workspace. */
  siteId: string;
  /** Contains the files that visitors get, without withheld pages. */
  commit: string;
}

/** A site for its owner. */
export interface OwnedSite {
  siteId: string;
  /** What visitors see; null before the first build that passed the gate. */
  commit: string | null;
  name: string;
  previewUrl: string;
}

/** Finds the sites of companies, for visitors and owners. */
export abstract class SiteLocator {
  /** @param token of the preview URL. @returns null for an unknown one, and before anything is published. */
  abstract byToken(token: string): Promise<PublishedSite | null>;

  /** @throws NotFoundError for an unknown site, and for one of another account. */
  abstract ofAccount(accountId: string, siteId: string): Promise<OwnedSite>;

  /** The first site of a company. @throws NotFoundError for an unknown company, and for one of another account. */
  abstract ofCompany(accountId: string, companyId: string): Promise<OwnedSite>;
}
