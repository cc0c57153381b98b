import type { SiteDocument } from '@capstan/site-document';
import { PageContext } from '../context/page-context.js';
import { h, renderToHtml } from '../jsx/h.js';
import { Head } from './head.js';

const MAX_LINE = 120;

/** The page that becomes the picture for shared links: the name and what it is, in the theme of the site. */
export function socialCard(document: SiteDocument): string {
  const { identity, language, theme } = document;
  const context = new PageContext(document, { path: '/social-card' });
  const line = identity.tagline && identity.tagline.text.length <= MAX_LINE ? identity.tagline.text : null;
  const content = (
    <html lang={language} class={`theme-${theme.id}`}>
      <Head
        context={context}
        title={identity.name}
        description={null}
        hasScript={false}
        preloads={[]}
        isPrivate
        styleSheets={['social-card.css']}
      />
      <body class="social-card">
        <main>
          <h1>{identity.name}</h1>
          {line !== null && <p>{line}</p>}
        </main>
      </body>
    </html>
  );
  return `<!doctype html>\n${renderToHtml(content)}\n`;
}
