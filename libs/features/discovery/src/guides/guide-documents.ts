import { MARKDOWN_TYPE } from '../serving/media-types.js';
import { type ServedDocument, servedDocument } from '../serving/served-document.js';
import type { GuidePage } from './guide-page.js';

/** The pages linked from llms.txt, created once. */
export class GuideDocuments {
  private readonly byPage: ReadonlyMap<string, ServedDocument>;

  constructor(pages: readonly GuidePage[]) {
    this.byPage = new Map(pages.map(({ page, markdown }) => [page, servedDocument(markdown, MARKDOWN_TYPE)]));
  }

  /** Undefined if the page does not exist. */
  get(page: string): ServedDocument | undefined {
    return this.byPage.get(page);
  }
}
