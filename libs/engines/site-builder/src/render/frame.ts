import { markInline } from '../design/logo.js';
import type { Page, Site } from '../model/site.js';
import { markup, type Html, trusted } from '../html/html.js';
import { hoursTable } from './sections/hours.section.js';
import { contactEntries } from './sections/contact.section.js';
import type { RenderContext } from './context.js';
import type { Words } from './words/words.js';
import { taglineBeside } from './tagline.js';

/** Menus beyond this many characters need a wide window to stand in one row. */
const LONG_MENU = 52;

/** Names beyond this many characters are set smaller. */
const LONG_NAME = 24;

/** Brand and menu. The menu opens as a popover on narrow windows, without a script. */
export function siteHeader(site: Site, current: Page | null, words: Words): Html {
  const pages = site.pages.filter((page) => !page.isHidden);
  const characters = pages.reduce((sum, page) => sum + page.title.length + 3, site.name.length);
  const isLong = characters > LONG_MENU || pages.length > 6;
  return markup`
    <a class="skip" href="#main">${words.skip}</a>
    <header class="site-header${isLong && ' long-menu'}">
    <div class="wrap header-row">
    <a class="brand" href="index.html">${trusted(markInline(site))}<span class="brand-name${[...site.name].length > LONG_NAME && ' long-name'}">${site.name}</span></a>
    <button class="menu-button" type="button" popovertarget="menu">${words.menu}</button>
    <nav class="site-nav" id="menu" popover aria-label="${words.mainNavigation}">
    <button class="menu-button menu-close" type="button" popovertarget="menu" popovertargetaction="hide">${words.close}</button>
    <ul class="nav-list">${pages.map((page) => navItem(page, current))}</ul></nav></div></header>`;
}

function navItem(page: Page, current: Page | null): Html {
  const isCurrent = page.slug === current?.slug;
  return markup`
    <li><a href="${page.slug}.html"${isCurrent && trusted(' aria-current="page"')}>${page.title}</a></li>`;
}

/** Name, ways to reach them, hours and all pages. */
export function siteFooter(context: RenderContext): Html {
  const { site, words } = context;
  const contact = contactEntries(site.contact, context);
  const tagline = taglineBeside(site);
  const hours =
    site.hours.length > 0 &&
    markup`
      <div class="footer-hours">
      <h2>${words.openingHours}</h2>${hoursTable(site.hours, words)}</div>`;
  const pages = site.pages.filter((page) => !page.isHidden || page.slug !== 'thanks');
  return markup`
    <footer class="site-footer">
    <div class="wrap">
    <div class="footer-grid">
    <div class="footer-brand">
    <p class="footer-name">${site.name}</p>${tagline !== '' && markup`<p>${tagline}</p>`}</div>${
      contact.length > 0 &&
      markup`
            <div class="footer-contact">
            <h2>${words.contact}</h2>
            <dl class="contact-list">${contact}</dl></div>`
    }${hours}</div>
    <nav class="footer-nav" aria-label="${words.footerNavigation}">
    <ul class="nav-list">${pages.map((page) => markup`<li><a href="${page.slug}.html">${page.title}</a></li>`)}</ul></nav></div></footer>`;
}
