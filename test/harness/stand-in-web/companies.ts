/** The only company of the vendor stand-ins, in each vendor's format. */
export const COMPANY = {
  item: 'Q900001',
  name: 'Acme',
  legalName: 'Acme GmbH',
  domain: 'acme.com',
  summary: 'Acme builds tide gauges and the software that reads them.',
  industry: 'instrument making',
  employees: 312,
  founded: 1998,
  city: 'Hamburg',
  country: { item: 'Q183', name: 'Germany', code: 'DE' },
  lei: '529900ACMEGAUGES0042',
  registeredAs: 'HRB 90042',
  phone: '+49 40 5550142',
  email: 'info@acme.com',
  linkedin: 'acme-gauges',
} as const;
