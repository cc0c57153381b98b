import type { PageFacts } from '../document/page-facts.js';
import { readableBody } from '../document/readable-body.js';
import { type ReadableElement, commonAncestor, isWithin } from '../document/readable.js';
import type { TreeDocument } from '@capstan/parsing';
import { chooseContent } from './choose-content.js';
import { removeLabeledBoxes } from './labeled-boxes.js';
import { removeMenus } from './menus.js';
import { offersIn } from './offers.js';
import { type PageKind, pageKind } from './page-kind.js';
import { discussionIn } from './posts.js';
import { readArticleBody } from '../metadata/json-ld.js';
import { describePictures } from './captions.js';
import { removeDiscussionBelow } from './discussion-below.js';
import { withLead } from './lead.js';
import { prune } from './prune.js';
import { removeTeasers } from './teasers.js';
import { trimArticle } from './trim-article.js';
import { proseIn } from './weigh.js';

/** Minimum share of prose in the text of an article. */
const ARTICLE_PROSE = 0.7;

/** Pages whose content is what other pages only have as notices. */
const LEGAL =
  /copyright|licen[cs]e|cookie|privacy|legal|terms of|imprint|impressum|datenschutz|nutzungsbedingungen|mentions légales|aviso legal|privacidad/i;

/** The main content of a page, and whether it is running text, whose heading is its title. */
export interface MainContent {
  element: ReadableElement;
  isArticle: boolean;
}

/** Finds the main content of a page, without surrounding elements. */
export function mainContent(tree: TreeDocument, facts: PageFacts, url: string): MainContent {
  const body = readableBody(tree);
  describePictures(body);
  const kind = pageKind(body, facts);
  const called = kind === 'article';
  prune(body, { article: false, called, product: kind === 'product' });
  const discussion = discussionIn(body, facts, url);
  if (discussion) return { element: discussion, isArticle: false };
  if (!called) removeLabeledBoxes(body, kind);
  const offers = kind === 'other' ? offersIn(body) : undefined;
  const element = contentOf(body, kind);
  if (offers) return { element: around(element, offers), isArticle: false };
  const reads = called || (kind === 'other' && proseIn(element) > element.chars * ARTICLE_PROSE);
  if (!reads || LEGAL.test(facts.title)) return { element, isArticle: false };
  const article = withLead(element, facts.headings);
  if (called) removeTeasers(article);
  removeDiscussionBelow(article);
  prune(article, { article: true, called });
  trimArticle(article, facts, readArticleBody(facts.jsonLd));
  return { element: article, isArticle: true };
}

/** Returns the smallest element with both the content and the entries of a collection. */
function around(content: ReadableElement, offers: ReadableElement): ReadableElement {
  if (isWithin(offers, content)) return content;
  return isWithin(content, offers) ? offers : (commonAncestor([content, offers]) ?? content);
}

/** Chooses the content; menus are removed only where it is not in one element, because content has menus too. */
function contentOf(body: ReadableElement, kind: PageKind): ReadableElement {
  const element = chooseContent(body, kind);
  if (element !== body || kind === 'article') return element;
  removeMenus(body);
  return chooseContent(body, kind);
}
