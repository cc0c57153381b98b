import type { Page, Section } from '../model/site.js';
import type { Forms } from './forms.js';
import { type Outlook, pageHead } from './outlook.js';
import { contactCall } from './parts.js';
import { questionsOf } from './questions.js';

export function faqPage(outlook: Outlook): Page {
  const { copy } = outlook;
  const { question, answer } = copy.faq.ask;
  return {
    slug: 'faq',
    title: copy.titles.faq,
    isHidden: false,
    sections: [
      pageHead(copy.faq.heading, copy.faq.lead),
      {
        type: 'faq',
        id: 'faq',
        heading: copy.titles.faq,
        questions: [...questionsOf(outlook), { question, answer: answer(outlook.contactTitle) }],
      },
      contactCall(outlook),
    ],
  };
}

/** Where, when and how to be reached, and the form. */
export function contactPage(outlook: Outlook, forms: Forms): Page {
  const { brief, copy } = outlook;
  const [heading, text] = copy.greetings[brief.tone];
  const { phone, email, address, links } = brief.contact;
  const isReachable = phone !== null || email !== null || address !== null || links.length > 0;
  const { features, hours } = brief;
  return {
    slug: 'contact',
    title: outlook.contactTitle,
    isHidden: false,
    sections: [
      pageHead(heading, isReachable ? text : copy.reach.formOnly),
      ...(isReachable
        ? [
            {
              type: 'contact',
              id: 'contact',
              heading: copy.reach.heading,
              text: copy.reach.text,
              contact: brief.contact,
            } as const,
          ]
        : []),
      ...(hours.length === 0
        ? []
        : [
            {
              type: 'hours',
              id: 'hours',
              heading: copy.hours.heading,
              hours,
              note: copy.hours.note,
            } as const,
          ]),
      ...mapSection(outlook),
      forms.sectionOf('contact'),
      ...(features.includes('newsletter') ? [forms.sectionOf('newsletter')] : []),
    ],
  };
}

/** A link to a map of where it is; a picture of a map would need a service of others. */
function mapSection({ brief, copy }: Outlook): Section[] {
  const where = [brief.contact.address, brief.place].find((place) => place !== null) ?? null;
  if (where === null || !(brief.features.includes('map') || brief.contact.address !== null)) return [];
  const { heading, text, action } = copy.map;
  const href = `https://www.openstreetmap.org/search?query=${encodeURIComponent(where)}`;
  return [
    {
      type: 'call',
      id: 'map',
      heading,
      text: `${where}${copy.stop}${copy.gap}${text}`,
      actions: [{ label: action, href }],
    },
  ];
}
