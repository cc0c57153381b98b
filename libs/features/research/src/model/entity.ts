/** Where an entity was found and how. */
export interface EntityOrigin {
  /** Ids of the sources that name it. */
  sources: number[];
  /** Rules that detected it: `byline`, `role`, `legal_form`, `cue`, `repeated` … */
  foundBy: string[];
}

/** A person; null for what no source states (docs/contract.md 2.6). */
export interface Person extends EntityOrigin {
  name: string;
  role: string | null;
  company: string | null;
  /** Null until enriched. */
  profile: PersonProfile | null;
}

export interface PersonProfile {
  /** Providers of the data, e.g. `wikidata`. */
  providers: string[];
  description: string | null;
  location: string | null;
  website: string | null;
  orcid: string | null;
  github: string | null;
  linkedin: string | null;
}

/** An organization; null for what no source states (docs/contract.md 2.6). */
export interface Company extends EntityOrigin {
  name: string;
  domain: string | null;
  industry: string | null;
  employeeCount: number | null;
  /** Null until enriched. */
  profile: CompanyProfile | null;
}

export interface CompanyProfile {
  providers: string[];
  description: string | null;
  legalName: string | null;
  lei: string | null;
  foundedYear: number | null;
  country: string | null;
  headquarters: string | null;
  website: string | null;
  wikidataId: string | null;
}

export interface Entities {
  people: Person[];
  companies: Company[];
}
