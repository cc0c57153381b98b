import type { Page, Section } from '../model/site.js';
import { type Outlook, pageHead } from './outlook.js';

/** Who answers for the site and what happens to entries: a template, marked as one. */
export function legalPage({ brief, copy }: Outlook): Page {
  const { lead, template, provider, privacy, rights } = copy.legal;
  const { address, phone, email } = brief.contact;
  const known: [string, string | null][] = [
    [provider.name, brief.name],
    [provider.address, address],
    [provider.phone, phone],
    [provider.email, email],
  ];
  const lines = known.flatMap(([label, value]) => (value === null ? [] : [copy.labelled(label, value)]));
  const isComplete = address !== null && (phone !== null || email !== null);
  const draft = (id: string, heading: string, paragraphs: string[]): Section => ({
    type: 'text',
    id,
    heading,
    paragraphs,
    isDraft: true,
  });
  return {
    slug: 'legal',
    title: copy.titles.legal,
    isHidden: true,
    sections: [
      pageHead(copy.titles.legal, lead),
      draft('template', template[0], [template[1]]),
      draft('provider', provider.heading, isComplete ? lines : [...lines, provider.missing]),
      draft('privacy', privacy.heading, [...privacy.paragraphs]),
      draft('rights', rights[0], [rights[1]]),
    ],
  };
}
