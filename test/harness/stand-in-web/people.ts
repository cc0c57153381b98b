/** The only person of the vendor stand-ins, in each vendor's format. */
export const PERSON = {
  item: 'Q900020',
  given: 'Ada',
  family: 'Lovelace',
  name: 'Ada Lovelace',
  title: 'Head of Research',
  company: { item: 'Q900001', name: 'Acme', domain: 'acme.com' },
  email: 'ada@acme.com',
  orcid: '0000-0002-1825-0097',
  github: 'ada',
  linkedin: 'ada-lovelace',
  city: 'London',
  country: { name: 'United Kingdom', code: 'GB' },
  site: 'https://ada.example/',
  bio: 'Works on engines that compute.',
  since: 2015,
} as const;
