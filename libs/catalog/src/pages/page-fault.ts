/** Why a page cannot be read, where another request of the caller can help. */
export type PageFault = 'absent' | 'selector_not_found' | 'too_large' | 'not_html';

/** What the caller can do about it: the `alternative_action` of the error. */
export const NEXT_STEP: Readonly<Record<PageFault, string>> = {
  absent: 'Check the URL; POST /v1/map lists the pages of a site.',
  selector_not_found: 'Check the selector in `wait_for` against the page, or omit `wait_for`.',
  too_large: 'Send a higher `max_bytes`, or the URL of a smaller page.',
  not_html: 'Send the URL of an HTML page; POST /v1/scrape also reads PDFs, feeds and text.',
};
