import type { Brief, Site } from '@capstan/site-builder';

/** Fields of `plan.created` (docs/contract.md 6). */
export const planOf = (brief: Brief, site: Site): { brief: object; steps: string[] } => ({
  brief: {
    name: site.name,
    kind: brief.app ?? brief.kind,
    business: brief.kind,
    app: site.app,
    audience: brief.audience,
    features: brief.features,
    tone: site.tone,
    colours: site.colours,
    language: site.language,
    place: site.place,
    items: site.items.map(({ name, price }) => ({ name, price: price?.text ?? null })),
  },
  steps: site.pages.map(({ title }) => `Page: ${title}`),
});

/** Describes what was understood of the prompt, so that its author can correct it. */
export function describeBrief(brief: Brief, site: Site): string {
  const parts = [
    `${brief.isNameGiven ? 'Name' : 'No name was given, so it is called'}: ${brief.name}.`,
    `What it is: ${brief.trade}${brief.place === null ? '' : `, ${brief.place}`}.`,
    ...(brief.app === null ? [] : [`With a working app: ${brief.app}.`]),
    ...(brief.audience === null ? [] : [`For: ${brief.audience}.`]),
    ...(brief.items.length === 0 ? [] : [`Offers: ${brief.items.map(({ name }) => name).join(', ')}.`]),
    ...(brief.features.length === 0 ? [] : [`Asked for: ${brief.features.join(', ')}.`]),
    ...(brief.colours.length === 0 ? [] : [`Colours: ${brief.colours.join(', ')}.`]),
    `Language: ${brief.language}.`,
    `Pages: ${site.pages.map(({ title }) => title).join(', ')}.`,
  ];
  return parts.join(' ');
}
