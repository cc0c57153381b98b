import type { Page, Section, SiteDocument } from '@capstan/site-document';
import { h, renderToHtml } from '../jsx/h.js';
import { needsScript, recordsScript } from '../records/script-data.js';
import { SECTIONS } from '../sections/sections.js';
import { PageContext } from '../context/page-context.js';
import { Head, scriptJson } from './head.js';
import { SiteFooter, SiteHeader } from './page-parts.js';
import { rowsOf } from './rows.js';
import { structuredData } from './structured-data.js';

export interface PageOptions {
  /** Ids of the facts that some page shows. */
  shown: ReadonlySet<string>;
  hasSocialImage: boolean;
}

/** A page as HTML. */
export function renderPage(
  document: SiteDocument,
  page: Page,
  { shown, hasSocialImage }: PageOptions,
): string {
  const context = new PageContext(document, page);
  const { identity, language } = document;
  const isHome = page.path === '/';
  const hasScript = needsScript(page);
  const { id, density, textSize } = document.theme;
  const look = [`theme-${id}`, `density-${density}`, ...(textSize === undefined ? [] : [`text-${textSize}`])];
  const content = (
    <html lang={language} class={look.join(' ')}>
      <Head
        context={context}
        title={isHome ? homeTitle(document) : `${page.title} – ${identity.name}`}
        description={descriptionOf(document, page)}
        hasScript={hasScript}
        hasSocialImage={hasSocialImage}
        structuredData={isHome ? structuredData(document, shown) : null}
      />
      <body id="top" class={bodyClass(document, page)}>
        <a class="skip" href="#main">
          {context.words.page.skip}
        </a>
        <SiteHeader context={context} />
        <main id="main" tabindex="-1">
          {hasTitle(page) ? null : <h1 class="visually-hidden">{page.title}</h1>}
          {rowsOf(page.sections, (section) => context.factsOf(section.facts)).map((row) => {
            const parts = row.map((section) => {
              const Component = SECTIONS[section.component];
              return <Component section={section} facts={context.factsOf(section.facts)} context={context} />;
            });
            return parts.length === 1 ? parts[0] : <div class="s pair">{parts}</div>;
          })}
        </main>
        <SiteFooter context={context} shown={shown} />
        {hasScript && (
          <script
            type="application/json"
            id="records"
            dangerouslySetInnerHTML={{ __html: scriptJson(recordsScript(context)) }}
          />
        )}
      </body>
    </html>
  );
  return `<!doctype html>\n${renderToHtml(content)}\n`;
}

/** `names-itself`: the first thing on the page is the name, so that a theme may leave it out above. */
function bodyClass({ identity, theme }: SiteDocument, { path, sections }: Page): string {
  const first = sections.find(isOfPage);
  const isNamed = first?.component === 'hero' && (first.heading?.text ?? identity.name) === identity.name;
  const place = path === '/' ? 'is-home' : 'is-inner';
  return [place, `images-${theme.imageTreatment}`, ...(isNamed ? ['names-itself'] : [])].join(' ');
}

/** Notices come and go; a page begins with what is below them. */
const isOfPage = ({ component }: Section): boolean => component !== 'notice';

const hasTitle = ({ sections }: Page): boolean =>
  sections.some(({ component }: Section) => component === 'hero' || component === 'page-title');

function homeTitle({ identity: { name, tagline } }: SiteDocument): string {
  const title = tagline ? `${name} – ${tagline.text}` : name;
  return title.length <= 70 ? title : name;
}

/** Search engines show a shorter description next to texts of their own choice. */
const MIN_DESCRIPTION = 50;

/** The first sentences of the page that are the customer's own, until they are long enough. */
function descriptionOf({ identity, facts }: SiteDocument, page: Page): string | null {
  const texts = page.sections
    .filter(isOfPage)
    .flatMap(({ body, heading, facts: ids }) => [
      ...(body ?? []).map(({ text }) => text),
      ...ids.flatMap((id) =>
        facts.flatMap((fact) => (fact.id === id && fact.type === 'statement' ? fact.text : [])),
      ),
      ...(heading ? [heading.text] : []),
    ]);
  const tagline = page.path === '/' ? identity.tagline?.text : undefined;
  const first = tagline ?? texts.find((text) => text.length > 20) ?? texts[0] ?? identity.tagline?.text;
  if (first === undefined) return null;
  const others = texts.filter((text) => text !== first);
  return others.reduce(
    (said, text) =>
      said.length < MIN_DESCRIPTION ? `${said}${/[.!?。！？]$/u.test(said) ? ' ' : ' – '}${text}` : said,
    first,
  );
}
