/**
 * The stand-in web: a loopback server with pages, faults and search providers for suites that need a controlled internet.
 * Main type: {@link StandInWeb}.
 */
export { ARTICLE_SENTENCE, ARTICLE_TITLE } from './article.page.js';
export type { Behavior, VendorBehavior, WireBehavior } from './behavior.js';
export { DOCUMENTS, type StandInDocument } from './documents.js';
export { type Exchange, type Handler, type ReceivedRequest, sendHtml, sendJson } from './exchange.js';
export { CHARSET_TEXTS } from './charset.routes.js';
export { OBSTACLE_PATHS } from './obstacle.routes.js';
export type { RobotsAnswer } from './robots.js';
export { SCRIPTED_SENTENCE } from './script.routes.js';
export { StandInWeb } from './stand-in-web.js';
export type { UpstreamName } from './upstreams.js';
