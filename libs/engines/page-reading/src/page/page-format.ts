/** Output formats of a page. */
export const PAGE_FORMATS = ['markdown', 'text', 'html', 'links', 'metadata'] as const;

export type PageFormat = (typeof PAGE_FORMATS)[number];
