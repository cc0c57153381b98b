import { words } from '../words.js';

/**
 * What surrounds content, as data. `name` patterns are matched against the words of class and id (`share-bar`
 * gives `share`, `bar` and `share-bar`), never against parts of words: `sharepoint` is not `share`.
 */
export const CLUTTER_TAGS: ReadonlySet<string> = new Set(
  words('nav aside footer dialog menu button input select textarea option label progress meter link meta'),
);

export const CLUTTER_ROLES: ReadonlySet<string> = new Set(
  words(
    'navigation complementary contentinfo search menu menubar dialog alertdialog alert toolbar tablist button',
  ),
);

/** Matches a class or id that has one of the names as a whole word. */
function named(list: string): RegExp {
  return new RegExp(`(?:^|[\\s_-])(?:${words(list).join('|')})(?:$|[\\s_-])`, 'i');
}

/** Removed wherever it stands. */
export const CLUTTER_NAME = named(`
  share sharing sharedaddy social socials addtoany addthis follow-us tweet-button newsletter
  subscribe subscription paywall-offer signup sign-up promo promos promotion advert adverts
  advertisement advertising ad ads adsbygoogle dfp sponsor sponsored outbrain taboola recirc
  recirculation related related-posts relatedposts read-more-box recommended recommendations
  more-stories you-may-like trending most-read popular-posts breadcrumb breadcrumbs pagination
  pager post-navigation nav-links prev-next nextprev cookie cookies cookie-banner consent gdpr
  onetrust skip-link skiplink skip-to-content sr-only visually-hidden visuallyhidden
  screen-reader-text screen-reader-only assistive-text sidebar side-bar site-header navbar nav
  navigation main-menu footer page-footer site-footer masthead mw-editsection mw-jump-link navbox
  headerlink anchor-link anchorlink heading-anchor hash-link copy-button copybtn clipboard
  print-link print-button author-bio author-box about-author byline-bio feedback rating-form
  jp-relatedposts gallery-caption carousel slideshow tags tag-list post-tags entry-tags toolbar
  popup modal lightbox
`);

/** Discussion below an article; the very content of a forum. */
export const DISCUSSION_NAME = named(
  'comments comment-list commentlist comments-area comment-section disqus disqus_thread respond replies livefyre',
);

/** Text of permalinks beside headings, and other single signs that are no content. */
export const SIGN_TEXT = /^[#¶§🔗\u2693\ue000-\uf8ff]$/u;

/** Words that open an invitation to read on: clutter when most of the block is links. */
export const INVITATION =
  /^(?:read (?:more|next|also)|see more|more (?:on|from|stories)|related\b|recommended|don.?t miss|you (?:may|might) (?:also )?like|also read|trending|most (?:read|popular)|latest (?:news|stories)|click here|get .{0,60} on the go|sign up|subscribe|follow (?:us|me)|join our|lesen sie (?:auch|mehr)|mehr zum thema|das könnte sie|lire aussi|à lire|sur le même sujet|lee también|te puede interesar|leia (?:também|mais)|veja também|leggi anche)/i;

/** Whole texts of blocks that are labels of the page, not content. */
export const LABEL =
  /^(?:advert(?:isement|ising)?|sponsored|anzeige|werbung|publicité|publicidad|share(?: this)?(?: article)?|caption|close|image \d+ of (?:\/ ?)?\d+|comments?|print|e-?mail|copy link|skip to (?:main )?content|this slideshow requires javascript\.?|loading(?:…|\.\.\.)?)$/i;

/** Notices that are shown to every reader of every page. */
export const NOTICE = /(?:uses? cookies|enable javascript|adblocker|cookie policy)/i;
