import { words } from '../words.js';

/**
 * What surrounds content, as data. `name` patterns are matched against the words of class and id (`share-bar` gives
 * `share`, `bar` and `share-bar`), never against parts of words: `sharepoint` is not `share`.
 */
export const CLUTTER_TAGS: ReadonlySet<string> = new Set(
  words('nav aside footer dialog menu button input select textarea option label progress meter link meta'),
);

export const CLUTTER_ROLES: ReadonlySet<string> = new Set(
  words(
    'navigation complementary contentinfo search menu menubar dialog alertdialog alert toolbar tablist button',
  ),
);

/** Matches a class or id that contains one of the names as a whole word. */
function named(list: string): RegExp {
  return new RegExp(`(?:^|[\\s_-])(?:${words(list).join('|')})(?:$|[\\s_-])`, 'i');
}

/** Always removed. */
export const CLUTTER_NAME = named(`
  share sharing sharedaddy social socials addtoany addthis follow-us tweet-button newsletter
  subscribe subscription paywall-offer signup sign-up promo promos promotion advert adverts
  advertisement advertising ad ads adsbygoogle dfp sponsor sponsored outbrain taboola recirc
  recirculation related related-posts relatedposts read-more-box recommended recommendations
  more-stories you-may-like trending most-read popular-posts breadcrumb breadcrumbs pagination
  pager post-navigation nav-links prev-next nextprev cookie cookies cookie-banner consent gdpr
  onetrust skip-link skiplink skiplinks skip-links skip-nav skip-to-content sr-only visually-hidden visuallyhidden
  screen-reader-text screen-reader-only assistive-text sidebar side-bar site-header navbar nav
  navigation main-menu footer page-footer site-footer masthead mw-editsection mw-jump-link navbox
  headerlink anchor-link anchorlink heading-anchor hash-link copy-button copybtn clipboard
  print-link print-button author-bio author-box about-author byline-bio feedback rating-form
  jp-relatedposts gallery-caption carousel slideshow tags tag-list post-tags entry-tags toolbar
  popup modal lightbox upsell upsells up-sell cross-sell cross-sells cross-selling related-products
  similar-products similar-items recommended-products recently-viewed also-bought also-viewed customers-also
  you-may-also minicart mini-cart cart-summary shopping-cart wish-list wishlist
`);

/** Controls around the entries of a collection. */
export const LISTING_CONTROL_NAME = named(`
  facet facets facetednav facet-list faceted filters filter-list filter-options filter-set refine refinement refinements refine-by
  layered-nav layered-navigation guidednav sort-by sorter sorting sort-bar sort-options paging pagination-bar view-mode
  view-switcher results-per-page per-page hide hidden
`);

/** Boxes at the top of all pages of a site. */
export const HEADER_NAME = named(
  'header header-container header-wrap header-wrapper header-top header-links top-bar topbar top-links',
);

/** What surrounds a product: opinions, and offers of other products. */
export const PRODUCT_CLUTTER_NAME = named(`
  review reviews review-list customer-reviews product-reviews rating ratings testimonials questions question-list qa
  faq faqs similar related recommendations recommended others-bought size-chart size-guide shipping-info delivery-info
`);

/** Discussion below an article; the main content of a forum. */
export const DISCUSSION_NAME = named(
  'comments comment-list commentlist comments-area comment-section disqus disqus_thread respond replies livefyre',
);

/** Short elements around the text of an article: author, date, sections. */
export const ARTICLE_NAME = named(`
  byline by-line author authors dateline date datetime timestamp published publish-date pubdate posted posted-on
  updated meta metadata post-info article-info entry-info kicker category categories cat-links topics topic
  keywords tag credit credits photo-credit image-credit copyright source reading-time read-time readtime
  views view-count likes votes rating ratings print email login log-in register account piano paywall
  poll teaser more-link read-more readmore continue-reading back-to-top permalink edit-link post-footer
  entry-footer article-footer counter icon icons badge button btn buttons cta
`);

/** Captions and credits of pictures, outside of `<figcaption>`. */
export const CAPTION_NAME = named(`
  caption captions wp-caption-text image-caption photo-caption media-caption credit photo-credit image-credit
  img-caption pic-caption caption-text
`);

/** Boxes around pictures. */
export const PICTURE_NAME = named(
  'photo image picture img images photos main-image lead-image featured-image',
);

/** Boxes about the author of an article. */
export const AUTHOR_NAME = named(`
  author bio biography author-info author-profile authorbox about-the-author contributor contributors vcard
`);

/** Names that only mean a discussion: `comments-area`, but not `live-comments`, which may be a report. */
export const WHOLE_DISCUSSION_NAME =
  /(?:^|\s)(?:comments|comment-?list|comment-?section|disqus|disqus_thread|livefyre)(?:$|[\s_-])/i;

/** Matches a class or id that ends with one of the names: `photo-gallery`, but not `gallery-item-text`. */
function calledLast(list: string): RegExp {
  return new RegExp(`(?:^|[\\s_-])(?:${words(list).join('|')})(?:$|\\s)`, 'i');
}

/** Boxes within and around an article that are not part of its text: news of the day, calls to action. */
export const BOX_NAME = calledLast(`
  cta rollover tooltip popover hovercard breaking-news latest-news newsticker call-to-action top-stories boilerplate
`);

/** Rows of pictures, each with text. */
export const GALLERY_NAME = calledLast('gallery galleries');

/** Common names of the element with the text of an article. */
export const BODY_NAME = new RegExp(
  `(?:^|[\\s_-])(?:${words(`
    article[_-]*(?:body|content|text|main|inner) (?:entry|post|story|blog|news|page|main|single|text)[_-]*(?:content|body|text|copy)
    body[_-]*(?:text|copy|content) content[_-]*(?:body|text|main|article) td-post-content
    field--name-body recipe[_-]*content mw-parser-output
  `).join('|')})(?:$|\\s|[_-]{2})`,
  'i',
);

/** Common names of the element with a product. */
export const PRODUCT_NAME = named(`
  product-detail product-details product-view product-main product-info product-content product-page product-essential
  product-single product-wrap product-container product-description pdp pdp-main pdp-content pdp-container
`);

/** Text of permalinks next to headings, and other single characters that are not content. */
export const SIGN_TEXT = /^[#¶§🔗\u2693\ue000-\uf8ff]$/u;
