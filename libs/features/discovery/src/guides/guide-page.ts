/** A page of documentation in Markdown, behind a link of llms.txt. */
export interface GuidePage {
  /** Below `/docs/`, without `.md`. */
  readonly page: string;
  /** Heading in llms.txt that it stands under. */
  readonly section: 'Guides' | 'Clients' | 'Capabilities' | 'Reference' | 'Errors' | 'Optional';
  readonly name: string;
  /** What is in it, in a phrase. */
  readonly note: string;
  readonly markdown: string;
}

/** Path of a page. */
export const guidePath = (page: string): string => `/docs/${page}.md`;
