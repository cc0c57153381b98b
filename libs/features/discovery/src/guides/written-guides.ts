import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { errorsFolder } from '../errors/read-error-pages.js';
import { type GuidePage, guidePath } from './guide-page.js';

/** Hand-written pages of the repository. */
const WRITTEN: readonly (Omit<GuidePage, 'markdown'> & { file: string })[] = [
  {
    page: 'research',
    section: 'Guides',
    name: 'Research',
    note: 'cited reports: parameters, stream, report, evidence for every sentence',
    file: 'docs/research.md',
  },
  {
    page: 'builds',
    section: 'Guides',
    name: 'Builds',
    note: 'a site or app from a prompt: start, follow, instruct, stop, download',
    file: 'docs/builds.md',
  },
  {
    page: 'webhooks',
    section: 'Guides',
    name: 'Webhooks',
    note: 'events sent to your URL: signatures, retries, event types',
    file: 'docs/webhooks.md',
  },
  {
    page: 'messages',
    section: 'Guides',
    name: 'Messages',
    note: 'e-mail, SMS, chat, push, webhook, inbox: content, status, delivery reports, limits',
    file: 'docs/messages.md',
  },
  {
    page: 'versioning',
    section: 'Guides',
    name: 'Versions and deprecation',
    note: 'what /v1 guarantees, what clients must be prepared for, how features are deprecated',
    file: 'docs/versioning.md',
  },
  {
    page: 'typescript',
    section: 'Clients',
    name: 'TypeScript client',
    note: 'typed calls, retries, streams that resume, tool definitions',
    file: 'libs/clients/typescript/README.md',
  },
  {
    page: 'python',
    section: 'Clients',
    name: 'Python client',
    note: 'the same, sync and async',
    file: 'libs/clients/python/README.md',
  },
  {
    page: 'mcp',
    section: 'Clients',
    name: 'MCP server',
    note: 'the tools over Streamable HTTP at /mcp with a Bearer key, or as a program over stdio',
    file: 'apps/mcp/README.md',
  },
];

/** The service address used by pages in the repository. */
const WRITTEN_BASE = 'http://127.0.0.1:3000';
const IMAGE = /!\[([^\]]*)\]\([^)]*\)/g;
/** A link to a file of the repository; URLs and anchors are not changed. */
const LINK_TO_FILE = /\[([^\]]+)\]\((?!https?:|#|mailto:|\/)([^)#\s]+)(#[^)\s]*)?\)/g;
const ERROR_PAGE = /(?:^|\/)errors\/([a-z-]+)\.md$/;

/** Reads the written pages that exist, with this deployment's URL and links that work here. */
export function writtenGuides(baseUrl: string, root: string = dirname(dirname(errorsFolder()))): GuidePage[] {
  return WRITTEN.filter(({ file }) => existsSync(join(root, file))).map(({ file, ...page }) => ({
    ...page,
    markdown: asServed(readFileSync(join(root, file), 'utf8'), dirname(file), baseUrl),
  }));
}

/** Converts a written page for serving: links to files that are not served become plain text. */
export function asServed(markdown: string, folder: string, baseUrl: string): string {
  const addressOf = (file: string): string | undefined => {
    const path = join(folder, file);
    const slug = ERROR_PAGE.exec(path)?.[1];
    if (slug !== undefined) return `${baseUrl}${guidePath(`errors/${slug}`)}`;
    const guide = WRITTEN.find((written) => written.file === path);
    return guide && `${baseUrl}${guidePath(guide.page)}`;
  };
  return markdown
    .replaceAll(IMAGE, '$1')
    .replaceAll(LINK_TO_FILE, (_link, text: string, file: string, anchor: string = '') => {
      const address = addressOf(file);
      return address === undefined ? text : `[${text}](${address}${anchor})`;
    })
    .replaceAll(WRITTEN_BASE, baseUrl);
}
