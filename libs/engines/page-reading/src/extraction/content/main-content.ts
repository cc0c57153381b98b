import type { PageFacts } from '../document/page-facts.js';
import { readableBody } from '../document/readable-body.js';
import type { ReadableElement } from '../document/readable.js';
import type { TreeDocument } from '@capstan/parsing';
import { chooseContent } from './choose-content.js';
import { readArticleBody } from '../metadata/json-ld.js';
import { describePictures } from './captions.js';
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

/** Returns the element with the main content of a page, without surrounding elements. */
export function mainContent(tree: TreeDocument, facts: PageFacts): ReadableElement {
  const body = readableBody(tree);
  describePictures(body);
  const called = callsItselfArticle(facts);
  prune(body, { article: false, called });
  let element = chooseContent(body, called);
  const reads = called || proseIn(element) > element.chars * ARTICLE_PROSE;
  if (reads && !LEGAL.test(facts.title)) {
    element = withLead(element, facts.headings);
    if (called) removeTeasers(element);
    prune(element, { article: true, called });
    trimArticle(element, facts, readArticleBody(facts.jsonLd));
  }
  return element;
}

function callsItselfArticle(facts: PageFacts): boolean {
  return (
    /article|blog/i.test(facts.meta.get('og:type') ?? '') ||
    facts.jsonLd.some((text) =>
      /"@type"\s{0,20}:\s{0,20}(?:\[\s{0,20})?"(?:\w{0,40}(?:Article|BlogPosting)|Recipe)"/.test(text),
    )
  );
}
