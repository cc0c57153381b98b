import type { FirstStep } from '../copy/copy.js';
import type { Page, Site } from '../model/site.js';
import type { Outlook } from './outlook.js';
import { capitalised, sentence } from './sentences.js';

/** The business on one page. What the prompt does not tell is a draft, and its heading says so. */
export function outlineOf(outlook: Outlook, pages: Page[]): Site['outline'] {
  const { brief, copy, subject, audience, offer } = outlook;
  const words = copy.outline;
  const items = outlook.items.map(({ name, price }) =>
    price === null ? name : copy.labelled(name, price.text),
  );
  const asSentence = (text: string) => sentence(text, copy.stop, brief.language);
  return [
    { heading: words.what, paragraphs: [asSentence(outlook.tagline), subject.lead] },
    {
      heading: words.audience,
      paragraphs: [
        audience === null ? words.audienceMissing : capitalised(asSentence(audience), brief.language),
      ],
    },
    {
      heading: words.offer,
      paragraphs: [
        ...(offer === null ? [] : [offer]),
        ...(items.length > 0 ? items : subject.what.cards.map(([title, text]) => copy.labelled(title, text))),
      ],
    },
    { heading: words.earns, paragraphs: [subject.earns] },
    { heading: words.pages, paragraphs: pages.map(({ title }) => title) },
    { heading: words.steps, paragraphs: firstSteps(outlook).map((step) => words.firstSteps[step]) },
    ...(brief.openPoints.length === 0 ? [] : [{ heading: words.openPoints, paragraphs: brief.openPoints }]),
  ];
}

function firstSteps({ brief, shape }: Outlook): FirstStep[] {
  const { address, phone, email } = brief.contact;
  const needs: Record<FirstStep, boolean> = {
    address: shape.isWalkIn && address === null,
    contact: phone === null && email === null,
    hours: shape.isWalkIn && brief.hours.length === 0,
    prices: !brief.items.some(({ price }) => price !== null),
    legal: true,
    share: true,
    listen: true,
  };
  return (Object.keys(needs) as FirstStep[]).filter((step) => needs[step]);
}
