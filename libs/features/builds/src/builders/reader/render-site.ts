import type { renderSite } from '@capstan/site-renderer';

/** Renders the files of a site from its document. */
export type RenderSite = typeof renderSite;

/** Injection token of RenderSite. */
export const RENDER_SITE = Symbol('render-site');
