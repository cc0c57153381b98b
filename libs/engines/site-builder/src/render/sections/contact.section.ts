import type { Contact } from '../../model/brief.js';
import type { RenderContext, SectionOf } from '../context.js';
import { markup, type Html } from '../../html/html.js';
import { resolveLink } from '../resolve-link.js';
import { sectionFrame, sectionHead } from '../section-head.js';

/** Ways to reach them; only those that are known. */
export function renderContact(section: SectionOf<'contact'>, context: RenderContext): Html {
  return sectionFrame(
    section.id,
    'contact',
    sectionHead(section.heading, section.text),
    markup`<dl class="contact-list">${contactEntries(section.contact, context)}</dl>`,
  );
}

/** Pairs of term and way, for a definition list. */
export function contactEntries(contact: Contact, context: RenderContext): Html[] {
  const { words } = context;
  const entries: [string, Html][] = [];
  if (contact.phone !== null) entries.push([words.phone, phoneLink(contact.phone, context)]);
  if (contact.email !== null)
    entries.push([words.email, link(`mailto:${contact.email}`, contact.email, context)]);
  if (contact.address !== null) {
    const map = `https://www.openstreetmap.org/search?query=${encodeURIComponent(contact.address.toWellFormed())}`;
    entries.push([
      words.address,
      markup`<address>${contact.address}</address><a class="more" href="${map}">${words.showOnMap}</a>`,
    ]);
  }
  if (contact.links.length > 0) {
    const links = contact.links.map((url) => markup`<li>${link(url, hostOf(url), context)}</li>`);
    entries.push([words.elsewhere, markup`<ul class="plain-list">${links}</ul>`]);
  }
  return entries.map(([term, way]) => markup`<div><dt>${term}</dt><dd>${way}</dd></div>`);
}

function phoneLink(phone: string, context: RenderContext): Html {
  // A number must not break over lines.
  const shown = phone.replaceAll(/\s+/gu, '\u00a0').replaceAll('-', '\u2011');
  return link(`tel:${phone.replaceAll(/[^\d+]/gu, '')}`, shown, context);
}

function link(href: string, label: string, { site, page }: RenderContext): Html {
  const address = resolveLink(site, page, href);
  return address === null ? markup`${label}` : markup`<a href="${address}">${label}</a>`;
}

function hostOf(url: string): string {
  return URL.canParse(url)
    ? `${new URL(url).host.replace(/^www\./, '')}${new URL(url).pathname.replace(/\/$/, '')}`
    : url;
}
