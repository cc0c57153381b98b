/** Fields that must come from one source: a number of employees and its year, a city and its country. */
export const FIELD_GROUPS = [
  ['name'],
  ['legal_name'],
  ['domain'],
  ['description'],
  ['industry'],
  ['employee_count', 'employee_count_year'],
  ['founded_year'],
  ['headquarters', 'country'],
  ['chief_executive'],
  ['ticker'],
  ['lei'],
  ['registration_number'],
  ['wikidata_id'],
  ['logo_url'],
  ['emails'],
  ['phones'],
] as const;

export type LeadingField = (typeof FIELD_GROUPS)[number][0];

const REGISTER = ['gleif', 'wikidata', 'hunter', 'site_jsonld', 'pdl', 'apollo', 'github'] as const;
const OWN_WORDS = ['site_jsonld', 'wikidata', 'hunter', 'apollo', 'pdl', 'github', 'gleif'] as const;
const FIRMOGRAPHICS = ['pdl', 'apollo', 'hunter', 'wikidata', 'site_jsonld', 'gleif', 'github'] as const;
const ENCYCLOPAEDIA = ['wikidata', 'pdl', 'apollo', 'hunter', 'site_jsonld', 'gleif', 'github'] as const;

/** Providers in order of trust per field, most trusted first. */
export const TRUST: Readonly<Record<LeadingField | 'socials', readonly string[]>> = {
  name: OWN_WORDS,
  legal_name: REGISTER,
  domain: OWN_WORDS,
  description: OWN_WORDS,
  industry: FIRMOGRAPHICS,
  employee_count: FIRMOGRAPHICS,
  founded_year: ENCYCLOPAEDIA,
  headquarters: REGISTER,
  chief_executive: ENCYCLOPAEDIA,
  ticker: ENCYCLOPAEDIA,
  lei: REGISTER,
  registration_number: REGISTER,
  wikidata_id: ENCYCLOPAEDIA,
  logo_url: OWN_WORDS,
  emails: OWN_WORDS,
  phones: OWN_WORDS,
  socials: OWN_WORDS,
};
