/**
 * Renders a document of a site to files: pages as static HTML, one style sheet, typefaces with the characters that the
 * site needs, and a script only where there are forms or entries. Pure: it reads its own style sheets, icons and
 * typefaces, and nothing else. Main function: {@link renderSite}.
 */
export { DOCUMENT_PATH, FACTS_PATH } from './files/site-files.js';
export { renderSocialCard, SOCIAL_CARD, SOCIAL_IMAGE, SOCIAL_IMAGE_SIZE } from './render-social-card.js';
export { type RenderOptions, renderSite, type SiteFiles } from './render-site.js';
export { type InterfaceWords, interfaceLanguages, interfaceWords } from './words/interface-words.js';
