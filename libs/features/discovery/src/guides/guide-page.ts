/** A documentation page in Markdown, linked from llms.txt. */
export interface GuidePage {
  /** Below `/docs/`, without `.md`. */
  readonly page: string;
  /** Section of llms.txt that lists it. */
  readonly section: 'Guides' | 'Clients' | 'Capabilities' | 'Reference' | 'Errors' | 'Optional';
  readonly name: string;
  /** Short description of its content. */
  readonly note: string;
  readonly markdown: string;
}

/** Path of a page. */
export const guidePath = (page: string): string => `/docs/${page}.md`;
