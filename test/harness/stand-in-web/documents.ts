import { ARTICLE_TITLE } from './article.page.js';
import { type Handler, sendHtml } from './exchange.js';

/** One thing that searches find; served at `path`. */
export interface StandInDocument {
  path: string;
  title: string;
  summary: string;
  /** ISO date. */
  publishedAt: string;
}

/** The results of every search upstream, best first, for any query. */
export const DOCUMENTS: readonly StandInDocument[] = [
  {
    path: '/article',
    title: ARTICLE_TITLE,
    summary: 'How coastal mills stored the sea behind a gate and ground flour at low water.',
    publishedAt: '2026-04-18T07:30:00Z',
  },
  {
    path: '/documents/sluice-gates',
    title: 'Sluice gates in oak and iron',
    summary: 'Why salt water is kinder to oak than to iron, and what that meant for the builders of gates.',
    publishedAt: '2026-03-02T09:00:00Z',
  },
  {
    path: '/documents/reading-tide-tables',
    title: 'Reading a tide table without a phone',
    summary: 'Springs, neaps and the rule of twelfths, explained with a bucket.',
    publishedAt: '2025-11-27T16:45:00Z',
  },
  {
    path: '/documents/salt-marsh-birds',
    title: 'Birds of the salt marsh in winter',
    summary: 'Which waders stay when the ponds freeze, and where to stand to see them.',
    publishedAt: '2025-12-14T08:15:00Z',
  },
  {
    path: '/documents/millstone-dressing',
    title: 'Dressing a millstone by hand',
    summary: 'The furrows of a stone wear flat in a month of work; a bill and patience bring them back.',
    publishedAt: '2026-01-20T12:00:00Z',
  },
];

/** Serves the documents other than the article. */
export const documentPage: Handler = ({ request, response }) => {
  const found = DOCUMENTS.find(({ path }) => path === request.path);
  if (!found) {
    sendHtml(response, '<!doctype html><title>Not Found</title>', { status: 404 });
    return;
  }
  sendHtml(
    response,
    `<!doctype html><html lang="en"><head><title>${found.title}</title></head><body><article><h1>${found.title}</h1>` +
      `<p>${found.summary}</p><p>This note is kept short on purpose; it exists so that a link from a search leads to a page with text.</p></article></body></html>`,
  );
};
