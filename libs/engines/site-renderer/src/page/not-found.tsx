import type { SiteDocument } from '@capstan/site-document';
import { h, renderToHtml } from '../jsx/h.js';
import { PageContext } from '../context/page-context.js';
import { Head } from './head.js';
import { SiteHeader } from './page-parts.js';

/** `404.html`, which most hosts serve for URLs that do not exist. */
export function notFoundPage(document: SiteDocument): string {
  const context = new PageContext(document, { path: '/404' });
  const { notFoundTitle, notFoundText, notFoundBack } = context.words.page;
  const content = (
    <html lang={document.language} class={`theme-${document.theme.id}`}>
      <Head
        context={context}
        title={`${notFoundTitle} – ${document.identity.name}`}
        description={null}
        hasScript={false}
        isPrivate
      />
      <body id="top" class="is-inner">
        <SiteHeader context={context} />
        <main id="main">
          <section class="s s-page-title v-plain">
            <div class="wrap">
              <p class="eyebrow">404</p>
              <h1>{notFoundTitle}</h1>
              <div class="lead">
                <p>{notFoundText}</p>
              </div>
              <p class="act">
                <a class="btn" href="index.html">
                  <span>{notFoundBack}</span>
                </a>
              </p>
            </div>
          </section>
        </main>
      </body>
    </html>
  );
  return `<!doctype html>\n${renderToHtml(content)}\n`;
}
