import { parseHTML } from 'linkedom';
import { findNonPage } from '../block-detection/find-non-page.js';
import { findWall } from '../block-detection/find-wall.js';
import { blockText } from './content/block-text.js';
import { cleanTree } from './content/clean-tree.js';
import { type MainContent, mainContent } from './content/main-content.js';
import { headingIn, withPageHeading } from './content/page-heading.js';
import type { DomDocument } from './document/dom.js';
import type { PageFacts } from './document/page-facts.js';
import { parseTree } from '@capstan/parsing';
import { revealServedContent } from './document/served-content.js';
import { surveyPage } from './document/survey-page.js';
import { absolute, baseOf, collectLinks } from './links.js';
import { toMarkdown } from './markdown/to-markdown.js';
import { pageMetadata } from './metadata/page-metadata.js';
import type { ExtractedPage, Extraction, ExtractionJob } from '../page/page.js';

/** A page with less text and a refresh is a redirect, not a page. */
const SIGNPOST_CHARS = 300;
const SIGNPOST_SECONDS = 10;

/** Reads an HTML page, or returns why it has no content. */
export function extractHtml(job: ExtractionJob, html: string): Extraction {
  const tree = parseTree(html);
  revealServedContent(tree);
  const facts = surveyPage(tree);
  const base = baseOf(job.url, facts.baseHref);
  const wall = findWall({
    headers: job.headers,
    html,
    title: facts.title,
    text: facts.visibleText,
    visibleChars: facts.visibleChars,
  });
  if (wall) {
    return {
      outcome: 'blocked',
      isWall: true,
      detail: `${wall.name} blocks the page`,
      settles: wall.mayClear ? 'by_moving' : undefined,
    };
  }
  const onward = signpost(facts, base, job.url);
  if (onward) return { outcome: 'moved', url: onward };
  const nonPage = findNonPage({
    ...facts,
    frames: facts.frames.map((src) => absolute(src, base)).filter((src) => src !== null),
    html,
    url: job.url,
    requestedUrl: job.requestedUrl,
    isRendered: job.isRendered ?? false,
  });
  if (nonPage) return { outcome: 'blocked', ...nonPage };

  const asked = new Set(job.formats);
  const metadata = pageMetadata(facts, base, job.mediaType);
  const needsContent = asked.has('markdown') || asked.has('text') || asked.has('html');
  const content = needsContent ? mainContent(tree, facts, job.url) : undefined;
  return {
    outcome: 'page',
    page: {
      title: metadata.title,
      ...(content ? written(content, base, facts, metadata.title, asked) : UNWRITTEN),
      links: asked.has('links') ? collectLinks(facts.anchors, base, job.url) : null,
      metadata: asked.has('metadata') ? metadata : null,
    },
  };
}

type Content = Pick<ExtractedPage, 'markdown' | 'text' | 'html'>;

const UNWRITTEN: Content = { markdown: null, text: null, html: null };

function written(
  { element, isArticle }: MainContent,
  base: string,
  facts: PageFacts,
  title: string | null,
  asked: ReadonlySet<string>,
): Content {
  const document = blankDocument();
  const tree = withPageHeading(document, cleanTree(document, element, base), facts, title);
  // Markdown comes last, because writing it consumes the tree.
  const html = asked.has('html') ? tree.innerHTML.trim() : null;
  const heading = isArticle ? headingIn(tree) : null;
  const text = asked.has('text') ? blockText(tree, heading) : null;
  const markdown = asked.has('markdown') ? toMarkdown(document, tree) : null;
  return { markdown, text, html };
}

function blankDocument(): DomDocument {
  const { document } = parseHTML('<!doctype html><html><body></body></html>') as unknown as {
    document: DomDocument;
  };
  return document;
}

/** Returns the target of `<meta http-equiv="refresh">` of a nearly empty page. */
function signpost(facts: PageFacts, base: string, pageUrl: string): string | undefined {
  const refresh = facts.meta.get('refresh');
  if (!refresh || facts.visibleChars > SIGNPOST_CHARS) return undefined;
  const match = /^\s*(\d{1,3})(?:\.\d*)?\s*[;,]\s*(?:url\s*=\s*)?["']?([^"']+)/i.exec(refresh);
  if (!match || Number(match[1]) > SIGNPOST_SECONDS) return undefined;
  const target = absolute(match[2]!, base);
  return target && target !== pageUrl ? target : undefined;
}
