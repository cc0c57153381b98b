import type { Action, Page, Section } from '../model/site.js';

const MAX_PAGES = 9;

/** Pages that may become part of another one, in the order in which they do. */
const HOSTS: [slug: string, host: string][] = [
  ['overview', ''],
  ['downloads', 'contact'],
  ['prices', 'offer'],
  ['directory', 'offer'],
  ['portfolio', 'about'],
  ['team', 'about'],
  ['faq', 'contact'],
  ['events', 'about'],
  ['gallery', 'about'],
  ['history', 'about'],
  ['blog', 'about'],
  ['jobs', 'contact'],
  ['donate', 'contact'],
];

/** Makes at most nine pages of more: small pages become sections of another, and links follow them. */
export function foldedPages(pages: Page[], offerSlug: string): Page[] {
  let kept = pages;
  const moved = new Map<string, string>();
  for (const [slug, to] of HOSTS) {
    if (kept.length <= MAX_PAGES) break;
    const page = kept.find((each) => each.slug === slug);
    if (page === undefined) continue;
    const hostSlug = to === 'offer' ? offerSlug : to;
    const body = page.sections.filter(({ type }) => type !== 'hero' && type !== 'call' && type !== 'people');
    kept = kept
      .filter((each) => each !== page)
      .map((each) => (each.slug === hostSlug ? { ...each, sections: joined(each.sections, body) } : each));
    moved.set(`${slug}.html`, hostSlug === '' ? 'index.html' : `${hostSlug}.html#${body[0]?.id ?? 'top'}`);
  }
  return kept.map((page) => ({
    ...page,
    sections: page.sections.map((section) => followed(section, moved)),
  }));
}

/** Added before the closing call; what stands there already under the same id does not come twice. */
function joined(sections: Section[], added: Section[]): Section[] {
  const isNew = ({ id }: Section) => sections.every((section) => section.id !== id);
  const end = sections.at(-1)?.type === 'call' ? sections.length - 1 : sections.length;
  return [...sections.slice(0, end), ...added.filter(isNew), ...sections.slice(end)];
}

function followed(section: Section, moved: Map<string, string>): Section {
  const follow = (action: Action): Action => ({ ...action, href: moved.get(action.href) ?? action.href });
  if (section.type === 'hero' || section.type === 'call') {
    return { ...section, actions: section.actions.map(follow) };
  }
  if (section.type === 'cards') {
    return {
      ...section,
      cards: section.cards.map((card) => ({
        ...card,
        action: card.action === null ? null : follow(card.action),
      })),
    };
  }
  return section;
}
