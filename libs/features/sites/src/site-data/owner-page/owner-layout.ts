import { type Html, html } from '@capstan/platform-http';

/** The frame of each page of an owner. */
export interface OwnerFrame {
  siteName: string;
  /** Path of the owner's pages, with a trailing slash. */
  root: string;
  /** Pages in the navigation; the current one by its path. */
  current: string;
  collections: readonly { name: string; title: string }[];
  /** Whether texts can be changed. */
  hasTexts: boolean;
  /** Whether pictures can be changed. */
  hasPictures: boolean;
}

/** A page of the owner. @param title of the page, below the name of the site. */
export function ownerPage(frame: OwnerFrame, title: string, content: Html): string {
  const { siteName, root, current, collections, hasTexts, hasPictures } = frame;
  const links = [
    { path: '', label: 'Overview' },
    ...collections.map((collection) => ({ path: `entries/${collection.name}`, label: collection.title })),
    { path: 'members', label: 'Members' },
    ...(hasTexts ? [{ path: 'texts', label: 'Hours, prices and texts' }] : []),
    ...(hasPictures ? [{ path: 'pictures', label: 'Pictures' }] : []),
  ];
  const items = links.map(({ path, label }) => {
    const isCurrent = path === current ? html` aria-current="page"` : undefined;
    return html`<li><a href="${root}${path}"${isCurrent}>${label}</a></li>`;
  });
  return document(
    `${title} – ${siteName}`,
    html`<header>
<h1>${siteName}</h1>
<nav aria-label="Pages"><ul>${items}</ul></nav>
</header>
<main><h2>${title}</h2>
${content}
</main>`,
  );
}

/** The page for an unknown URL. */
export const ownerErrorPage = (title: string, text: string): string =>
  document(title, html`<main><h1>${title}</h1><p>${text}</p></main>`);

const document = (title: string, body: Html): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="stylesheet" href="/o/owner-page.css">
</head>
<body>
${body}
</body>
</html>
`.toString();
