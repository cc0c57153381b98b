import type { SiteDocument } from '@capstan/site-document';
import { readAsset } from './assets/asset-folder.js';
import { socialCard } from './page/social-card.js';
import type { SiteFiles } from './render-site.js';

export { SOCIAL_IMAGE, SOCIAL_IMAGE_SIZE } from './page/social-image.js';

/** The page to photograph for shared links. */
export const SOCIAL_CARD = 'social-card.html';

/** The files of that page; it also needs the style sheet and the typefaces of the site. */
export const renderSocialCard = (document: SiteDocument): SiteFiles =>
  new Map([
    [SOCIAL_CARD, socialCard(document)],
    ['social-card.css', readAsset('style/social-card.css')],
  ]);
