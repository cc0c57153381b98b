import type { FactOf, Page } from '@capstan/site-document';
import { h, type VNode } from '../jsx/h.js';
import { ContactText, PlaceText } from '../parts/fact-line.js';
import { Icon } from '../parts/icon.js';
import { type PageContext, fileOf } from '../context/page-context.js';

/** Pages in the menu, besides the home page, which the name leads to. */
const navigationOf = ({ document }: PageContext): Page[] =>
  document.pages.filter(({ inNavigation, path }) => inNavigation && path !== '/');

/** Name and menu. On phones the menu is a `details` element, which needs no script. */
export function SiteHeader({ context }: { context: PageContext }): VNode {
  const { words, document } = context;
  const pages = navigationOf(context);
  const links = <NavigationLinks pages={pages} context={context} />;
  return (
    <header class="site-header">
      <div class="wrap">
        <a
          class="wordmark"
          href={context.file('index.html')}
          aria-current={context.page.path === '/' ? 'page' : undefined}
        >
          {document.identity.name}
        </a>
        {pages.length > 0 && (
          <nav class="nav-wide" aria-label={words.page.menu}>
            {links}
          </nav>
        )}
        {pages.length > 0 && (
          <details class="nav-small">
            <summary>
              <Icon name="menu" />
              <span>{words.page.menu}</span>
            </summary>
            <nav aria-label={words.page.menu}>{links}</nav>
          </details>
        )}
      </div>
    </header>
  );
}

function NavigationLinks({ pages, context }: { pages: readonly Page[]; context: PageContext }): VNode {
  return (
    <ul>
      {pages.map(({ path, title }) => (
        <li>
          <a href={context.file(fileOf(path))} aria-current={context.page.path === path ? 'page' : undefined}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Name, contacts and pages. Only facts that a page shows anyway. */
export function SiteFooter({ context, shown }: { context: PageContext; shown: ReadonlySet<string> }): VNode {
  const { document, words } = context;
  const isShown = ({ id }: { id: string }): boolean => shown.has(id);
  const contacts = document.facts.filter(
    (fact): fact is FactOf<'contact'> => fact.type === 'contact' && isShown(fact),
  );
  const places = document.facts.filter(
    (fact): fact is FactOf<'place'> => fact.type === 'place' && isShown(fact),
  );
  const pages = navigationOf(context);
  return (
    <footer class="site-footer">
      <div class="wrap">
        <p class="footer-name">{document.identity.name}</p>
        {places.length > 0 && (
          <address>
            {places.slice(0, 2).map((place) => (
              <div class="footer-place">
                <PlaceText fact={{ ...place, directions: undefined }} context={context} />
              </div>
            ))}
          </address>
        )}
        {contacts.length > 0 && (
          <ul class="footer-contacts">
            {contacts.map((contact) => (
              <li>
                <ContactText fact={contact} context={context} />
              </li>
            ))}
          </ul>
        )}
        {pages.length > 0 && (
          <nav class="footer-nav" aria-label={document.identity.name}>
            <NavigationLinks pages={pages} context={context} />
          </nav>
        )}
        <a class="to-top" href="#top">
          {words.page.top}
        </a>
      </div>
    </footer>
  );
}
