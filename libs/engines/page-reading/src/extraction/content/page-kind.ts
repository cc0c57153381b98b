import type { PageFacts } from '../document/page-facts.js';
import { type ReadableElement, isReadableElement, readableAttribute } from '../document/readable.js';
import { nameWords } from './names.js';
import { isProductItem } from './product.js';

/** What a page is about decides what is clutter on it: comments below an article, reviews below a product. */
export type PageKind = 'article' | 'product' | 'other';

/** WordPress plugins call every page an article; the class of the body says what it is. */
const NO_ARTICLE_BODY =
  /(?:^|\s)(?:page-id-\d+|page-template|home|blog|archive|category|tag|search|single-product|woocommerce-page|post-type-archive\S*|tax-\S+)(?:$|\s)/;

const ARTICLE_TYPE = /"@type"\s{0,20}:\s{0,20}(?:\[\s{0,20})?"(?:\w{0,40}(?:Article|BlogPosting)|Recipe)"/;
const PRODUCT_TYPE = /"@type"\s{0,20}:\s{0,20}(?:\[\s{0,20})?"Product(?:Group)?"/g;

/** Names of the body, or of the element around everything, on the pages of products. */
const PRODUCT_PAGE =
  /(?:^|[\s_-])(?:product-?(?:detail|details|info|page|view)|single-product|pdp)(?:$|[\s_-])/i;

/** A page with more products is a collection. */
const MAX_PRODUCTS = 2;

export function pageKind(body: ReadableElement, facts: PageFacts): PageKind {
  if (facts.jsonLd.some((text) => ARTICLE_TYPE.test(text))) return 'article';
  const ogType = facts.meta.get('og:type') ?? '';
  if (statesProduct(facts, ogType) || isOneProduct(body) || isCalledProduct(body)) return 'product';
  const isArticle =
    /article|blog/i.test(ogType) && !NO_ARTICLE_BODY.test(readableAttribute(body, 'class') ?? '');
  return isArticle ? 'article' : 'other';
}

function statesProduct({ jsonLd, meta }: PageFacts, ogType: string): boolean {
  if (/^(?:og:)?product(?:\.item)?$/i.test(ogType) || meta.has('product:price:amount')) return true;
  const products = jsonLd.reduce((sum, text) => sum + (text.match(PRODUCT_TYPE)?.length ?? 0), 0);
  return products > 0 && products <= MAX_PRODUCTS;
}

function isCalledProduct(body: ReadableElement): boolean {
  const outer = body.children.filter(isReadableElement).find(({ chars }) => chars > body.chars * 0.8);
  return [body, outer].some((element) => element && PRODUCT_PAGE.test(nameWords(element)));
}

function isOneProduct(body: ReadableElement): boolean {
  let products = 0;
  const visit = (element: ReadableElement): void => {
    if (isProductItem(element)) products++;
    for (const child of element.children) if (isReadableElement(child)) visit(child);
  };
  visit(body);
  return products > 0 && products <= MAX_PRODUCTS;
}
